/// What is on the list, as texts.
package nonisolated struct OrderListPage: Hashable, Sendable {
    package var rows: [String] = []
    package var totalText = ""
    package var messageText: String?
    package var undoText: String?
    package var isLoading = false
}
