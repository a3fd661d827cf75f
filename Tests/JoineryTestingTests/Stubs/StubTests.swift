import Joinery
import JoineryTesting
import Synchronization
import Testing

@Suite("Stubs of the requests, without a container")
struct StubTests {
    @Test func `a builder calls the closure with the input`() throws {
        final class ListRouter {
            let detail: Builder<DetailInput>
            init(detail: Builder<DetailInput>) { self.detail = detail }
        }
        struct StubTitle: DetailTitle { var title: String }
        let router = ListRouter(detail: .stub { DetailView(presenter: StubTitle(title: "stub of \($0.number)")) })
        #expect(try router.detail.build(DetailInput(number: 7)).presenter.title == "stub of 7")
        #expect(try router.detail.build(DetailInput(number: 8)).presenter.title == "stub of 8")
    }

    @Test func `an error that a stub throws reaches the caller`() {
        struct Refusal: Error {}
        let builder = Builder<DetailInput>.stub { _ in throw Refusal() }
        let error = #expect(throws: ResolutionError.self) { try builder.build(DetailInput(number: 1)) }
        guard case .factoryFailed(_, let underlying) = error else { return #expect(Bool(false), "\(error as Any)") }
        #expect(underlying is Refusal)
    }

    @Test func `a provider calls the closure each time`() throws {
        let count = Mutex(0)
        let provider = Provider<Int>
            .stub {
                count.withLock {
                    $0 += 1
                    return $0
                }
            }
        #expect(try [provider(), provider(), provider()] == [1, 2, 3])
    }

    @Test func `a lazy service calls the closure once`() throws {
        let lazy = Lazy<Counter>.stub { Counter() }
        #expect(try lazy() === lazy())
        let service = Lazy<any UserService>.stub { MockUserService() }
        #expect(try service().users() == ["Ada"])
    }

    @Test func `a factory calls the closure with its arguments, one to three`() throws {
        let one = Factory<Int, String>.stub { "\($0)" }
        let two = Factory<(Int, String), String>.stub { number, text in "\(number) \(text)" }
        let three = Factory<(Int, String, Bool), String>.stub { number, text, flag in "\(number) \(text) \(flag)" }
        #expect(try [one(1), two(1, "a"), three(1, "a", true)] == ["1", "1 a", "1 a true"])
    }

    @Test func `a service may be an optional or another request, nested at will`() throws {
        enum Disk {}
        #expect(try Provider<(any UserService)?>.stub { MockUserService() }()?.users() == ["Ada"])
        #expect(try Provider<(any UserService)?>.stub { nil }() == nil)
        #expect(try Provider<Int??>.stub { 1 }() == 1)
        #expect(
            try Provider<Tagged<Disk, any UserService>>.stub { Tagged(MockUserService()) }().service.users() == ["Ada"]
        )
        #expect(try Provider<[any UserService]>.stub { [MockUserService()] }().count == 1)
        #expect(try Provider<[String: Int?]>.stub { ["a": nil] }() == ["a": nil])
        let later = Lazy<Provider<any UserService>>.stub { .stub { MockUserService() } }
        #expect(try later()().users() == ["Ada"])
        #expect(try Lazy<Int?>.stub { 2 }() == 2)
        #expect(try Lazy<Lazy<Int>>.stub { .stub { 3 } }()() == 3)
        #expect(try Provider<Factory<Int, String>>.stub { .stub { "\($0)" } }()(4) == "4")
        #expect(try Factory<Int, Int?>.stub { $0 }(5) == 5)
        #expect(try Factory<Int?, Lazy<Int>?>.stub { number in .stub { number ?? 6 } }(nil)?() == 6)
        #expect(try Factory<(Int, Int), Tagged<Disk, Int>>.stub { Tagged($0 + $1) }(3, 4).service == 7)
        #expect(try Factory<(Int, Int), Int>.stub { (pair: (Int, Int)) in pair.0 + pair.1 }((4, 4)) == 8)
        #expect(try Factory<Void, Int>.stub { 9 }(()) == 9)
        let builder = Provider<Builder<DetailInput>>.stub { .stub { _ in throw CancellationError() } }
        #expect(throws: ResolutionError.self) { try builder().build(DetailInput(number: 1)) }
    }

    @Test func `a builder may return an optional, another request, or its own input`() throws {
        struct Maybe: ModuleInput { typealias Entry = Int? }
        struct Later: ModuleInput { typealias Entry = Lazy<Int> }
        struct Same: ModuleInput {
            typealias Entry = Same
            var number = 0
        }
        #expect(try Builder<Maybe>.stub { _ in 1 }.build(Maybe()) == 1)
        #expect(try Builder<Maybe>.stub { _ in nil }.build(Maybe()) == nil)
        #expect(try Builder<Later>.stub { _ in .stub { 2 } }.build(Later())() == 2)
        #expect(try Builder<Same>.stub { Same(number: $0.number + 1) }.build(Same(number: 2)).number == 3)
    }

    @Test func `stubs of Sendable services work on any thread`() async throws {
        let provider = Provider<any UserService>.stub { MockUserService() }
        let names = try await Task.detached { try provider().users() }.value
        #expect(names == ["Ada"])
    }

    @Test @MainActor func `stubs written on the main actor may use what lives there, and only there`() async throws {
        let screens = Screens()
        let builder = Builder<ScreenInput>
            .stub { input in
                screens.names.append(input.name)
                return Screen(input.name)
            }
        #expect(try builder.build(ScreenInput(name: "a")).name == "a")
        #expect(screens.names == ["a"])
        let error =
            await Task.detached { () -> (any Error)? in
                do { _ = try builder.build(ScreenInput(name: "b")).name } catch { return error }
                return nil
            }
            .value
        #expect("\(try #require(error))".contains("MainActor"))
        #expect(screens.names == ["a"])
    }
}

@MainActor final class Screens { var names: [String] = [] }
@MainActor final class Screen {
    nonisolated let name: String
    init(_ name: String) { self.name = name }
}
struct ScreenInput: ModuleInput, Sendable {
    typealias Entry = Screen
    var name: String
}
