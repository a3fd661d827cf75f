package import Joinery
internal import JoineryNavigation

/// The terminal as the technology of the app: its navigator, and where it draws.
package struct TerminalAssembly: Assembly, Sendable {
    private let display: TerminalDisplay

    package init(_ display: TerminalDisplay) {
        self.display = display
    }

    package var bindings: Bindings {
        NavigationAssembly(display.navigator, name: "Notes") { [display] _, error in display.report(error) }
        Singleton(TerminalDisplay.self) { display }
    }
}
