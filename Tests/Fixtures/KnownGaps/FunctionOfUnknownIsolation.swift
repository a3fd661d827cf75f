// Swift 6.3.1 only warns that a function of unknown isolation loses it; the closure form keeps it.
import Joinery

func bindings(_ make: @escaping @isolated(any) @Sendable () -> Int) -> Bindings {
    Transient(make).declared
}
