/// Asks the interceptors about one route, one after the other.
@MainActor
struct InterceptorChain {
    private let interceptors: ArraySlice<RouteInterceptor>
    private let request: RouteRequest

    init(_ interceptors: ArraySlice<RouteInterceptor>, _ request: RouteRequest) {
        self.interceptors = interceptors
        self.request = request
    }

    /// Asks the interceptors.
    ///
    /// Calls `completion` before it returns, unless one of them opens a module first.
    func run(_ completion: @escaping @MainActor (Result<Void, any Error>) -> Void) {
        guard let interceptor = interceptors.first else { return completion(.success(())) }
        let rest = InterceptorChain(interceptors.dropFirst(), request)
        guard !request.passed.contains(ObjectIdentifier(interceptor.gate)) else { return rest.run(completion) }
        switch interceptor.decide(request) {
        case .pass: rest.run(completion)
        case .refuse(let error): completion(.failure(error))
        case .detour(let detour):
            interceptor.gate.wait(for: detour, request) { result in
                if case .failure = result { completion(result) } else { rest.run(completion) }
            }
        }
    }
}
