// expect: Declaration
import Joinery

let container = try Container { 5 }
