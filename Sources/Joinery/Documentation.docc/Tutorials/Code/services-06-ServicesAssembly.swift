import Joinery

struct ServicesAssembly: Assembly {
    var bindings: Bindings {
        Singleton((any UserService).self, FixedUserService.init)
        Singleton((any Logging).self, ConsoleLogger.init)
    }
}
