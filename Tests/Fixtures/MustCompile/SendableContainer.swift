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
        Transient(Screen.self, Screen.init as @MainActor @Sendable () -> Screen)
        Singleton([Int].self) { [] }
        Transient(Screen.self, taking: Int.self, Screen.init(one:))
        Transient(Screen.self, taking: Int.self, String.self, Bool.self, Screen.init(one:two:three:))
        Singleton(Index.self, Index.init)
        Singleton(Keeper.self) { Keeper() }
        Singleton(Model.self, Model.init)
        Singleton(Double.self, on: Disk.self) { 1 }
        Transient(KeyPath<String, Int>.self) { \.count }
    }
}
