import Joinery

final class Cache: Sendable {}
struct PageInput: ModuleInput {
    typealias Entry = Int
}
final class Holder: Sendable {
    let cache: Lazy<Cache>
    let provider: Provider<Cache>
    let factory: Factory<Int, Cache>
    let builder: Builder<PageInput>
    let resolver: Resolver
    init(
        cache: Lazy<Cache>,
        provider: Provider<Cache>,
        factory: Factory<Int, Cache>,
        builder: Builder<PageInput>,
        resolver: Resolver
    ) {
        self.cache = cache
        self.provider = provider
        self.factory = factory
        self.builder = builder
        self.resolver = resolver
    }
}
