/// A module to be generated, as the command line describes it.
package struct GenerationRequest: Equatable {
    /// How the module tells what came of it.
    package enum Output: String, CaseIterable, Sendable {
        /// It calls a delegate, which it holds weakly.
        case delegate
        /// It calls a closure.
        case closure
        /// It does not tell.
        case none
    }

    /// How finely the module is cut.
    package enum Style: String, CaseIterable, Sendable {
        /// Every role stands behind a protocol of its own, in a file of its own.
        case thorough
        /// Only the view stands behind a protocol; what belongs together is in one file.
        case merged
    }

    /// What all its types begin with.
    package var name: ModuleName
    /// The target that it becomes a part of.
    package var target: String
    /// The target of its tests, if one was named.
    package var testTarget: String?
    /// What it needs from outside.
    package var inputs: [InputProperty]
    /// How it tells what came of it.
    package var output: Output
    /// How finely it is cut.
    package var style: Style
    /// Whether it has neither a view nor a presenter.
    package var isViewless: Bool
    /// Whether a module that embeds it can ask for its interactor.
    package var isChild: Bool
    /// What has to be imported for the types of the inputs.
    package var imports: [String]
    /// The folder of the project's own templates.
    package var templates: String?
    /// Whether to tell what would be written, and write nothing.
    package var isDryRun: Bool
    /// Whether files that exist are replaced.
    package var overwrites: Bool
}

/// A property of a module's input.
package struct InputProperty: Equatable {
    /// What it is called.
    package var name: String
    /// Its type, as a Swift formatter writes it.
    package var type: String
    /// An expression for a value that tests can use, if one is known.
    package var sample: String?
    /// Whether the compiler warns if a value is put into a string as it is.
    package var needsDescribing: Bool
    /// Whether the type is one of Foundation.
    package var needsFoundation: Bool
}
