/// The lines in which two texts differ, with the lines around them.
struct LineDifference {
    private struct Line {
        let mark: Character
        let text: Substring
    }

    private var lines: [Line] = []

    init(from old: String, to new: String) {
        let (old, new) = (Self.lines(of: old), Self.lines(of: new))
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if left < old.count, removed.contains(left) {
                lines.append(Line(mark: "-", text: old[left]))
                left += 1
            } else if right < new.count, inserted.contains(right) {
                lines.append(Line(mark: "+", text: new[right]))
                right += 1
            } else {
                lines.append(Line(mark: " ", text: new[right]))
                left += 1
                right += 1
            }
        }
    }

    private static func lines(of text: String) -> [Substring] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.last == "" ? lines.dropLast() : lines
    }

    /// The changed lines with `context` lines around each.
    ///
    /// Dots mark the gaps.
    func text(context: Int = 2) -> String {
        var shown: Set<Int> = []
        for (index, line) in lines.enumerated() where line.mark != " " {
            shown.formUnion(max(0, index - context)...min(lines.count - 1, index + context))
        }
        var result: [String] = []
        var last = -1
        for index in shown.sorted() {
            if index > last + 1 { result.append("  …") }
            let line = lines[index]
            result.append(line.text.isEmpty && line.mark == " " ? "" : "\(line.mark) \(line.text)")
            last = index
        }
        return result.joined(separator: "\n")
    }
}
