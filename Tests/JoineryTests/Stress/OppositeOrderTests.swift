import Joinery
import Testing

private final class Left: Sendable {
    let low: Low
    let high: High
    init(low: Low, high: High) {
        self.low = low
        self.high = high
    }
}
private final class Right: Sendable {
    let high: High
    let low: Low
    init(high: High, low: Low) {
        self.high = high
        self.low = low
    }
}
private final class Low: Sendable {
    let ground: Ground
    init(ground: Ground) { self.ground = ground }
}
private final class High: Sendable {
    let ground: Ground
    init(ground: Ground) { self.ground = ground }
}
private final class Ground: Sendable {}

@Suite struct OppositeOrderTests {
    @Test
    func `Threads that make the same singletons in opposite orders make each once, and none waits for ever`() throws {
        for _ in 0..<200 {
            let runs = Counter()
            let container = try Container {
                Singleton(Left.self) { (low: Low, high: High) in
                    runs.next()
                    return Left(low: low, high: high)
                }
                Singleton(Right.self) { (high: High, low: Low) in
                    runs.next()
                    return Right(high: high, low: low)
                }
                Singleton(Low.self) { (ground: Ground) in
                    runs.next()
                    return Low(ground: ground)
                }
                Singleton(High.self) { (ground: Ground) in
                    runs.next()
                    return High(ground: ground)
                }
                Singleton(Ground.self) {
                    runs.next()
                    return Ground()
                }
            }
            let crew = Crew()
            let gate = Gate()
            let seen = Seen()
            for index in 0..<4 {
                crew.start {
                    gate.wait()
                    if index % 2 == 0 {
                        guard let left = try? container.resolve(Left.self) else { return }
                        seen.add(ObjectIdentifier(left.low), ObjectIdentifier(left.high))
                    } else {
                        guard let right = try? container.resolve(Right.self) else { return }
                        seen.add(ObjectIdentifier(right.low), ObjectIdentifier(right.high))
                    }
                }
            }
            gate.open(for: 4)
            #expect(crew.finish(), "a hang")
            #expect(runs.value == 5)
            #expect(seen.count == 4)
            #expect(seen.distinct == 2)
        }
    }

    @Test
    func `Threads that resolve during the shutdown get the object or closed, and all objects are ended`() async throws {
        for _ in 0..<100 {
            let made = Counter()
            let ended = Counter()
            let wrong = Counter()
            let container = try Container {
                Singleton(Ground.self) {
                    made.next()
                    return Ground()
                }
                .onShutdown { _ in ended.next() }
                Singleton(Low.self) { (ground: Ground) in
                    made.next()
                    return Low(ground: ground)
                }
                .onShutdown { _ in ended.next() }
                Transient(High.init)
            }
            let crew = Crew()
            let gate = Gate()
            for index in 0..<4 {
                crew.start {
                    gate.wait()
                    for _ in 0..<50 {
                        do {
                            if index % 2 == 0 {
                                _ = try container.resolve(Low.self)
                            } else {
                                _ = try container.resolve(High.self)
                            }
                        } catch ResolutionError.closed {
                            return
                        } catch {
                            wrong.next()
                        }
                    }
                }
            }
            gate.open(for: 4)
            try await container.shutdown()
            #expect(crew.finish(), "a hang")
            #expect(wrong.value == 0)
            #expect(await eventually { ended.value == made.value })
            #expect(resolutionError { try container.resolve(Low.self) }?.name == "closed")
        }
    }
}
