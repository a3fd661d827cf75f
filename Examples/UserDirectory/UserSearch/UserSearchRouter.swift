package import Joinery
package import JoineryNavigation

/// The ways out of the search.
@MainActor
package protocol UserSearchRouting: AnyObject {
    /// Lets a name be picked.
    func pickName(title: String, onPicked: @escaping @MainActor (String) -> Void)
}

/// Goes where the search leads.
@MainActor
package final class UserSearchRouter: UserSearchRouting {
    private let router: Router
    private let namePicker: Builder<NamePickerInput>

    package init(router: Router, namePicker: Builder<NamePickerInput>) {
        self.router = router
        self.namePicker = namePicker
    }

    package func pickName(title: String, onPicked: @escaping @MainActor (String) -> Void) {
        let input = NamePickerInput(title: title, output: .calling(onPicked))
        router.open(input, with: namePicker, by: .present)
    }
}
