import Joinery

func bindings() -> Bindings {
    let count = 0
    return Transient(Int.self) { count + 1 }.declared
}
