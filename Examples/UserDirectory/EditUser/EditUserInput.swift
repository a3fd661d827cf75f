public import Entities
public import JoineryNavigation

/// What editing a user needs from outside.
public struct EditUserInput: InputWithOutput, Sendable {
    /// Building it gives the view.
    public typealias Entry = any EditUserView

    /// The user as they are now.
    public var user: User
    /// What to change at once, if anything.
    public var firstChange: FieldChange?
    /// Hears of the user when they were saved, and of nothing if that was cancelled.
    public var output: ModuleOutput<User>

    /// A request to edit a user.
    public init(user: User, firstChange: FieldChange? = nil, output: ModuleOutput<User> = ModuleOutput()) {
        self.user = user
        self.firstChange = firstChange
        self.output = output
    }
}
