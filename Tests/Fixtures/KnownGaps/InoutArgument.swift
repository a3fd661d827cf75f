// Swift 6.3.1 accepts an inout parameter where a parameter pack is expected; what the factory changes is lost.
import Joinery

let bindings = Transient(String.self, taking: Int.self) { (number: inout Int) in
    number += 1
    return "\(number)"
}
