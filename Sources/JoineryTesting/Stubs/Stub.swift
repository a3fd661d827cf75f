import Joinery

/// Makes a stub from a container of a single declaration, which it keeps alive.
func stub<Request>(_ request: Request.Type, of declaration: some Declaration) -> Request {
    do {
        return try Container { declaration }.resolve(request)
    } catch {
        fatalError("There is no stub of \(typeName(request)). \(error)")
    }
}
