import Joinery

struct UserSearchInput: ModuleInput {
    typealias Entry = UserSearchBox

    var prompt: String
}

@MainActor
final class UserSearchBox {
    private let prompt: String
    private let interactor: UserSearchInteractor

    init(input: UserSearchInput, interactor: UserSearchInteractor) {
        prompt = input.prompt
        self.interactor = interactor
    }

    func type(_ text: String) {
        print("\(prompt): \(text)")
        interactor.text = text
    }
}
