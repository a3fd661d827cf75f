/// A need that nothing meets.
struct Unmet {
    /// The node that has the need.
    let consumer: Int
    let target: Target

    enum Target {
        case service(Any.Type)
        case factory(Any.Type, argument: Any.Type)
        case tagged(Any.Type, tag: Any.Type)
        case module(Any.Type)
    }
}
