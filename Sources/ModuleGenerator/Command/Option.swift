/// The options of the command, without their two dashes.
enum Option: String, CaseIterable {
    case target
    case input
    case sample
    case `import`
    case output
    case style
    case viewless
    case child
    case testTarget = "test-target"
    case templates
    case exportTemplates = "export-templates"
    case dryRun = "dry-run"
    case force
    case help

    /// Whether the option has no value.
    var isFlag: Bool {
        switch self {
        case .viewless, .child, .dryRun, .force, .help: true
        default: false
        }
    }

    /// Whether the option may be given more than once.
    var isRepeatable: Bool {
        switch self {
        case .input, .sample, .import: true
        default: false
        }
    }
}
