/// What a node stands for, with the record that its producer is made from.
enum Subject {
    case binding(BindingRecord)
    /// Another name of what a container shares, at the level that declares it.
    case sharedAlias(BindingRecord, of: Int)
    case decorator(BindingRecord, inner: Int)
    case supplied(any Recipe)
    case external(Producer)
    case input(ModuleRecord)
    case request(any DependencyRequest.Type)
    case embedded(ChildRecord)
    case embeddedEntry(ChildRecord, embedded: Int, context: Int)
    case export(BindingRecord, embedded: Int, context: Int)
    case ancestor(BindingRecord)
    case module(ModuleRecord)
    case adapter(AdapterRecord)
    case wiring(WiringRecord)
}
