import Foundation

/// Generates modules in a package: parses the command line, checks everything, and then writes the files.
package struct Generator {
    private let layout: PackageLayout
    private let print: (String) -> Void

    /// Creates a generator for a package.
    ///
    /// - Parameters:
    ///   - layout: The package.
    ///   - print: Prints a text for the user.
    package init(layout: PackageLayout, print: @escaping (String) -> Void) {
        self.layout = layout
        self.print = print
    }

    /// Runs a command line.
    ///
    /// - Parameter arguments: The arguments after `swift package generate-module`.
    /// - Throws: A ``GeneratorError``. Nothing has been written then.
    package func run(_ arguments: [String]) throws {
        switch try Command(parsing: arguments) {
        case .help:
            print(Usage.text)
        case .exportTemplates(let directory, let style, let isViewless):
            try export(TemplateFile.defaults(style: style, isViewless: isViewless), to: directory)
        case .generate(let request):
            let plan = try Planner(layout: layout).plan(request)
            if !request.isDryRun { try FileWriter(package: PackageFolder(path: layout.directory)).write(plan) }
            print(plan.description(isDryRun: request.isDryRun))
        }
    }

    private func export(_ templates: [TemplateFile], to directory: String) throws(GeneratorError) {
        let package = PackageFolder(path: layout.directory)
        let folder = URL(filePath: directory, directoryHint: .isDirectory, relativeTo: package.url).standardizedFileURL
        let files = templates.map { template in
            let url = folder.appending(path: template.path)
            return GenerationPlan.File(
                url: url,
                path: package.path(of: url),
                text: template.text,
                replaces: url.kind != nil
            )
        }
        if let occupied = files.first(where: \.replaces) {
            throw .refused(["\(occupied.path) exists already. Export the templates to another folder."])
        }
        let objections = files.compactMap { package.objection(to: $0.url) }
        guard objections.isEmpty else { throw .refused(objections.withoutRepetition) }
        let plan = GenerationPlan(files: files, notes: [])
        try FileWriter(package: package).write(plan)
        print(plan.description(isDryRun: false))
    }
}
