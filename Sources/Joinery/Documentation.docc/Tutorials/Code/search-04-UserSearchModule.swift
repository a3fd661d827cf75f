import Joinery

struct UserSearchModule: Module {
    typealias Input = UserSearchInput

    var bindings: Bindings {
        PerModule(UserSearchInteractor.init)
            .exports((any UserSearching).self) { $0 }
        PerModule(UserSearchBox.init)
    }
}
