/// How an object is made, with its types: what a binding keeps of its factory.
///
/// The linker works on recipes without knowing their types, and asks each for the producer that resolving runs.
@usableFromInline
protocol Recipe: AnyObject, Sendable {
    /// The type that is made.
    var service: Any.Type { get }
    /// The part of the key that stands for the runtime arguments; `nil` if there are none.
    var qualifier: Any.Type? { get }
    /// The types of the runtime arguments.
    var arguments: [Any.Type] { get }
    /// The arguments as one type, for ``Factory``: a tuple if there are several.
    var argumentTuple: Any.Type? { get }

    /// The room that one object takes in a module's frame.
    var layout: SlotLayout { get }

    /// The producer of this service at one place of the graph.
    func producer(_ seed: ProducerSeed) -> Producer
    /// The producer that finds this service in an enclosing module.
    func ancestorProducer(_ seed: ProducerSeed, key: Key) -> Producer
    /// The producer that finds this service in a child module.
    func exportProducer(_ seed: ProducerSeed) -> Producer
    /// Whether an object of this service is one of `type`, a subclass.
    func isSubclass(of type: Any.Type) -> Bool
}
