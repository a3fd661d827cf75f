import Joinery

/// Makes a stub from a container with a single binding.
///
/// The stub retains the container. The service may be of any type, also an `Optional` or another request.
func stub<Request, Binding: ServiceBinding>(_ request: Request.Type, of binding: Binding) -> Request {
    made(request, of: Binding(binding: binding.binding.standingIn()))
}

/// Makes a stub from a container with a module.
func stub<Request>(_ request: Request.Type, of assembly: some Assembly) -> Request {
    made(request, of: assembly)
}

private func made<Request>(_ request: Request.Type, of declaration: some Declaration) -> Request {
    do {
        return try Container { declaration }.resolve(request)
    } catch {
        // Nothing in these containers depends on the types that the caller chooses.
        fatalError("\(typeName(request)) cannot be stubbed. \(error)")
    }
}
