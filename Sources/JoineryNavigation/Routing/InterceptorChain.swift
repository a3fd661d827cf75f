/// Leads one route through the gates, one after the other.
@MainActor
struct InterceptorChain {
    private let interceptors: ArraySlice<RouteInterceptor>
    private let request: RouteRequest

    init(_ interceptors: ArraySlice<RouteInterceptor>, _ request: RouteRequest) {
        self.interceptors = interceptors
        self.request = request
    }

    /// Runs through the gates: at once, as far as nothing has to be opened first.
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
