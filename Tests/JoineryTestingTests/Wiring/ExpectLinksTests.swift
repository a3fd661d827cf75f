import Joinery
import JoineryTesting
import Testing

@Suite("The app links")
struct ExpectLinksTests {
    @Test("what links passes, and is there to look further")
    func passes() throws {
        let container = try #require(expectLinks(AppAssembly()))
        #expect(container.graph.nodes.contains { $0.id == "ListModule" })
        expectLinks {
            AppAssembly()
            Singleton(Counter.init)
        }
    }

    @Test("what does not link fails with every problem")
    func fails() {
        expectFailure("2 problems", "any UserService needs any Logging", "Builder<DetailInput>") {
            let container = expectLinks {
                Singleton(RemoteUserService.init, as: (any UserService).self)
                Singleton(RealAnalytics.init, as: (any Analytics).self)
                ListModule()
            }
            #expect(container == nil)
        }
    }

    @Test("with strict checks, warnings fail too")
    func strict() {
        expectLinks(AppAssembly(), checks: .strict(roots: [ListInput.self]))
        expectFailure("unreached", "any Analytics") {
            expectLinks(AppAssembly(), checks: .strict(roots: [DetailInput.self], except: [.neverBuilt]))
        }
    }

    @Test("the failure is shown at the caller's line")
    func location() {
        let line = #line
        let list = failures { expectLinks { Singleton(RemoteUserService.init, as: (any UserService).self) } }
        #expect(list.map(\.location.line) == [UInt(line + 1)])
        #expect(list.first.map { "\($0.location.filePath)".hasSuffix("Wiring/ExpectLinksTests.swift") } == true)
    }

    @Test("a module declared by itself stands at the caller's line in the texts")
    func moduleLocation() {
        let list = failures { expectLinks(ListModule()) }
        #expect(list.first?.message.contains("JoineryTestingTests/ExpectLinksTests.swift:") == true)
    }
}
