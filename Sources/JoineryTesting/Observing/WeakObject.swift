import Joinery

/// A weak reference to an object, and its step in the path; `nil` if the container has not made it.
struct WeakObject {
    private weak var object: AnyObject?
    private let id: ObjectIdentifier
    let step: DependencyPath.Step?

    init(object: AnyObject, step: DependencyPath.Step?) {
        self.object = object
        id = ObjectIdentifier(object)
        self.step = step
    }

    /// Whether it refers to an object that the caller retains.
    ///
    /// It never retains another object. Its caller may have a lock, under which no object of the app must be released.
    func refers(to other: AnyObject) -> Bool {
        id == ObjectIdentifier(other) && object === other
    }

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
