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
