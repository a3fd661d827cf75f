import Joinery

struct AppAssembly: Assembly {
    var bindings: Bindings {
        ServicesAssembly()
        Singleton(Navigator.init)
        UserListModule()
        UserSearchModule()
        UserDetailModule()
    }
}
