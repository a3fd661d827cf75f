extension TemplateValues {
    /// Creates the values of the placeholders of all templates.
    ///
    /// - Parameters:
    ///   - request: The module.
    ///   - moduleName: The module that the tests import.
    ///   - isQualified: Whether names of Joinery are written as `Joinery.Name`, because the target has types with the
    ///     same names.
    init(_ request: GenerationRequest, importing moduleName: String, isQualified: Bool) {
        let name = request.name.text
        let isThorough = request.style == .thorough
        let serving = request.isChild ? ["\(name)Serving"] : []
        let conformances = (isThorough ? ["\(name)Interacting"] : []) + serving
        self = [
            "Name": .text(name),
            "name": .text(request.name.lowercased),
            "title": .text(request.name.title),
            "target": .text(moduleName),
            "Joinery": .text(isQualified ? "Joinery." : ""),
            "entry": .text(request.entry),
            "lines": .text(request.inputs.isEmpty ? "[]" : "lines"),
            "routerType": .text(isThorough ? "any \(name)Routing" : "\(name)Router"),
            "interactorConformances": .text(conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")),
            "inputs": .list(
                request.inputs.enumerated().map { Self(input: $1, isLast: $0 == request.inputs.count - 1) }
            ),
            "hasInputs": .flag(!request.inputs.isEmpty),
            "hasProperties": .flag(!request.inputs.isEmpty || request.output != .none),
            "output": .flag(request.output != .none),
            "delegate": .flag(request.output == .delegate),
            "closure": .flag(request.output == .closure),
            "view": .flag(!request.isViewless),
            "viewless": .flag(request.isViewless),
            "child": .flag(request.isChild),
            "thorough": .flag(isThorough),
            "merged": .flag(!isThorough),
        ]
        merge(samples(request)) { _, new in new }
        merge(imports(request)) { _, new in new }
    }

    private init(input: InputProperty, isLast: Bool) {
        self = [
            "input": .text(input.name),
            "type": .text(input.type),
            "last": .flag(isLast),
        ]
        for (key, owner) in [("described", "entity"), ("describedOfInput", "input")] {
            let value = "\(owner).\(input.name)"
            self[key] = .text(input.needsDescribing ? "String(describing: \(value))" : value)
        }
    }
}

/// The values that the tests build the module with.
private func samples(_ request: GenerationRequest) -> TemplateValues {
    let name = request.name
    let arguments = request.inputs.compactMap { input in input.sample.map { "\(input.name): \($0)" } }
    let (parameter, argument, call) =
        switch request.output {
        case .delegate: ("delegate: (any \(name.text)Delegate)? = nil", "delegate: delegate", "delegate: owner")
        case .closure:
            (
                "onClose: @escaping @MainActor () -> Void = {}", "onClose: onClose",
                "onClose: owner.\(name.lowercased)DidClose"
            )
        case .none: ("", "", "")
        }
    return [
        "samples": .text(arguments.joined(separator: ", ")),
        "sampleParameter": .text(parameter),
        "sampleArgument": .text(argument),
        "sampleCall": .text("\(name.text)Input.sample(\(call))"),
    ]
}

/// The imports of the files, in the order of formatters.
private func imports(_ request: GenerationRequest) -> TemplateValues {
    let foundation = request.inputs.contains(where: \.needsFoundation) ? ["Foundation"] : []
    let types = Set(request.imports + foundation)
    func list(_ modules: Set<String>) -> TemplateValue {
        .list(modules.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }.map { ["import": .text($0)] })
    }
    return [
        "typeImports": list(types),
        "imports": list(types.union(["Joinery"])),
        "testImports": list(types.union(["Joinery", "Testing"])),
    ]
}

extension GenerationRequest {
    /// The type that building the module returns.
    fileprivate var entry: String {
        if !isViewless { return "any \(name.text)View" }
        return style == .thorough ? "any \(name.text)Interacting" : "\(name.text)Interactor"
    }
}
