import Foundation
import Joinery
import Testing

private final class Slow: Sendable {}
private final class Fast: Sendable {}
private final class Outer: Sendable {
    let inner: Fast
    init(inner: Fast) { self.inner = inner }
}

@Suite struct SingletonContentionTests {
    @Test func `A singleton is made exactly once under 32 threads`() throws {
        for _ in 0..<20 {
            let runs = Counter()
            let container = try Container {
                Singleton(Fast.self) {
                    runs.next()
                    usleep(200)
                    return Fast()
                }
                Singleton(Outer.init)
            }
            let crew = Crew()
            let gate = Gate()
            let seen = Seen()
            for _ in 0..<32 {
                crew.start {
                    gate.wait()
                    guard let outer = try? container.resolve(Outer.self) else { return }
                    seen.add(ObjectIdentifier(outer), ObjectIdentifier(outer.inner))
                }
            }
            gate.open(for: 32)
            #expect(crew.finish())
            #expect(runs.value == 1)
            #expect(seen.count == 32)
            #expect(seen.distinct == 2)
        }
    }

    @Test func `Eight threads that want a slow singleton get one object, together`() throws {
        let runs = Counter()
        let container = try Container {
            Singleton(Slow.self) {
                runs.next()
                usleep(200_000)
                return Slow()
            }
        }
        let crew = Crew()
        let seen = Seen()
        let start = ContinuousClock.now
        for _ in 0..<8 {
            crew.start {
                guard let slow = try? container.resolve(Slow.self) else { return }
                seen.add(ObjectIdentifier(slow))
            }
        }
        #expect(crew.finish())
        #expect(ContinuousClock.now - start < .seconds(1.2))
        #expect(runs.value == 1)
        #expect(seen.count == 8)
        #expect(seen.distinct == 1)
    }

    @Test func `A slow singleton does not delay another, nor a hit`() throws {
        let started = Gate()
        let release = Gate()
        let container = try Container {
            Singleton(Slow.self) {
                started.open()
                release.wait()
                return Slow()
            }
            Singleton(Fast.init)
            Singleton(Outer.init)
        }
        _ = try container.resolve(Fast.self)
        let crew = Crew()
        crew.start { _ = try? container.resolve(Slow.self) }
        #expect(started.wait())
        let others = Crew()
        others.start {
            _ = try? container.resolve(Fast.self)
            _ = try? container.resolve(Outer.self)
        }
        #expect(others.finish(within: 2))
        release.open()
        #expect(crew.finish())
    }

    @Test func `Waiting threads try for themselves when the factory fails, and none hangs`() throws {
        let runs = Counter()
        let container = try Container {
            Singleton(Slow.self) {
                let run = runs.next()
                usleep(20_000)
                if run <= 3 { throw Failure.round(run) }
                return Slow()
            }
        }
        let crew = Crew()
        let gate = Gate()
        let seen = Seen()
        let failures = Counter()
        for _ in 0..<8 {
            crew.start {
                gate.wait()
                do {
                    seen.add(ObjectIdentifier(try container.resolve(Slow.self)))
                } catch {
                    failures.next()
                }
            }
        }
        gate.open(for: 8)
        #expect(crew.finish())
        #expect(failures.value == 3)
        #expect(seen.count == 5)
        #expect(seen.distinct == 1)
        #expect(runs.value == 4)
    }

    @Test func `Many threads may link, resolve and drop containers at once`() throws {
        let base = try Container { Singleton(Fast.init) }
        let crew = Crew()
        let failures = Counter()
        for _ in 0..<8 {
            crew.start {
                for _ in 0..<50 {
                    let extended = try? Container(extending: base) { Singleton(Outer.init) }
                    if (try? extended?.resolve(Outer.self)) == nil { failures.next() }
                }
            }
        }
        #expect(crew.finish(within: 20))
        #expect(failures.value == 0)
    }
}

/// The objects that threads have got.
///
/// `@unchecked`: everything is touched under `lock` only.
final class Seen: @unchecked Sendable {
    private let lock = NSLock()
    private var objects: Set<ObjectIdentifier> = []
    private var calls = 0

    init() {}

    var count: Int { lock.withLock { calls } }
    var distinct: Int { lock.withLock { objects.count } }

    func add(_ found: ObjectIdentifier...) {
        lock.withLock {
            calls += 1
            objects.formUnion(found)
        }
    }
}
