import Joinery

struct PageInput: ModuleInput {
    typealias Entry = String
}
struct OtherInput: ModuleInput {
    typealias Entry = Int
}

func build(_ container: Container) throws -> String { try container.build(PageInput()) }
func build(_ container: Container) throws -> Int { try container.build(OtherInput()) }
