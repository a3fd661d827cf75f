/// Finds the intended name for a misspelt one.
enum NearMiss {
    /// The candidate that is most similar to `text`; `nil` if none is similar enough.
    static func best(for text: String, among candidates: [String]) -> String? {
        let wanted = text.lowercased()
        let ranked = candidates.map { (name: $0, distance: distance(wanted, $0.lowercased())) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(2, wanted.count / 3) && best.distance < wanted.count ? best.name : nil
    }

    /// The number of letters to insert, remove or replace (the Levenshtein distance).
    private static func distance(_ left: String, _ right: String) -> Int {
        let right = Array(right)
        var row = Array(0...right.count)
        for letter in left {
            var diagonal = row[0]
            row[0] += 1
            for column in right.indices {
                let replaced = diagonal + (letter == right[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[right.count]
    }
}
