import Joinery

let container = try Container {
    ServicesAssembly()
}
