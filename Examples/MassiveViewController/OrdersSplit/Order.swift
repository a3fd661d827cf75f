/// An order, as the server tells of it.
nonisolated struct Order: Decodable, Hashable, Identifiable, Sendable {
    var id: Int
    var customer: String
    var cents: Int
    var isPaid: Bool
}
