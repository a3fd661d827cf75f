import Joinery

let bindings = Transient(String.self) { (number: Int) in "\(number + 1)" }
