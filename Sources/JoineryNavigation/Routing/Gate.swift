/// The routes that wait at one interceptor, while the module that it opened first is shown.
@MainActor
final class Gate {
    private var waiting: [@MainActor (Result<Void, any Error>) -> Void] = []
    private var isOccupied = false

    nonisolated init() {}

    func wait(
        for detour: Detour,
        _ request: RouteRequest,
        _ completion: @escaping @MainActor (Result<Void, any Error>) -> Void
    ) {
        waiting.append { result in
            completion(result.flatMapError { _ in .failure(NavigationError.refused(route: request.name)) })
        }
        guard !isOccupied else { return }
        isOccupied = true
        let router = request.router.applicationRouter()
        let passed = request.passed.union([ObjectIdentifier(self)])
        detour.start(router, passed) { [self] answer in
            open(
                answer.flatMap { isAccepted in
                    isAccepted ? .success(()) : .failure(NavigationError.refused(route: request.name))
                }
            )
        }
    }

    private func open(_ result: Result<Void, any Error>) {
        let routes = waiting
        waiting = []
        isOccupied = false
        for route in routes { route(result) }
    }
}
