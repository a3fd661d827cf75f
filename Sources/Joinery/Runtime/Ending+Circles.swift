extension Ending {
    /// Guards `waitsFor` of all endings: what waits for each other need not belong to one family of containers.
    private static let circles = Lock()

    /// Runs `body`, which waits for this to end; throws if this would wait for the running task.
    func whileWaitedFor<Result>(_ body: () async -> Result) async throws(ShutdownError.WaitsForItself) -> Result {
        let waiting = Activity.chain.map(\.ending)
        guard !waiting.isEmpty else { return await body() }
        var isCircle = false
        Self.circles.withLock {
            let reached = Set(self.family { $0.waitsFor }.map { ObjectIdentifier($0) })
            isCircle = waiting.contains { reached.contains(ObjectIdentifier($0)) }
            guard !isCircle else { return }
            for ending in waiting { ending.waitsFor.append(self) }
        }
        if isCircle { throw ShutdownError.WaitsForItself() }
        defer {
            Self.circles.withLock {
                for ending in waiting {
                    guard let index = ending.waitsFor.firstIndex(where: { $0 === self }) else { continue }
                    ending.waitsFor.remove(at: index)
                }
            }
        }
        return await body()
    }

    /// This, and everything that has to end before it: units of work, extensions, and `others`.
    func family(_ others: (Ending) -> [Ending] = { _ in [] }) -> [Ending] {
        var result: [Ending] = []
        var seen: Set<ObjectIdentifier> = []
        var open = [self]
        while let ending = open.popLast() {
            guard seen.insert(ObjectIdentifier(ending)).inserted, ending.flag.reached < .over else { continue }
            result.append(ending)
            open += ending.openWorks.map(\.ending) + ending.openExtensions.map(\.ending) + others(ending)
        }
        return result
    }
}
