/// The producers of a container by key: open addressing, written once.
///
/// `@unchecked`: the memory is written in the initializer and freed in `deinit`, and only read in between.
@usableFromInline
final class FrozenTable: @unchecked Sendable {
    @usableFromInline
    struct Entry: Sendable {
        @usableFromInline let service: UInt
        @usableFromInline let qualifier: UInt
        /// Owned by the storage that owns the table; `nil` where the entry is empty.
        @usableFromInline let producer: Unmanaged<Producer>?
    }

    @usableFromInline let entries: UnsafeMutablePointer<Entry>
    @usableFromInline let mask: Int

    init(_ producers: [Key: Producer]) {
        var capacity = 4
        while capacity < producers.count * 2 { capacity *= 2 }
        mask = capacity - 1
        entries = .allocate(capacity: capacity)
        entries.initialize(repeating: Entry(service: 0, qualifier: 0, producer: nil), count: capacity)
        for (key, producer) in producers {
            let service = UInt(bitPattern: key.service)
            let qualifier = key.qualifier.map { UInt(bitPattern: $0) } ?? 0
            var index = Self.hash(service, qualifier) & mask
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

    /// Metadata is aligned, so the low bits say nothing; the product's high bits depend on all of them.
    @inlinable
    @inline(__always)
    static func hash(_ service: UInt, _ qualifier: UInt) -> Int {
        let mixed = (service ^ (qualifier &* 0xC2B2_AE3D_27D4_EB4F)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 32)
    }

    /// The producer for a key.
    func producer(_ key: Key) -> Producer? {
        find(UInt(bitPattern: key.service), key.qualifier.map { UInt(bitPattern: $0) } ?? 0)?.takeUnretainedValue()
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
        var index = Self.hash(service, qualifier) & mask
        while let producer = entries[index].producer {
            if entries[index].service == service && entries[index].qualifier == qualifier { return producer }
            index = (index &+ 1) & mask
        }
        return nil
    }
}
