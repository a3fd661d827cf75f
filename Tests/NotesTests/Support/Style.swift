import Joinery
import JoineryNavigation
import NotesDecoupled
import NotesShort
import NotesTerminal
import Testing

/// The two ways in which the app is written; each test runs for both.
enum Style: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case decoupled, short

    var testDescription: String { rawValue }

    func container(_ display: TerminalDisplay, path: String?) throws -> Container {
        switch self {
        case .decoupled: try Container { DecoupledNotes(display, path: path) }
        case .short: try Container { ShortNotes(display, path: path) }
        }
    }

    @MainActor
    func showFirst(_ router: Router) {
        switch self {
        case .decoupled: DecoupledNotes.showFirst(router)
        case .short: ShortNotes.showFirst(router)
        }
    }
}
