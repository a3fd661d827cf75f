import Joinery
import JoineryTesting
import Testing

@testable import UserDirectory

@MainActor
struct UserListTests {
    @Test("the app links")
    func appLinks() {
        expectLinks(AppAssembly(), checks: .strict(roots: [UserListInput.self]))
    }
}
