import Joinery

final class Cache {
    var number = 0
}

func bindings() -> Bindings {
    let number = Cache().number
    return Transient(Int.self) { number }.declared
}
