/// Values by key, that are also listed in the order in which they came.
struct OrderedTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private var table: [Key: Value] = [:]
    /// The keys, in the order in which they came.
    private(set) var keys: [Key] = []

    subscript(key: Key) -> Value? { table[key] }

    /// The values, in the order in which they came.
    var values: [Value] { keys.compactMap { table[$0] } }

    /// Adds a value, unless there is one for its key.
    ///
    /// - Returns: The value that was there before.
    @discardableResult
    mutating func add(_ value: Value, for key: Key) -> Value? {
        if let first = table[key] { return first }
        table[key] = value
        keys.append(key)
        return nil
    }

    /// Changes the value of a key; `initial`, if there is none.
    mutating func update(_ key: Key, default initial: @autoclosure () -> Value, _ change: (inout Value) -> Void) {
        if table[key] == nil {
            table[key] = initial()
            keys.append(key)
        }
        if let index = table.index(forKey: key) { change(&table.values[index]) }
    }
}
