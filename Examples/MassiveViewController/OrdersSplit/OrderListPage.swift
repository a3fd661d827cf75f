/// What is on the list, as texts.
nonisolated struct OrderListPage: Hashable, Sendable {
    var rows: [String] = []
    var totalText = ""
    var messageText: String?
    var undoText: String?
    var isLoading = false
}
