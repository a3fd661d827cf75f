/// Where a frame keeps one object: offsets into its memory.
@usableFromInline
struct Slot: Sendable {
    /// Where the object is, in bytes.
    @usableFromInline var offset: Int
    /// Where the byte is that says whether the object is made.
    @usableFromInline var flag: Int
    var style: Style
    /// Whether the object is one strong reference and nothing else that needs to be destroyed.
    var isReference: Bool

    /// For how long the frame keeps the object, and who may ask for it.
    enum Style: UInt8 {
        /// Until the build ends; asked for by the build only.
        case plain
        /// As long as the frame lives; read only, once the build has begun. The module's input, where a deferred
        /// request can still need it.
        case kept
        /// The same, in a ``SharedCell``: an object that has to lie at multiples of more bytes than a frame does.
        case plainCell
        /// In a ``SharedCell``, which deferred requests can ask for at any time.
        case cell
        /// In a ``SharedCell`` that only lets go when the build fails: a child module that deferred requests can reach, and
        /// its input.
        case keptCell

        var isCell: Bool { self == .cell || self == .keptCell || self == .plainCell }
    }

    static let none = Slot(offset: 0, flag: 0, style: .plain, isReference: false)
}

/// The size and alignment that an object takes in a frame, in bytes.
@usableFromInline
struct SlotLayout: Sendable {
    var size: Int
    var alignment: Int
    /// Whether an object is one strong reference and nothing else that needs to be destroyed.
    var isReference: Bool

    init<Service>(_ service: Service.Type) {
        size = MemoryLayout<Service>.size
        alignment = MemoryLayout<Service>.alignment
        // A value of a protocol that only classes conform to is a reference and a witness for each protocol. Any other
        // has room for a value in line, which makes it larger; a value of `any Error` is not a plain reference.
        let isClassBound = isProtocolType(service) && size <= 3 * MemoryLayout<Int>.size && service != (any Error).self
        isReference = service is AnyClass || isClassBound
    }

    static let cell = SlotLayout(AnyObject.self)
}

/// Lays out the memory of a frame: first a byte for each slot, then the objects.
struct FrameLayout: Sendable {
    private(set) var slots: [Slot] = []
    /// The bytes that a frame needs.
    private(set) var size = 0
    /// The bytes at the front that must be zero when a frame is made.
    var flagCount: Int { slots.count }

    init(_ requests: [(layout: SlotLayout, style: Slot.Style)]) {
        var end = requests.count
        for (flag, request) in requests.enumerated() {
            let layout = request.style.isCell ? .cell : request.layout
            let offset = (end + layout.alignment - 1) / layout.alignment * layout.alignment
            end = offset + layout.size
            slots.append(Slot(offset: offset, flag: flag, style: request.style, isReference: layout.isReference))
        }
        size = end
    }
}
