import Joinery
import Testing

@testable import UserDirectory

@MainActor
struct UserListTests {
    @Test("the app links")
    func appLinks() throws {
        _ = try Container(checks: .strict(roots: [UserListInput.self])) { AppAssembly() }
    }
}
