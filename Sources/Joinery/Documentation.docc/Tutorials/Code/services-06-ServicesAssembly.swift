import Joinery

struct ServicesAssembly: Assembly {
    var bindings: Bindings {
        Singleton(FixedUserService.init, as: (any UserService).self)
        Singleton(ConsoleLogger.init, as: (any Logging).self)
    }
}
