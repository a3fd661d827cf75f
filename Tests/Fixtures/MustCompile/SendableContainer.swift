import Joinery

enum Global {
    static let container = try? Container { Singleton(Int.self) { 1 } }
}
@globalActor actor Disk {
    static let shared = Disk()
}
@MainActor final class Screen {
    init() {}
    init(one: Int) {}
    init(one: Int, two: String, three: Bool) {}
}
@Disk final class Index {
    init() {}
}
actor Keeper {
    init() {}
}
@MainActor final class Model {
    @Wrapped var number = 1
    init() {}
}
@propertyWrapper struct Wrapped {
    var wrappedValue: Int
}
let bindings = Bindings.all
extension Bindings {
    @BindingsBuilder static var all: Bindings {
        Transient(Screen.init as @MainActor @Sendable () -> Screen, as: Screen.self)
        Singleton([Int].self) { [] }
        Transient(Screen.init(one:), as: Screen.self, taking: Int.self)
        Transient(Screen.init(one:two:three:), as: Screen.self, taking: Int.self, String.self, Bool.self)
        Singleton(Index.self) { @Disk in Index() }
        Singleton(Keeper.self) { Keeper() }
        Singleton(Model.init)
        Singleton(Double.self, on: Disk.self) { 1 }
        Transient(KeyPath<String, Int>.self) { \.count }
    }
}
