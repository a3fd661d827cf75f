import Joinery

struct PageInput: ModuleInput {
    typealias Entry = String
}
struct OtherInput: ModuleInput {
    typealias Entry = Int
}

func build(_ builder: Builder<PageInput>) throws -> String { try builder.build(PageInput()) }
