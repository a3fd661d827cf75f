import Joinery

let container = try Container {
    ServicesAssembly()
    UserDetailModule()
}

let page = try container.build(UserDetailInput(userID: 2))
page.appear()
