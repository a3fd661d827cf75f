import AllocationCounter
import Joinery

// Many bindings: types are made at run time, from ten digits, so that no hundred thousand of them stand in the source.

enum D0: Sendable {}
enum D1: Sendable {}
enum D2: Sendable {}
enum D3: Sendable {}
enum D4: Sendable {}
enum D5: Sendable {}
enum D6: Sendable {}
enum D7: Sendable {}
enum D8: Sendable {}
enum D9: Sendable {}

/// One more digit in front of a number.
enum Digit<First, Rest>: Sendable {}

/// The service with a number.
final class Numbered<Number>: Sendable {}

private let digits: [Any.Type] = [
    D0.self, D1.self, D2.self, D3.self, D4.self, D5.self, D6.self, D7.self, D8.self, D9.self,
]

/// As many types as asked for.
func numbers(_ count: Int) -> [Any.Type] {
    var result = digits
    var first = 0
    while result.count - first < count {
        let rest = result[first...]
        first = result.count
        for number in rest {
            for digit in digits { result.append(join(digit, number)) }
        }
    }
    return Array(result[first..<(first + count)])
}

private func join(_ first: Any.Type, _ rest: Any.Type) -> Any.Type {
    func outer<First>(_ first: First.Type) -> Any.Type {
        func inner<Rest>(_ rest: Rest.Type) -> Any.Type { Digit<First, Rest>.self }
        return _openExistential(rest, do: inner)
    }
    return _openExistential(first, do: outer)
}

/// A binding without dependencies.
private func leaf(_ number: Any.Type) -> Bindings {
    func declare<Number>(_ number: Number.Type) -> Bindings {
        Transient(Numbered<Number>.self) { Numbered<Number>() }.declared
    }
    return _openExistential(number, do: declare)
}

/// A binding with three dependencies.
private func node(_ number: Any.Type, _ needs: (Any.Type, Any.Type, Any.Type)) -> Bindings {
    func declare<Number>(_ number: Number.Type) -> Bindings {
        func first<First>(_ first: First.Type) -> Bindings {
            func second<Second>(_ second: Second.Type) -> Bindings {
                func third<Third>(_ third: Third.Type) -> Bindings {
                    Transient(Numbered<Number>.self) { (_: Numbered<First>, _: Numbered<Second>, _: Numbered<Third>) in
                        Numbered<Number>()
                    }
                    .declared
                }
                return _openExistential(needs.2, do: third)
            }
            return _openExistential(needs.1, do: second)
        }
        return _openExistential(needs.0, do: first)
    }
    return _openExistential(number, do: declare)
}

/// Resolves services of a container in random order, again and again.
private final class Roots: @unchecked Sendable {
    // Filled once, read by one thread.
    private let resolves: [() throws -> Void]

    init(_ container: Container, _ numbers: [Any.Type]) {
        func resolve<Number>(_ number: Number.Type) -> () throws -> Void {
            { use(try container.resolve(Numbered<Number>.self)) }
        }
        var order = numbers
        var seed: UInt64 = 42
        for index in order.indices.reversed() {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            order.swapAt(index, Int(seed >> 33) % (index + 1))
        }
        resolves = order.map { _openExistential($0, do: resolve) }
    }

    func run(_ count: Int) throws {
        var next = 0
        for _ in 0..<count {
            try resolves[next]()
            next = next + 1 == resolves.count ? 0 : next + 1
        }
    }
}

/// A root among many, against itself among ten.
func scaleWork(_ count: Int, target: Double) throws -> Work {
    let all = numbers(count)
    let many = try Container { for number in all { leaf(number) } }
    let few = try Container { for number in all.prefix(10) { leaf(number) } }
    let roots = Roots(many, all)
    let reference = Roots(few, Array(all.prefix(10)))
    return Work(name: "scale\(count)", target: target) {
        try roots.run($0)
    } handWritten: {
        try reference.run($0)
    }
}

/// So many bindings with three dependencies each.
func linkedBindings(_ count: Int) -> Bindings {
    let all = numbers(count)
    var declared: [Bindings] = all.prefix(3).map(leaf)
    for index in 3..<count { declared.append(node(all[index], (all[index - 1], all[index - 2], all[index - 3]))) }
    return BindingsBuilder.buildArray(declared)
}

/// What a linked container keeps for each binding, in bytes: the declarations and all that was linked.
func measureMemory(_ count: Int) throws -> Outcome {
    // The types are made once, and kept by the runtime.
    use(try Container { linkedBindings(count) })
    let before = joinery_allocated_bytes()
    let container = try Container { linkedBindings(count) }
    let bytes = Double(joinery_allocated_bytes() - before) / Double(count)
    use(container)
    return Outcome(work: "memory\(count)", nanoseconds: 0, bytes: bytes, target: 400)
}

/// What linking costs for each binding.
func measureLinking(_ count: Int, _ effort: Effort) throws -> Outcome {
    let bindings = linkedBindings(count)
    var times: [Double] = []
    for _ in 0..<(count > 10_000 ? 3 : effort.repetitions) {
        times.append(try nanoseconds(count) { use(try Container { bindings }) })
    }
    return Outcome(work: "link\(count)", nanoseconds: median(times), target: 3000)
}
