import Foundation

/// Checks whether a module can be generated, and renders its files.
struct Planner {
    let layout: PackageLayout

    private var package: PackageFolder { PackageFolder(path: layout.directory) }

    /// The files of a module.
    ///
    /// - Throws: A ``GeneratorError`` with all problems.
    func plan(_ request: GenerationRequest) throws(GeneratorError) -> GenerationPlan {
        let target = try layout.moduleTarget(named: request.target)
        let tests = try layout.testTarget(named: request.testTarget, testing: target)
        if tests != nil { try checkSamples(request) }
        let folders = ["Sources": target, "Tests": tests].compactMapValues { $0 }
        let existing = folders.mapValues(ExistingTypes.init)
        let hidden = existing.values.contains { !$0.names.isDisjoint(with: JoineryNames.all) }

        let values = TemplateValues(request, importing: target.moduleName, isQualified: hidden)
        var files: [(folder: String, file: GenerationPlan.File)] = []
        var problems = Problems()
        for template in try templates(request) {
            let rendered = problems.collect { () throws(GeneratorError) in
                try render(template, values, folders, request)
            }
            guard let rendered, let file = rendered else { continue }
            files.append((template.folder, file))
        }
        let paths = Dictionary(grouping: files, by: \.file.path)
        for (path, same) in paths.sorted(by: { $0.key < $1.key }) where same.count > 1 {
            problems.add("\(same.count) templates produce the same file \(path).")
        }
        for folder in TemplateFile.folders {
            let own = files.filter { $0.folder == folder }.map(\.file)
            for clash in existing[folder]?.clashes(with: own) ?? [] { problems.add(clash) }
        }
        for objection in files.compactMap({ package.objection(to: $0.file.url) }).withoutRepetition {
            problems.add(objection)
        }
        let occupied = files.map(\.file).filter(\.replaces)
        if !occupied.isEmpty, !request.overwrites {
            let named = occupied.prefix(3).map(\.path).joined(separator: ", ")
            let more = occupied.count > 3 ? " and \(occupied.count - 3) more" : ""
            problems.add("These files exist already: \(named)\(more). Replace them with --force.")
        }
        guard problems.found.isEmpty else { throw .refused(problems.found) }
        let note = "No test target depends on \(target.name), so no tests are written. Name one with --test-target."
        return GenerationPlan(files: files.map(\.file), notes: tests == nil ? [note] : [])
    }

    private func templates(_ request: GenerationRequest) throws(GeneratorError) -> [TemplateFile] {
        let standard = TemplateFile.defaults(style: request.style, isViewless: request.isViewless)
        guard let directory = request.templates else { return standard }
        let url = URL(filePath: directory, relativeTo: package.url)
        return TemplateFile.merged(standard, try TemplateFile.read(from: url))
    }

    /// The file of a template; `nil` if the file is empty or there is no target for it.
    private func render(
        _ template: TemplateFile,
        _ values: TemplateValues,
        _ folders: [String: PackageLayout.Target],
        _ request: GenerationRequest
    ) throws(GeneratorError) -> GenerationPlan.File? {
        guard let target = folders[template.folder] else { return nil }
        let path = try Template(name: template.path, text: template.path).render(values)
        let text = try Template(name: template.path, text: template.text).render(values)
        guard !text.allSatisfy(\.isWhitespace) else { return nil }
        let names = path.split(separator: "/", omittingEmptySubsequences: false)
        guard names.allSatisfy({ !["", ".", ".."].contains($0) }) else {
            throw .refused(["\(template.path): “\(path)” is not the path of a file in the folder of the module."])
        }
        let url = URL(filePath: target.directory, directoryHint: .isDirectory)
            .appending(path: request.name.text, directoryHint: .isDirectory)
            .appending(path: path.dropFirst(template.folder.count + 1))
        return GenerationPlan.File(
            url: url,
            path: package.path(of: url),
            text: LineWrapping.wrap(text.withoutSpareLines),
            replaces: url.kind == .file
        )
    }

    private func checkSamples(_ request: GenerationRequest) throws(GeneratorError) {
        let unknown = request.inputs.filter { $0.sample == nil }
        guard !unknown.isEmpty else { return }
        throw .usage(
            unknown.map { input in
                "The tests need a value of type \(input.type) for “\(input.name)”. Add "
                    + "--sample '\(input.name)=EXPRESSION'."
            }
        )
    }
}

extension TemplateFile {
    /// `Sources` or `Tests`.
    fileprivate var folder: String {
        String(path.prefix { $0 != "/" })
    }
}
