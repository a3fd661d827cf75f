// expect: Module
import Joinery

struct BareModule: Module {
    var bindings: Bindings {}
}
