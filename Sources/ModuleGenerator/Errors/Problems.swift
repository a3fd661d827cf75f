/// Collects problems, so that all of them are reported together.
struct Problems {
    private(set) var found: [String] = []

    /// Adds a problem.
    mutating func add(_ problem: String) {
        found.append(problem)
    }

    /// Runs `body`, and adds the problems of the error that it throws.
    ///
    /// - Returns: The result of `body`; `nil` if it throws.
    mutating func collect<Value>(_ body: () throws(GeneratorError) -> Value) -> Value? {
        do throws(GeneratorError) {
            return try body()
        } catch {
            found += error.problems
            return nil
        }
    }
}

extension [String] {
    /// The texts, each once, in their order.
    var withoutRepetition: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
