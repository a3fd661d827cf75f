/// The options of a module to generate.
package struct GenerationRequest: Equatable {
    /// How the module notifies the code that opened it.
    package enum Output: String, CaseIterable, Sendable {
        /// It calls a delegate, which it holds weakly.
        case delegate
        /// It calls a closure.
        case closure
        /// It does not notify anybody.
        case none
    }

    /// The number of protocols and files in the module.
    package enum Style: String, CaseIterable, Sendable {
        /// Every role has its own protocol and its own file.
        case thorough
        /// Only the view has a protocol, and related types share a file.
        case merged
    }

    /// The prefix of all its types.
    package var name: ModuleName
    /// The target that contains the module.
    package var target: String
    /// The target of its tests, if the command line names one.
    package var testTarget: String?
    /// The properties of the module's input.
    package var inputs: [InputProperty]
    /// How the module notifies the code that opened it.
    package var output: Output
    /// The number of protocols and files in the module.
    package var style: Style
    /// Whether the module has neither a view nor a presenter.
    package var isViewless: Bool
    /// Whether the module is a child module that exports its interactor to its parent.
    package var isChild: Bool
    /// The modules to import for the types of the inputs.
    package var imports: [String]
    /// The folder of the project's own templates.
    package var templates: String?
    /// Whether to print what would be written, and write nothing.
    package var isDryRun: Bool
    /// Whether existing files are replaced.
    package var overwrites: Bool
}

/// A property of a module's input.
package struct InputProperty: Equatable {
    /// The name of the property.
    package var name: String
    /// The type, in the format of a Swift formatter.
    package var type: String
    /// An expression for a value that tests can use, if one is known.
    package var sample: String?
    /// Whether the compiler warns if a value is interpolated into a string directly.
    package var needsDescribing: Bool
    /// Whether the type is declared in Foundation.
    package var needsFoundation: Bool
}
