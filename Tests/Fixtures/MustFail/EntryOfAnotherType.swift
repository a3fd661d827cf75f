// expect: Int
import Joinery

struct PageInput: ModuleInput {
    typealias Entry = String
}
struct OtherInput: ModuleInput {
    typealias Entry = Int
}

func build(_ container: Container) throws -> Int { try container.build(PageInput()) }
