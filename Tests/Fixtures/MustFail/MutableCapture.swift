// expect: captured
import Joinery

func bindings() -> Bindings {
    var count = 0
    let transient = Transient(Int.self) {
        count += 1
        return count
    }
    return transient.declared
}
