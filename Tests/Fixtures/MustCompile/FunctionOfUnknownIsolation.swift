import Joinery

func bindings(_ make: @escaping @isolated(any) @Sendable () -> Int) -> Bindings {
    Transient(Int.self, making: make).declared
}
