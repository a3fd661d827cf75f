import Joinery

struct AppAssembly: Assembly {
    var bindings: Bindings {
        ServicesAssembly()
        Singleton(Navigator.self, Navigator.init)
        UserListModule()
        UserSearchModule()
        UserDetailModule()
    }
}
