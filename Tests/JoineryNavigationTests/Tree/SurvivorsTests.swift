import JoineryNavigation
import Testing

/// The list of what is left of a module.
@MainActor
@Suite
struct SurvivorsTests {
    final class View {}
    final class Presenter {}

    @Test func `it names what is still there, by module, and keeps nothing`() {
        let survivors = Survivors()
        var view: View? = View()
        let presenter = Presenter()
        if let view { survivors.watch(view, presenter, of: "Detail") }
        #expect(survivors.alive() == ["View", "Presenter"])
        view = nil
        #expect(survivors.alive(of: "Detail") == ["Presenter"])
        #expect(survivors.alive(of: "List") == [])
        #expect(survivors.seen() == 2)
        #expect(survivors.description == "Still alive of Detail: Presenter")
        #expect(Survivors().description == "All watched objects have been released.")
        withExtendedLifetime(presenter) {}
    }
}
