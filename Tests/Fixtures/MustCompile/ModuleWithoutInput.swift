import Joinery

struct BareInput: ModuleInput {
    typealias Entry = Int
}
struct BareModule: Module {
    typealias Input = BareInput
    var bindings: Bindings {}
}
