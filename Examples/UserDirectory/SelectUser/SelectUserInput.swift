public import Entities
public import Joinery

/// What choosing a user needs from outside.
public struct SelectUserInput: ModuleInput, Sendable {
    /// Building it gives the screen.
    public typealias Entry = any SelectUserView

    /// What the user is chosen for.
    public var title: String
    /// Called once if a user is chosen, and never if not.
    public var onSelected: @MainActor (User) -> Void

    /// A request to choose a user.
    public init(title: String, onSelected: @escaping @MainActor (User) -> Void) {
        self.title = title
        self.onSelected = onSelected
    }
}
