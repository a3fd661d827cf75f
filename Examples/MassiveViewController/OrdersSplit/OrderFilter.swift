/// Which orders are looked for.
nonisolated struct OrderFilter: Hashable, Sendable {
    var text = ""
    var unpaidOnly = false

    func matches(_ order: Order) -> Bool {
        (!unpaidOnly || !order.isPaid) && (text.isEmpty || order.customer.lowercased().contains(text.lowercased()))
    }
}
