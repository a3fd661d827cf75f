/// Tells which objects of a module are still there when it should have gone: for tests.
///
/// ```swift
/// let survivors = Survivors()
/// survivors.watch(view, presenter, interactor, of: "UserDetail")
/// try navigator.back()
/// #expect(survivors.alive() == [], "\(survivors)")
/// ```
///
/// It holds the objects weakly. What is in the list and should not be is held by somebody: look for a reference that
/// points backwards (to a view, a presenter, a delegate) and is strong, or for a closure that captures `self`.
@MainActor
public final class Survivors {
    private var sights: [Sight] = []

    private struct Sight {
        let module: String
        let type: String
        weak var object: AnyObject?
    }

    /// Makes one that watches nothing.
    public nonisolated init() {}

    /// Watches objects of one module.
    ///
    /// - Parameters:
    ///   - objects: The objects, held weakly.
    ///   - module: What the module is called.
    public func watch<each Object: AnyObject>(_ objects: repeat each Object, of module: String) {
        for object in repeat each objects {
            sights.append(Sight(module: module, type: "\(type(of: object))", object: object))
        }
    }

    /// The types of the objects that are still there, in the order in which they were watched.
    ///
    /// - Parameter module: The module they are of; all, if it is left out.
    /// - Returns: Their types.
    public func alive(of module: String? = nil) -> [String] {
        sights.filter { $0.object != nil && (module == nil || $0.module == module) }.map(\.type)
    }

    /// How many objects have been watched.
    ///
    /// - Parameter module: The module they are of; all, if it is left out.
    /// - Returns: Their number, those that have gone among them.
    public func seen(of module: String? = nil) -> Int {
        sights.count { module == nil || $0.module == module }
    }
}

extension Survivors: @MainActor CustomStringConvertible {
    /// What is still there, a line for each module.
    public var description: String {
        var modules: [String] = []
        for sight in sights where sight.object != nil && !modules.contains(sight.module) {
            modules.append(sight.module)
        }
        if modules.isEmpty { return "Nothing has survived." }
        return modules.map { "Of \($0) there is still: \(alive(of: $0).joined(separator: ", "))" }
            .joined(separator: "\n")
    }
}
