public import Entities
public import Joinery

/// What editing a user needs from outside.
public struct EditUserInput: ModuleInput, Sendable {
    /// Building it gives the screen.
    public typealias Entry = any EditUserView

    /// The user as they are now.
    public var user: User
    /// What to change at once, if anything.
    public var firstChange: FieldChange?
    /// Who is told that the user was saved.
    public weak var delegate: (any EditUserDelegate)?

    /// A request to edit a user.
    public init(user: User, firstChange: FieldChange? = nil, delegate: (any EditUserDelegate)?) {
        self.user = user
        self.firstChange = firstChange
        self.delegate = delegate
    }
}

/// Is told what came of editing a user.
@MainActor
public protocol EditUserDelegate: AnyObject, Sendable {
    /// The user was changed and saved. Cancelling is not reported.
    func editUser(didSave user: User)
}
