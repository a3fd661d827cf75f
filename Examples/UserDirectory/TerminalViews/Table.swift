/// Lines of text in aligned columns.
struct Table {
    /// On which side of a column the texts stand.
    enum Alignment {
        case left
        case right
    }

    private let alignments: [Alignment]
    private var rows: [[String]] = []

    /// An empty table with a column for each alignment.
    init(_ alignments: Alignment...) {
        self.alignments = alignments
    }

    /// Adds a row, with a text for each column.
    mutating func add(_ row: String...) {
        rows.append(row)
    }

    /// The rows with two spaces between the columns, and none at their ends.
    var lines: [String] {
        let widths = alignments.indices.map { column in rows.map { $0[column].columns }.max() ?? 0 }
        return rows.map { row in
            let cells = row.indices.map { column in
                let padding = String(repeating: " ", count: widths[column] - row[column].columns)
                return alignments[column] == .left ? row[column] + padding : padding + row[column]
            }
            let line = "  " + cells.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
    }
}
