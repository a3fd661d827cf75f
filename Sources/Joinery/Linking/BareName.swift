/// The name of a type without what is written around it, for finding names that are alike.
struct BareName: Sendable {
    /// The name as it is written in the source.
    let name: String
    /// The protocols of a composition; the name alone, if it is none.
    let parts: Set<Substring>
    let isFunction: Bool
    private let letters: [UInt8]

    init(_ name: String) {
        let bare = name.hasPrefix("any ") ? name.dropFirst(4) : Substring(name)
        self.name = name
        parts =
            bare.utf8.contains(UInt8(ascii: "&"))
            ? Set(bare.split(separator: "&").map { Substring($0.filter { $0 != " " }) })
            : [Substring(bare.filter { $0 != " " })]
        isFunction = name.contains("->")
        letters = Array(bare.utf8)
    }

    /// Whether two names are alike: one within the other, or at most two letters apart.
    func isNear(_ other: BareName) -> Bool {
        let (own, theirs) = (letters, other.letters)
        // Names that no person spells are not mistyped either.
        guard own.count <= 100, theirs.count <= 100 else { return false }
        guard own.count >= 4, theirs.count >= 4 else { return own.count > 1 && distance(to: theirs) <= 1 }
        return isPart(own, of: theirs) || isPart(theirs, of: own) || distance(to: theirs) <= 2
    }

    private func isPart(_ short: [UInt8], of long: [UInt8]) -> Bool {
        guard short.count <= long.count else { return false }
        return (0...(long.count - short.count))
            .contains { start in
                long[start] == short[0] && long[start..<start + short.count].elementsEqual(short)
            }
    }

    /// How many letters must be put in, taken out or replaced to get from one to the other; 3 if it is more than two.
    private func distance(to target: [UInt8]) -> Int {
        guard abs(letters.count - target.count) <= 2 else { return 3 }
        var row = Array(0...target.count)
        for (index, letter) in letters.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in target.indices {
                let substitution = diagonal + (letter == target[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(substitution, row[column] + 1, row[column + 1] + 1)
            }
            // A row never gets smaller from one to the next.
            guard let least = row.min(), least <= 2 else { return 3 }
        }
        return row[target.count]
    }
}
