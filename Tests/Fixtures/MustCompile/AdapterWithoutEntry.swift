import Joinery

struct PageInput: ModuleInput {
    typealias Entry = String
}
struct OtherInput: ModuleInput {
    typealias Entry = Int
}

let adapter = Adapter(from: PageInput.self, to: OtherInput.self) { _ in
    OtherInput()
} entry: {
    "\($0)"
}
