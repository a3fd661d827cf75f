import Foundation

/// What the outcomes look like for a person.
func table(_ outcomes: [Outcome]) -> String {
    var lines = [row(["work", "ratio", "target", "ns", "by hand", "allocations", "by hand", ""])]
    lines.append(String(repeating: "-", count: 92))
    for outcome in outcomes {
        lines.append(
            row([
                outcome.work,
                outcome.ratio.map { String(format: "%.2f", $0) } ?? "",
                String(format: outcome.targetFormat, outcome.target),
                outcome.bytes.map { String(format: "%.0f B", $0) } ?? String(format: "%.1f", outcome.nanoseconds),
                outcome.handWrittenNanoseconds.map { String(format: "%.1f", $0) } ?? "",
                outcome.allocations.map { String(format: "%.0f", $0) } ?? "",
                outcome.handWrittenAllocations.map { String(format: "%.0f", $0) } ?? "",
                outcome.isReached(times: 1) ? "" : "missed",
            ])
        )
    }
    return lines.joined(separator: "\n")
}

private func row(_ cells: [String]) -> String {
    let widths = [24, 8, 12, 12, 12, 12, 10, 8]
    return zip(cells, widths).enumerated()
        .map { index, cell in
            let padding = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
            return index == 0 ? cell.0 + padding : padding + cell.0
        }
        .joined()
}

/// The outcomes as a JSON array.
func json(_ outcomes: [Outcome]) throws -> String {
    let rows: [[String: Any]] = outcomes.map { outcome in
        var row: [String: Any] = ["work": outcome.work, "nanoseconds": outcome.nanoseconds]
        row["ratio"] = outcome.ratio ?? NSNull()
        row["handWrittenNanoseconds"] = outcome.handWrittenNanoseconds ?? NSNull()
        row["allocations"] = outcome.allocations ?? NSNull()
        if let bytes = outcome.bytes { row["bytes"] = bytes }
        row["handWrittenAllocations"] = outcome.handWrittenAllocations ?? NSNull()
        return row
    }
    let data = try JSONSerialization.data(withJSONObject: rows, options: [.prettyPrinted, .sortedKeys])
    return String(decoding: data, as: UTF8.self)
}

extension Outcome {
    /// Whether the target is reached, or missed by less than `factor`.
    ///
    /// A target in nanoseconds is one for a machine that is `slowness` times faster than this one.
    func isReached(times factor: Double, slowness: Double = 1) -> Bool {
        if isThroughput { return (ratio ?? 0) * factor >= target }
        if let figure = bytes ?? ratio { return figure <= target * factor }
        return nanoseconds <= target * factor * slowness
    }

    fileprivate var targetFormat: String {
        if bytes != nil { return "≤ %.0f B" }
        if ratio == nil { return "≤ %.0f ns" }
        return isThroughput ? "≥ %.1f" : "≤ %.1f"
    }
}
