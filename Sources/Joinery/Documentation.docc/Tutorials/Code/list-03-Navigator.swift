@MainActor
final class Navigator {
    private(set) var page: (any UserDetailView)?

    func show(_ page: any UserDetailView) {
        self.page = page
        page.appear()
    }
}
