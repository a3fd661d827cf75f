import Joinery

struct BareInput: ModuleInput {
    typealias Entry = Int
}
