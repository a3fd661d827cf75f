/// Which of the objects in a report retain each other.
struct HolderGraph {
    /// An object of the report that retains another, through fields and through objects that are not in the report.
    struct Hold {
        let holder: Int
        let path: String
        let held: Int
    }

    let names: [String]
    private(set) var holds: [Hold] = []
    /// The closures that the objects of the report retain.
    ///
    /// Their captures cannot be seen.
    private(set) var closures: [String] = []
    private let numbers: [ObjectIdentifier: Int]

    /// - Parameter objects: The objects of the report.
    init(_ objects: [Sighted]) {
        names = objects.map(\.type)
        numbers = Dictionary(
            objects.enumerated().map { (ObjectIdentifier($1.object), $0) },
            uniquingKeysWith: { first, _ in first }
        )
        for (number, entry) in objects.enumerated() { look(from: number, entry.object) }
    }

    /// Follows the references of an object to other objects of the report.
    private mutating func look(from holder: Int, _ start: AnyObject) {
        var seen: Set<ObjectIdentifier> = []
        var queue: [(path: String, object: AnyObject)] = [("", start)]
        var head = 0
        // Enough for a module of an app. The limit ends the search if a service refers to half of the process.
        while head < queue.count, head < 5_000 {
            let (path, object) = queue[head]
            head += 1
            let references = StrongReferences(of: object)
            closures += references.closures.map { "\(names[holder]).\(joined(path, $0))" }
            for (step, target) in references.objects where seen.insert(ObjectIdentifier(target)).inserted {
                let way = joined(path, step)
                if let held = numbers[ObjectIdentifier(target)] {
                    holds.append(Hold(holder: holder, path: way, held: held))
                } else if !isOfTheLibrary(target) {
                    queue.append((way, target))
                }
            }
        }
    }

    private func joined(_ path: String, _ step: String) -> String { path.isEmpty ? step : "\(path).\(step)" }

    /// Whether an object is a part of the container.
    ///
    /// The cell that retains the service of a `Lazy` is not.
    private func isOfTheLibrary(_ object: AnyObject) -> Bool {
        let name = String(reflecting: type(of: object))
        return name.hasPrefix("Joinery.") && !name.hasPrefix("Joinery.SharedCell<")
    }

    /// The objects that retain an object.
    func holders(of number: Int) -> [Hold] { holds.filter { $0.held == number } }

    /// The shortest cycle through each object.
    ///
    /// Cycles with the same objects are listed once.
    func cycles(among objects: Range<Int>) -> [[Hold]] {
        var known: Set<Set<Int>> = []
        return objects.compactMap { start in
            guard let cycle = cycle(at: start), known.insert(Set(cycle.map(\.held))).inserted else { return nil }
            return cycle
        }
    }

    private func cycle(at start: Int) -> [Hold]? {
        var arrivals: [Int: Hold] = [:]
        var queue = [start]
        var head = 0
        while head < queue.count, arrivals[start] == nil {
            for hold in holds where hold.holder == queue[head] && arrivals[hold.held] == nil {
                arrivals[hold.held] = hold
                queue.append(hold.held)
            }
            head += 1
        }
        guard let last = arrivals[start] else { return nil }
        var way = [last]
        while let first = way.first, first.holder != start, let before = arrivals[first.holder] {
            way.insert(before, at: 0)
        }
        return way
    }
}
