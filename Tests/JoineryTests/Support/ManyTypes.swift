/// One of a family of types with as many members as a test asks for.
protocol AnySample: AnyObject, Sendable {
    init(_ dependencies: [any AnySample])
    var dependencies: [any AnySample] { get }
}

final class Sample<High: Digit, Low: Digit>: AnySample {
    let dependencies: [any AnySample]
    init(_ dependencies: [any AnySample]) { self.dependencies = dependencies }
}

protocol Digit: SendableMetatype {}
enum ZeroDigit: Digit {}
enum NextDigit<Previous: Digit>: Digit {}

/// Makes the types of the family, each once.
func sampleTypes(_ count: Int) -> [any AnySample.Type] {
    var side: [any Digit.Type] = [ZeroDigit.self]
    var last: any Digit.Type = ZeroDigit.self
    while side.count * side.count < count {
        last = next(last)
        side.append(last)
    }
    var types: [any AnySample.Type] = []
    for high in side {
        for low in side where types.count < count { types.append(node(high, low)) }
    }
    return types
}

private func next<D: Digit>(_ digit: D.Type) -> any Digit.Type { NextDigit<D>.self }

private func node<High: Digit, Low: Digit>(_ high: High.Type, _ low: Low.Type) -> any AnySample.Type {
    Sample<High, Low>.self
}
