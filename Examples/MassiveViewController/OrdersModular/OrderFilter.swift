/// Which orders are looked for.
package nonisolated struct OrderFilter: Hashable, Sendable {
    package var text = ""
    package var unpaidOnly = false

    package init() {}

    func matches(_ order: Order) -> Bool {
        (!unpaidOnly || !order.isPaid) && (text.isEmpty || order.customer.lowercased().contains(text.lowercased()))
    }
}
