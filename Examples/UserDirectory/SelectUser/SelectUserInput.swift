public import Entities
public import JoineryNavigation

/// What choosing a user needs from outside.
public struct SelectUserInput: InputWithOutput, Sendable {
    /// Building it gives the view.
    public typealias Entry = any SelectUserView

    /// What the user is chosen for.
    public var title: String
    /// Hears of the user once if one is chosen, and never if not.
    public var output: ModuleOutput<User>

    /// A request to choose a user.
    public init(title: String, output: ModuleOutput<User> = ModuleOutput()) {
        self.title = title
        self.output = output
    }
}
