import Joinery

let container = try Container {
    ServicesAssembly()
    Singleton(Navigator.init)
    UserListModule()
    UserDetailModule()
}

let list = try container.build(UserListInput())
list.appear()
try list.select(1)

let navigator = try container.resolve(Navigator.self)
navigator.page?.follow()
