/// The targets of the package, and their folders.
///
/// The plugin passes it to the generator as JSON.
package struct PackageLayout: Codable, Sendable {
    /// A target with Swift code.
    package struct Target: Codable, Sendable {
        /// The name in the manifest.
        package var name: String
        /// The name of the Swift module.
        package var moduleName: String
        /// The folder of its sources.
        package var directory: String
        /// Whether it is a test target.
        package var isTest: Bool
        /// The paths of its Swift files.
        package var sources: [String]
        /// The names of the targets that it depends on, directly or indirectly, including those of other packages.
        package var dependencies: [String]

        /// Creates a target.
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

    /// Creates a layout.
    package init(directory: String, targets: [Target]) {
        self.directory = directory
        self.targets = targets
    }
}
