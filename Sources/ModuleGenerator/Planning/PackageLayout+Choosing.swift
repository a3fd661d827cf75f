extension PackageLayout {
    /// The target that will contain the module.
    ///
    /// - Throws: A ``GeneratorError`` if there is no target with this name, or if it does not depend on Joinery.
    func moduleTarget(named name: String) throws(GeneratorError) -> Target {
        let target = try target(named: name, option: .target) { !$0.isTest }
        guard target.dependencies.contains("Joinery") else {
            throw .refused(
                ["The target \(name) does not depend on Joinery. Add Joinery to its dependencies in Package.swift."]
            )
        }
        return target
    }

    /// The target of the tests.
    ///
    /// - Parameters:
    ///   - name: The name, if the command line has one.
    ///   - target: The target to test.
    /// - Returns: The test target with this name. Without a name: the one that is named after the target with “Tests” at
    ///   the end, or the only one that depends on the target, or `nil`.
    /// - Throws: A ``GeneratorError`` if there is no test target with this name, if it does not depend on the target, or
    ///   if there are several candidates.
    func testTarget(named name: String?, testing target: Target) throws(GeneratorError) -> Target? {
        guard let name else {
            let fitting = targets.filter { $0.isTest && $0.dependencies.contains(target.name) }
            if let usual = fitting.first(where: { $0.name == target.name + "Tests" }) { return usual }
            guard fitting.count > 1 else { return fitting.first }
            let names = fitting.map(\.name).joined(separator: ", ")
            throw .refused(["Several test targets depend on \(target.name). Name one with --test-target: \(names)."])
        }
        let tests = try self.target(named: name, option: .testTarget) { $0.isTest }
        guard tests.dependencies.contains(target.name) else {
            throw .refused(
                ["The test target \(name) does not depend on \(target.name). Add \(target.name) to its dependencies."]
            )
        }
        return tests
    }

    private func target(
        named name: String,
        option: Option,
        where fits: (Target) -> Bool
    ) throws(GeneratorError) -> Target {
        if let target = targets.first(where: { $0.name == name && fits($0) }) { return target }
        let kind = option == .testTarget ? "test target" : "target"
        if targets.contains(where: { $0.name == name }) {
            let isOrIsNot = option == .testTarget ? "is not" : "is"
            throw .refused(["--\(option.rawValue) \(name): \(name) \(isOrIsNot) a test target."])
        }
        let names = targets.filter(fits).map(\.name)
        let hint = NearMiss.best(for: name, among: names).map { " Did you mean \($0)?" }
        let list = names.isEmpty ? " The package has no \(kind)s." : " It has: \(names.joined(separator: ", "))."
        throw .refused(["--\(option.rawValue) \(name): the package has no \(kind) with this name.\(hint ?? list)"])
    }
}
