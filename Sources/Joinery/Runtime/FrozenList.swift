/// A list that the linker writes once, and that is read without reference counts and without checks for exclusive access.
///
/// Whoever has it frees it: there is no copy to be made of it.
struct FrozenList<Element> {
    private(set) var elements = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)

    init() {}

    init(_ list: [Element]) {
        guard !list.isEmpty else { return }
        elements = .allocate(capacity: list.count)
        _ = elements.initialize(from: list)
    }

    /// Frees the memory; the elements are plain values with nothing to release.
    func deallocate() {
        elements.deallocate()
    }
}
