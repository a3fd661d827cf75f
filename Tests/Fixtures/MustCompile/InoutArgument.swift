import Joinery

let bindings = Transient(String.self, taking: Int.self) { (number: Int) in "\(number + 1)" }
