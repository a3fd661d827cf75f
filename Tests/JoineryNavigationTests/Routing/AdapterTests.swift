import Joinery
import JoineryNavigation
import Testing

/// Several required inputs, served by one module.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct AdapterTests {
    struct NumberInput: InputWithOutput {
        typealias Entry = NumberView
        var number: Int
        var output = ModuleOutput<Int>()
    }

    @MainActor
    final class NumberView {
        let page: PageView
        init(page: PageView) { self.page = page }
    }

    struct OuterInput: InputWithOutput {
        typealias Entry = NumberView
        var text: String
        var output = ModuleOutput<Int>()
    }

    @BindingsBuilder private static var adapters: Bindings {
        Adapter(from: OuterInput.self, to: NumberInput.self) { @MainActor needed in
            NumberInput(number: needed.text.count, output: needed.output)
        }
        Adapter(from: NumberInput.self, to: PageInput.self) { @MainActor needed in
            PageInput(name: "page \(needed.number)", output: needed.output.mapped { Int($0) ?? -1 })
        } entry: { @MainActor page in
            NumberView(page: page)
        }
    }

    @Test func `a chain of adapters maps input, output and entry`() async throws {
        let app = try TestApp { Self.adapters }
        var entry: NumberView?
        var heard: [Int] = []
        let input = OuterInput(text: "four", output: .calling { heard.append($0) })
        let route = app.router.open(input, by: .root) { $0.prepare { entry = $0 } }
        #expect(route.name == "Outer")
        #expect(entry?.page.presenter.input.name == "page 4")
        #expect(app.log.take() == ["+page 4"])
        entry?.page.presenter.input.output.send("7")
        #expect(heard == [7])
        entry = nil

        let task = Task { try await app.router.result(OuterInput(text: "two"), by: .push) }
        await settle()
        let shown = try #require(app.navigator.front?.content(as: NumberView.self))
        shown.page.presenter.input.output.send("12")
        #expect(try await task.value == 12)
        #expect(app.log.take() == ["+page 3", "-page 3"])
    }
}
