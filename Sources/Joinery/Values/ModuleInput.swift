/// What a module needs from outside, and what building it gives back.
///
/// The input is the module's whole interface: who builds the module knows this type and nothing else of it.
///
/// ```swift
/// struct UserDetailInput: ModuleInput {
///     typealias Entry = any UserDetailView
///     var userID: User.ID
///     weak var delegate: (any UserDetailDelegate)?
/// }
/// ```
public protocol ModuleInput: SendableMetatype {
    /// What building the module returns, often its view. One of the module's bindings must provide it.
    associatedtype Entry
}
