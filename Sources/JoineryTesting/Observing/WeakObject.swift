import Joinery

/// A weak reference to an object, and its step in the path; `nil` if the container has not made it.
struct WeakObject {
    weak var object: AnyObject?
    let step: DependencyPath.Step?

    /// The object, if it is still alive.
    var sighted: Sighted? { object.map { Sighted(object: $0, step: step) } }
}

/// An object that is alive, and its step in the path; `nil` if the container has not made it.
struct Sighted {
    let object: AnyObject
    let step: DependencyPath.Step?

    /// The name of its class.
    var type: String { typeName(Swift.type(of: object)) }
}

/// The value as an object; `nil` if it is not a class instance.
func object<Value>(behind value: Value) -> AnyObject? {
    type(of: value as Any) is AnyClass ? value as AnyObject : nil
}
