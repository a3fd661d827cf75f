@MainActor
protocol UserDetailView: AnyObject {
    // What the user does.
    func appear()
    func follow()

    // What the presenter says.
    func show(name: String)
}
