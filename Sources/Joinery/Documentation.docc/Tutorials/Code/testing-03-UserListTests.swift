import Joinery
import JoineryGraph
import JoineryTesting
import Testing

@testable import UserDirectory

@MainActor
struct UserListTests {
    @Test func `the app links`() {
        expectLinks(AppAssembly(), checks: .strict(roots: [UserListInput.self]))
    }
}
