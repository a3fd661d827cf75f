/// Lists the watched objects of a module that are still alive after the module should have been released.
///
/// For tests.
///
/// ```swift
/// let survivors = Survivors()
/// survivors.watch(view, presenter, interactor, of: "UserDetail")
/// try navigator.back()
/// #expect(survivors.alive() == [], "\(survivors)")
/// ```
///
/// Use `expectReleased` of `JoineryTesting` to check that everything that a recording container builds is released; use
/// `Survivors` to look at chosen objects at several points of one test, or at objects that no container makes.
///
/// It holds the objects weakly. If an object is in the list by mistake, something retains it: look for a strong
/// reference that points backwards (to a view, a presenter, a delegate), or for a closure that captures `self`.
@MainActor
public final class Survivors {
    private var entries: [Entry] = []

    private struct Entry {
        let module: String
        let type: String
        weak var object: AnyObject?
    }

    /// Creates an empty list.
    public nonisolated init() {}

    /// Watches objects of one module.
    ///
    /// - Parameters:
    ///   - objects: The objects, held weakly.
    ///   - module: The name of the module.
    public func watch<each Object: AnyObject>(_ objects: repeat each Object, of module: String) {
        for object in repeat each objects {
            entries.append(Entry(module: module, type: "\(type(of: object))", object: object))
        }
    }

    /// The types of the objects that are still alive, in the order in which they were passed to ``watch(_:of:)``.
    ///
    /// - Parameter module: The name of one module; `nil` for all modules.
    /// - Returns: The types.
    public func alive(of module: String? = nil) -> [String] {
        entries.filter { $0.object != nil && (module == nil || $0.module == module) }.map(\.type)
    }

    /// The number of objects that have been watched, including those that have been released.
    ///
    /// - Parameter module: The name of one module; `nil` for all modules.
    /// - Returns: The number.
    public func seen(of module: String? = nil) -> Int {
        entries.count { module == nil || $0.module == module }
    }
}

extension Survivors: @MainActor CustomStringConvertible {
    /// The objects that are still alive, with one line for each module.
    public var description: String {
        var modules: [String] = []
        for entry in entries where entry.object != nil && !modules.contains(entry.module) {
            modules.append(entry.module)
        }
        if modules.isEmpty { return "All watched objects have been released." }
        return modules.map { "Still alive of \($0): \(alive(of: $0).joined(separator: ", "))" }
            .joined(separator: "\n")
    }
}
