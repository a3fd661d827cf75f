import Joinery

let container = try Container {
    ServicesAssembly()
}

let service = try container.resolve((any UserService).self)
print(service.users().map(\.name))
