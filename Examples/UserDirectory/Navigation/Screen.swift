/// Something that fills the screen: what a navigator moves between.
@MainActor
public protocol Screen: AnyObject {
    /// Called once, when the screen has come into view.
    func appear()
}
