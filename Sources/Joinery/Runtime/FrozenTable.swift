/// The producers of a container by key: open addressing, written once.
///
/// `@unchecked`: the memory is written in the initializer and freed in `deinit`, and only read in between.
@usableFromInline
final class FrozenTable: @unchecked Sendable {
    @usableFromInline
    struct Entry: Sendable {
        @usableFromInline let service: UInt
        @usableFromInline let qualifier: UInt
        /// Owned by the kernel that owns the table; `nil` where the entry is empty.
        @usableFromInline let producer: Unmanaged<Producer>?
    }

    @usableFromInline let entries: UnsafeMutablePointer<Entry>
    @usableFromInline let mask: Int
    @usableFromInline let hash: Hash

    /// The keys of a small table, which is copied where a large one is referred to.
    let keys: [Key]?

    init(_ producers: [Key: Producer]) {
        keys = producers.count <= 64 ? Array(producers.keys) : nil
        var capacity = 4
        // At most two thirds are used.
        while capacity * 2 < producers.count * 3 { capacity *= 2 }
        mask = capacity - 1
        hash = Hash(spreading: producers.keys, over: capacity)
        entries = .allocate(capacity: capacity)
        entries.initialize(repeating: Entry(service: 0, qualifier: 0, producer: nil), count: capacity)
        for (key, producer) in producers {
            let (service, qualifier) = Self.words(key)
            var index = hash(service, qualifier)
            while entries[index].producer != nil { index = (index &+ 1) & mask }
            entries[index] = Entry(
                service: service,
                qualifier: qualifier,
                producer: Unmanaged.passUnretained(producer)
            )
        }
    }

    deinit {
        // Entries hold no references, so there is nothing to deinitialize.
        entries.deallocate()
    }

    fileprivate static func words(_ key: Key) -> (service: UInt, qualifier: UInt) {
        (UInt(bitPattern: key.service), key.qualifier.map { UInt(bitPattern: $0) } ?? 0)
    }

    /// The producer for a key.
    func producer(_ key: Key) -> Producer? {
        let (service, qualifier) = Self.words(key)
        return find(service, qualifier)?.takeUnretainedValue()
    }

    /// The producer for a key, without a reference count touched.
    @inlinable
    @inline(__always)
    func find(_ service: Any.Type, _ qualifier: Any.Type?) -> Unmanaged<Producer>? {
        find(
            UInt(bitPattern: ObjectIdentifier(service)),
            qualifier.map { UInt(bitPattern: ObjectIdentifier($0)) } ?? 0
        )
    }

    @inlinable
    @inline(__always)
    func find(_ service: UInt, _ qualifier: UInt) -> Unmanaged<Producer>? {
        var index = hash(service, qualifier)
        while let producer = entries[index].producer {
            if entries[index].service == service && entries[index].qualifier == qualifier { return producer }
            index = (index &+ 1) & mask
        }
        return nil
    }
}

extension FrozenTable {
    /// Turns the addresses of a key into an index: the highest bits of a product, which depend on all of them.
    @usableFromInline
    struct Hash: Sendable {
        @usableFromInline let multiplier: UInt64
        @usableFromInline let shift: UInt64

        /// A hash for a table that is written once, so that it can be chosen to suit the keys.
        ///
        /// Of a few, the one by which the fewest keys share an index. In a large table one is as good as another.
        init(spreading keys: some Collection<Key>, over capacity: Int) {
            let shift = UInt64(64 - capacity.trailingZeroBitCount)
            var multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
            var best = Hash(multiplier: multiplier, shift: shift)
            var fewest = Int.max
            for _ in 0..<(keys.count < 2000 ? 8 : 0) where fewest > 0 {
                let hash = Hash(multiplier: multiplier, shift: shift)
                var isTaken = [Bool](repeating: false, count: capacity)
                var shared = 0
                for key in keys {
                    let (service, qualifier) = words(key)
                    let index = hash(service, qualifier)
                    if isTaken[index] { shared += 1 }
                    isTaken[index] = true
                }
                if shared < fewest { (best, fewest) = (hash, shared) }
                multiplier = multiplier &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_406
            }
            self = best
        }

        private init(multiplier: UInt64, shift: UInt64) {
            self.multiplier = multiplier
            self.shift = shift
        }

        @inlinable
        @inline(__always)
        func callAsFunction(_ service: UInt, _ qualifier: UInt) -> Int {
            let mixed = (UInt64(service) ^ (UInt64(qualifier) &* 0xC2B2_AE3D_27D4_EB4F)) &* multiplier
            return Int(truncatingIfNeeded: mixed &>> shift)
        }
    }
}
