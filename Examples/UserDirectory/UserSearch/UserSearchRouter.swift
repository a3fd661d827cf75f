package import Joinery
package import Navigation

/// The ways out of the search.
@MainActor
package protocol UserSearchRouting: AnyObject {
    /// Lets a name be picked.
    func pickName(title: String, onPicked: @escaping @MainActor (String) -> Void)
}

/// Goes where the search leads.
@MainActor
package final class UserSearchRouter: UserSearchRouting {
    private let namePicker: Builder<NamePickerInput>
    private let navigator: any Navigator
    private let failures: any FailureReporting

    package init(namePicker: Builder<NamePickerInput>, navigator: any Navigator, failures: any FailureReporting) {
        self.namePicker = namePicker
        self.navigator = navigator
        self.failures = failures
    }

    package func pickName(title: String, onPicked: @escaping @MainActor (String) -> Void) {
        failures.attempt {
            navigator.present(try namePicker.build(NamePickerInput(title: title, onPicked: onPicked)))
        }
    }
}
