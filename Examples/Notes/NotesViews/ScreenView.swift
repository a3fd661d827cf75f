/// A view that fills the screen.
///
/// Modules pass it on and cannot look inside: what there is to see is a matter of the technology.
@MainActor
package protocol ScreenView: AnyObject {}
