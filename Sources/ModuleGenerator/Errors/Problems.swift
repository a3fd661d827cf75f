/// Collects problems, so that all of them are told at once.
struct Problems {
    private(set) var found: [String] = []

    /// Notes one.
    mutating func add(_ problem: String) {
        found.append(problem)
    }

    /// Runs `body`, and notes what it throws.
    ///
    /// - Returns: What `body` returns, and nothing if it throws.
    mutating func collect<Value>(_ body: () throws(GeneratorError) -> Value) -> Value? {
        do throws(GeneratorError) {
            return try body()
        } catch {
            found += error.problems
            return nil
        }
    }
}
