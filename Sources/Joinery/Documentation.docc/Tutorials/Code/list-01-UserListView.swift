@MainActor
protocol UserListView: AnyObject {
    // What the user does.
    func appear()
    func select(_ row: Int) throws

    // What the presenter says.
    func show(_ names: [String])
    func show(notice: String)
}
