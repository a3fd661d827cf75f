import Joinery

/// An object that somebody else holds, and what the container knows it as; `nil` if it has not made it.
struct WeakObject {
    weak var object: AnyObject?
    let step: DependencyPath.Step?

    /// The object, if it is still there.
    var sighted: Sighted? { object.map { Sighted(object: $0, step: step) } }
}

/// An object that is there, and what the container knows it as; `nil` if it has not made it.
struct Sighted {
    let object: AnyObject
    let step: DependencyPath.Step?

    /// The name of its class.
    var type: String { typeName(Swift.type(of: object)) }
}

/// The object that a value is; `nil` for one that is not a class instance.
func object<Value>(behind value: Value) -> AnyObject? {
    type(of: value as Any) is AnyClass ? value as AnyObject : nil
}
