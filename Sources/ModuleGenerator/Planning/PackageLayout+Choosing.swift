extension PackageLayout {
    /// The target that the module becomes a part of.
    ///
    /// - Throws: If there is none of that name, or one that cannot use Joinery.
    func moduleTarget(named name: String) throws(GeneratorError) -> Target {
        let target = try target(named: name, option: .target) { !$0.isTest }
        guard target.dependencies.contains("Joinery") else {
            throw .refused(
                ["The target \(name) does not depend on Joinery: add it to the target's dependencies in Package.swift."]
            )
        }
        return target
    }

    /// The target of the tests.
    ///
    /// - Parameters:
    ///   - name: Its name, if one was given.
    ///   - target: What is to be tested.
    /// - Returns: The one of that name; else the one that is called like the target, with “Tests” behind; else the
    ///   only one that depends on the target; else nothing.
    /// - Throws: If there is none of that name, one that cannot test the target, or more than one that could be meant.
    func testTarget(named name: String?, testing target: Target) throws(GeneratorError) -> Target? {
        guard let name else {
            let fitting = targets.filter { $0.isTest && $0.dependencies.contains(target.name) }
            if let usual = fitting.first(where: { $0.name == target.name + "Tests" }) { return usual }
            guard fitting.count > 1 else { return fitting.first }
            let names = fitting.map(\.name).joined(separator: ", ")
            throw .refused(["Several test targets depend on \(target.name): name one of \(names) with --test-target."])
        }
        let tests = try self.target(named: name, option: .testTarget) { $0.isTest }
        guard tests.dependencies.contains(target.name) else {
            throw .refused(
                ["The test target \(name) does not depend on \(target.name): add it to the target's dependencies."]
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
            throw .refused(["--\(option.rawValue) \(name): that is \(option == .testTarget ? "no" : "a") test target."])
        }
        let names = targets.filter(fits).map(\.name)
        let hint = NearMiss.best(for: name, among: names).map { " Did you mean \($0)?" }
        let list = names.isEmpty ? " The package has none." : " There are: \(names.joined(separator: ", "))."
        throw .refused(["--\(option.rawValue) \(name): the package has no such \(kind).\(hint ?? list)"])
    }
}
