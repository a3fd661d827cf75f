/// An order, as the server tells of it.
package nonisolated struct Order: Decodable, Hashable, Identifiable, Sendable {
    package var id: Int
    package var customer: String
    package var cents: Int
    package var isPaid: Bool

    package init(id: Int, customer: String, cents: Int, isPaid: Bool) {
        self.id = id
        self.customer = customer
        self.cents = cents
        self.isPaid = isPaid
    }
}

/// Which orders are looked for.
package nonisolated struct OrderFilter: Hashable, Sendable {
    package var text = ""
    package var unpaidOnly = false

    package init() {}

    func matches(_ order: Order) -> Bool {
        (!unpaidOnly || !order.isPaid) && (text.isEmpty || order.customer.lowercased().contains(text.lowercased()))
    }
}
