extension Sketch: CustomStringConvertible {
    /// The declarations much as one would write them.
    var description: String {
        var lines: [String] = []
        for (index, level) in levels.enumerated() {
            lines.append(index == 0 ? "Container {" : "Container(extending: …) {")
            lines += level.lines.map { "    " + $0 } + ["}"]
        }
        if !overrides.isEmpty {
            lines.append("overriding {")
            lines += overrides.map { "    \($0)" } + ["}"]
        }
        return lines.joined(separator: "\n")
    }

    /// How many declarations and parameters there are.
    var size: Int {
        levels.map(\.size).reduce(0, +) + overrides.map { 1 + $0.needs.count }.reduce(0, +)
    }
}

extension Sketch.Block {
    fileprivate var lines: [String] {
        children.map { "Child(\(Sketch.doorName($0.door)))\(isolated($0.home)) {\(parameters($0.needs))}  // \($0.id)" }
            + bindings.map(\.description)
            + wirings.map { "Wiring\(isolated($0.home)) {\(parameters($0.needs))}  // \($0.id)" }
            + adapters.map {
                "Adapter(from: \(Sketch.doorName($0.from)), to: \(Sketch.doorName($0.to)))  // \($0.id)"
            }
            + rooms.flatMap { room in
                ["\(Sketch.roomName(room.door)) {"] + room.block.lines.map { "    " + $0 } + ["}"]
            }
    }

    fileprivate var size: Int {
        bindings.map { 1 + $0.needs.count + $0.faces.count }.reduce(0, +)
            + children.map { 1 + $0.needs.count }.reduce(0, +)
            + wirings.map { 1 + $0.needs.count }.reduce(0, +)
            + adapters.count
            + rooms.map { 1 + $0.block.size }.reduce(0, +)
    }
}

extension Sketch.Binding: CustomStringConvertible {
    var description: String {
        let name = "\(scope)".prefix(1).uppercased() + "\(scope)".dropFirst()
        let names = faces.map { ".\($0.isExported ? "exports" : "provides")(\(Sketch.Key.face($0.face)))" }
        let flags = (isExported ? ".exports()" : "") + (isShared ? ".shared()" : "") + (isEager ? " calls" : "")
        return "\(name)(\(key))\(isolated(home)) {\(parameters(needs))}\(names.joined())\(flags)  // \(id)"
    }
}

extension Sketch.Need: CustomStringConvertible {
    var description: String {
        switch self {
        case .direct(let key): "\(key)"
        case .optional(let key): "\(key)?"
        case .lazy(let key): "Lazy<\(key)>"
        case .provider(let key): "Provider<\(key)>"
        case .builder(let door): "Builder<\(Sketch.doorName(door))>"
        case .input(let door): Sketch.doorName(door)
        }
    }
}

private func isolated(_ home: Sketch.Home) -> String {
    switch home {
    case .nowhere: ""
    case .main: " @MainActor"
    case .workshop: " @Workshop"
    }
}

private func parameters(_ needs: [Sketch.Need]) -> String {
    needs.isEmpty ? "" : " (" + needs.map(\.description).joined(separator: ", ") + ") "
}
