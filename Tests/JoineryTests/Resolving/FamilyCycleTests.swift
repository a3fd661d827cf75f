import Joinery
import Testing

private final class Leaf: Sendable {}
private final class BaseService: Sendable {}
private final class X: Sendable {}
private final class Y: Sendable {}
private final class Z: Sendable {}

/// What detects cycles belongs to a family of containers, and node numbers belong to one of them.
@Suite struct FamilyCycleTests {
    @Test func `Look-ups in a base and in two extensions are told apart, whatever numbers they have`() throws {
        let base = try Container {
            Transient(Leaf.init)
            Singleton(BaseService.self) { (resolver: Resolver) in
                _ = try resolver.resolve(Leaf.self)
                return BaseService()
            }
        }
        let middle = try Container(extending: base) {
            Singleton(Y.self) { (resolver: Resolver) in
                _ = try resolver.resolve(BaseService.self)
                return Y()
            }
        }
        let top = try Container(extending: middle) {
            Singleton(X.self) { (resolver: Resolver) in
                _ = try resolver.resolve(Y.self)
                return X()
            }
        }
        _ = try top.resolve(X.self)
        let sibling = try Container(extending: base) {
            Singleton(Y.self) { (_: BaseService) in Y() }
            Singleton(X.self) { (resolver: Resolver) in
                _ = try resolver.resolve(Y.self)
                return X()
            }
        }
        _ = try sibling.resolve(X.self)
    }

    @Test func `Optional look-ups of what each base has are no cycle`() throws {
        let base = try Container {
            Singleton(Leaf.init)
            Singleton(BaseService.self) { (resolver: Resolver) in
                _ = try resolver.resolve(Leaf?.self)
                return BaseService()
            }
        }
        let middle = try Container(extending: base) {
            Singleton(Y.self) { (resolver: Resolver) in
                _ = try resolver.resolve(BaseService?.self)
                return Y()
            }
        }
        let top = try Container(extending: middle) {
            Singleton(X.self) { (resolver: Resolver) in
                _ = try resolver.resolve(Y?.self)
                _ = try resolver.resolve(Provider<BaseService>.self)()
                _ = try resolver.resolve(Lazy<BaseService>.self)()
                return X()
            }
        }
        _ = try top.resolve(X.self)
    }

    @Test func `A look-up that fails in the base names the services of both containers`() throws {
        let base = try Container {
            Singleton(Leaf.self) { () throws(Failure) in throw .down }
            Singleton(BaseService.self) { (resolver: Resolver) in
                _ = try resolver.resolve(Leaf?.self)
                return BaseService()
            }
        }
        let extended = try Container(extending: base) {
            Transient(Int.self) { 1 }
            Singleton(X.self) { (resolver: Resolver) in
                _ = try resolver.resolve(BaseService?.self)
                return X()
            }
        }
        let error = resolutionError { try extended.resolve(X.self) }
        #expect(error?.keys == ["X", "BaseService", "Leaf"])
        #expect(error?.underlying as? Failure == .down)
    }

    @Test func `A real circle through an extension and its base is a cycle with every step`() throws {
        let extensions = Box<Container>()
        let base = try Container {
            Singleton(BaseService.self) {
                _ = try extensions.value?.resolve(X.self)
                return BaseService()
            }
        }
        let extended = try Container(extending: base) {
            Transient(Int8.self) { 1 }
            Transient(Int16.self) { 1 }
            Transient(Y.self) { (resolver: Resolver) in
                _ = try resolver.resolve(BaseService.self)
                return Y()
            }
            Singleton(X.self) { (resolver: Resolver) in
                _ = try resolver.resolve(Y.self)
                return X()
            }
        }
        extensions.value = extended
        defer { extensions.value = nil }
        let error = resolutionError { try extended.resolve(X.self) }
        #expect(error?.name == "cycle")
        #expect(error?.path.description.contains("X → Y → BaseService → X") == true, "\(error as Any)")
        let other = resolutionError { try base.resolve(BaseService.self) }
        #expect(other?.name == "cycle")
        #expect(other?.path.description.contains("BaseService → Y → BaseService") == true, "\(other as Any)")
    }

    @Test func `A circle of look-ups that begins further down leaves out what came before`() throws {
        let container = try Container {
            Transient(Int.self) { (_: X) in 1 }
            Singleton(Z.self) { (resolver: Resolver) in
                _ = try resolver.resolve(Int.self)
                return Z()
            }
            Singleton(X.self) { (resolver: Resolver) in
                _ = try resolver.resolve(Y.self)
                return X()
            }
            Singleton(Y.self) { (resolver: Resolver) in
                _ = try resolver.resolve(X.self)
                return Y()
            }
        }
        let error = resolutionError { try container.resolve(Z.self) }
        #expect(error?.name == "cycle")
        #expect(error?.path.description.hasSuffix("X → Y → X") == true, "\(error as Any)")
    }

    @Test func `A decorator of an extension may look up what the base has, and not itself`() throws {
        let base = try Container {
            Transient(Leaf.init)
            Singleton(BaseService.self) { (resolver: Resolver) in
                _ = try resolver.resolve(Leaf.self)
                return BaseService()
            }
        }
        let good = try Container(extending: base) {
            Transient(Y.self) { (_: BaseService) in Y() }
            Decorator(BaseService.self) { (inner: BaseService, resolver: Resolver) in
                _ = try resolver.resolve(Leaf.self)
                return inner
            }
            Singleton(X.self) { (resolver: Resolver) in
                _ = try resolver.resolve(Y.self)
                return X()
            }
        }
        _ = try good.resolve(X.self)
        let bad = try Container(extending: base) {
            Transient(Y.self) { (_: BaseService) in Y() }
            Decorator(BaseService.self) { (inner: BaseService, resolver: Resolver) in
                _ = try resolver.resolve(Y.self)
                return inner
            }
        }
        #expect(resolutionError { try bad.resolve(BaseService.self) }?.name == "cycle")
    }

    @Test func `Threads that look up in a base and its extension in opposite orders do not hang`() throws {
        for _ in 0..<30 {
            let extensions = Box<Container>()
            let both = Gate()
            let base = try Container {
                Singleton(BaseService.self) {
                    // Each may be made by either thread, once it has failed on the other.
                    both.open(for: 2)
                    _ = try extensions.value?.resolve(X.self)
                    return BaseService()
                }
            }
            let extended = try Container(extending: base) {
                Singleton(X.self) { (resolver: Resolver) in
                    both.wait()
                    _ = try resolver.resolve(BaseService.self)
                    return X()
                }
            }
            extensions.value = extended
            let outcomes = Log()
            let crew = Crew()
            crew.start { outcomes.add((try? extended.resolve(X.self)) == nil ? "cycle" : "made") }
            crew.start { outcomes.add((try? base.resolve(BaseService.self)) == nil ? "cycle" : "made") }
            #expect(crew.finish(), "a hang")
            #expect(outcomes.entries == ["cycle", "cycle"])
            extensions.value = nil
        }
    }
}
