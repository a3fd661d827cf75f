import Foundation
import PackagePlugin

/// `swift package generate-module`: describes the package to the generator, and reports its errors.
@main
struct GenerateModule: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let layout = try JSONEncoder().encode(PackageDescription(context.package))
        let layoutFile = context.pluginWorkDirectoryURL.appending(path: "package.json")
        try layout.write(to: layoutFile)

        let tool = Process()
        tool.executableURL = try context.tool(named: "JoineryModuleGenerator").url
        // SwiftPM also accepts its own option after the name of the command, and passes it on.
        let ours = arguments.filter { $0 != "--allow-writing-to-package-directory" }
        tool.arguments = [layoutFile.path(percentEncoded: false)] + ours
        tool.currentDirectoryURL = context.package.directoryURL
        let complaints = Pipe()
        tool.standardError = complaints
        try tool.run()
        let text = try complaints.fileHandleForReading.readToEnd() ?? Data()
        tool.waitUntilExit()
        // `swift package` fails only if the plugin emits a diagnostic.
        if tool.terminationReason != .exit || tool.terminationStatus != 0 {
            let problem = String(decoding: text, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            Diagnostics.error(problem.isEmpty ? "The generator failed with status \(tool.terminationStatus)." : problem)
        }
    }
}

/// The description of the package.
///
/// `PackageLayout` in the generator has the same properties.
private struct PackageDescription: Encodable {
    struct Target: Encodable {
        var name: String
        var moduleName: String
        var directory: String
        var isTest: Bool
        var sources: [String]
        var dependencies: [String]
    }

    var directory: String
    var targets: [Target]

    init(_ package: Package) {
        directory = package.directoryURL.path(percentEncoded: false)
        targets = package.targets.compactMap { target in
            guard let target = target as? SwiftSourceModuleTarget else { return nil }
            return Target(
                name: target.name,
                moduleName: target.moduleName,
                directory: target.directoryURL.path(percentEncoded: false),
                isTest: target.kind == .test,
                sources: target.sourceFiles(withSuffix: ".swift").map { $0.url.path(percentEncoded: false) },
                dependencies: target.recursiveTargetDependencies.map(\.name)
            )
        }
    }
}
