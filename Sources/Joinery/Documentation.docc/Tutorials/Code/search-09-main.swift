import Joinery

let container = try Container {
    ServicesAssembly()
    Singleton(Navigator.init)
    UserListModule()
    UserSearchModule()
    UserDetailModule()
}

let list = try container.build(UserListInput())
list.appear()
list.search("Al")
try list.select(0)

let navigator = try container.resolve(Navigator.self)
navigator.page?.follow()
