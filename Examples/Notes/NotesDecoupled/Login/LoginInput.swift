internal import JoineryNavigation
internal import NotesEntities
internal import NotesViews

/// What the login is built with.
///
/// It tells who has logged in.
struct LoginInput: InputWithOutput {
    typealias Entry = any LoginView

    var output = ModuleOutput<Account>()
}
