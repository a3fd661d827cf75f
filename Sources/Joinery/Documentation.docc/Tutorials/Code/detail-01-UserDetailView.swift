@MainActor
protocol UserDetailView: AnyObject {
    // What the user does.
    func appear()

    // What the presenter says.
    func show(name: String)
}
