/// What a container was made from, to make others from.
final class DeclaredContainer: Sendable {
    let bindings: Bindings
    /// The container that it extends.
    let base: Container?
    /// Who sees its objects being made; nobody but in tests.
    let observer: (any ConstructionObserver)?

    init(bindings: Bindings, base: Container?, observer: (any ConstructionObserver)?) {
        self.bindings = bindings
        self.base = base
        self.observer = observer
    }

    /// This container, the one that it extends, and so on.
    var levels: [DeclaredContainer] { Array(sequence(first: self) { $0.base?.declared }) }
}
