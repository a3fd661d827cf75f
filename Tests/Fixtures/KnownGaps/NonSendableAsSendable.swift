// `Sendable` leaves no trace in a type at run time, so `any Counting` and `any Counting & Sendable` are one key.
import Joinery

protocol Counting {}
final class Counter: Counting {
    var number = 0
}
final class Safe: Counting, Sendable {}
final class Holder: Sendable {
    let counting: any Counting & Sendable
    init(counting: any Counting & Sendable) { self.counting = counting }
}

struct Declarations: Assembly {
    var bindings: Bindings {
        Transient((any Counting).self) { Counter() }
        Singleton(Holder.init)
    }
}

struct DecoratedDeclarations: Assembly {
    var bindings: Bindings {
        Singleton((any Counting & Sendable).self) { Safe() }
        Decorator((any Counting).self) { (_: any Counting) in Counter() }
    }
}
