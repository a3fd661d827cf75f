/// What the generator knows of the package: which targets there are, and where.
///
/// The plugin writes it as JSON.
package struct PackageLayout: Codable, Sendable {
    /// A target with Swift code.
    package struct Target: Codable, Sendable {
        /// What the manifest calls it.
        package var name: String
        /// What is imported.
        package var moduleName: String
        /// The folder of its sources.
        package var directory: String
        /// Whether it has tests.
        package var isTest: Bool
        /// The paths of its Swift files.
        package var sources: [String]
        /// The names of the targets that it depends on, directly or not, those of other packages included.
        package var dependencies: [String]

        /// A target.
        package init(
            name: String,
            moduleName: String,
            directory: String,
            isTest: Bool,
            sources: [String],
            dependencies: [String]
        ) {
            self.name = name
            self.moduleName = moduleName
            self.directory = directory
            self.isTest = isTest
            self.sources = sources
            self.dependencies = dependencies
        }
    }

    /// The folder of the package.
    package var directory: String
    /// Its targets.
    package var targets: [Target]

    /// A package.
    package init(directory: String, targets: [Target]) {
        self.directory = directory
        self.targets = targets
    }
}
