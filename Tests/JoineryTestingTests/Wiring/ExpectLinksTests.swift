import Joinery
import JoineryGraph
import JoineryTesting
import Testing

@Suite struct ExpectLinksTests {
    @Test func `what links passes, and is there to look further`() throws {
        let container = try #require(expectLinks(AppAssembly()))
        #expect(container.graph.nodes.contains { $0.id == "ListModule" })
        expectLinks {
            AppAssembly()
            Singleton(Counter.init)
        }
    }

    @Test func `what does not link fails with every problem`() {
        expectFailure("2 problems", "any UserService needs any Logging", "Builder<DetailInput>") {
            let container = expectLinks {
                Singleton(RemoteUserService.init, as: (any UserService).self)
                Singleton(RealAnalytics.init, as: (any Analytics).self)
                ListModule()
            }
            #expect(container == nil)
        }
    }

    @Test func `with strict checks, warnings fail too`() {
        expectLinks(AppAssembly(), checks: .strict(roots: [ListInput.self]))
        expectFailure("unreached", "any Analytics") {
            expectLinks(AppAssembly(), checks: .strict(roots: [DetailInput.self], except: [.neverBuilt]))
        }
    }

    @Test func `the failure is shown at the caller's line`() {
        let line = #line
        let list = failures { expectLinks { Singleton(RemoteUserService.init, as: (any UserService).self) } }
        #expect(list.map(\.location.line) == [UInt(line + 1)])
        #expect(list.first.map { "\($0.location.filePath)".hasSuffix("Wiring/ExpectLinksTests.swift") } == true)
    }

    @Test func `a module declared by itself stands at the caller's line in the texts`() {
        let list = failures { expectLinks(ListModule()) }
        #expect(list.first?.message.contains("JoineryTestingTests/ExpectLinksTests.swift:") == true)
    }
}
