// expect: inout
import Joinery

let bindings = Transient(String.self) { (number: inout Int) in
    number += 1
    return "\(number)"
}
