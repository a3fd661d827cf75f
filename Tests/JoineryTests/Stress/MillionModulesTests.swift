import Foundation
import Joinery
import Testing

#if THREAD_SANITIZER
private let builds = 10_000
#elseif DEBUG
private let builds = 100_000
#else
private let builds = 1_000_000
#endif

private struct ScreenInput: ModuleInput {
    typealias Entry = Screen
    let number: Int
}
private final class Screen {
    let presenter: Presenter
    let box: SearchBox
    init(presenter: Presenter, box: SearchBox) {
        self.presenter = presenter
        self.box = box
    }
}
private final class Presenter {
    weak var screen: Screen?
    let number: Int
    let details: Builder<DetailInput>
    let service: Lazy<Service>
    init(input: ScreenInput, details: Builder<DetailInput>, service: Lazy<Service>) {
        number = input.number
        self.details = details
        self.service = service
    }
}
private final class Service: Sendable {}
private final class Context {
    let number: Int
    init(input: ScreenInput) { number = input.number }
}

private struct SearchInput: ModuleInput {
    typealias Entry = SearchBox
}
private final class SearchBox {
    let context: Context
    init(context: Context) { self.context = context }
}

private struct DetailInput: ModuleInput {
    typealias Entry = Detail
}
private final class Detail {
    let context: Context
    init(context: Context) { self.context = context }
}

private struct ScreenModule: Module {
    typealias Input = ScreenInput
    var bindings: Bindings {
        Child(SearchInput.self) { SearchInput() }
        PerModule(Context.init).shared()
        PerModule(Presenter.init)
        PerModule(Screen.init)
        Wiring { (presenter: Presenter, screen: Screen) in presenter.screen = screen }
    }
}
private struct SearchModule: Module {
    typealias Input = SearchInput
    var bindings: Bindings { PerModule(SearchBox.init) }
}
private struct DetailModule: Module {
    typealias Input = DetailInput
    var bindings: Bindings { PerModule(Detail.init) }
}

@Suite struct MillionModulesTests {
    // In a process of its own, so that no other test's memory is counted. A third of the modules are the screens, a third
    // their children, a third are built from inside of them.
    @Test func `A million modules, on two threads, leave the memory flat`() async {
        await #expect(processExitsWith: .success) {
            let container = try Container {
                Singleton(Service.init)
                ScreenModule()
                SearchModule()
                DetailModule()
            }
            let wrong = Counter()
            @Sendable func work(_ count: Int) throws {
                for number in 0..<count {
                    let screen = try container.build(ScreenInput(number: number))
                    let detail = try screen.presenter.details.build(DetailInput())
                    _ = try screen.presenter.service()
                    // One context for the three of them, that of this screen.
                    if screen.presenter.screen !== screen || detail.context !== screen.box.context
                        || detail.context.number != number
                    {
                        wrong.next()
                    }
                }
            }
            func workOnTwoThreads(_ count: Int) {
                let crew = Crew()
                for _ in 0..<2 {
                    crew.start { do { try work(count / 2) } catch { wrong.next() } }
                }
                #expect(crew.finish(within: 240))
            }
            workOnTwoThreads(4_000)
            let before = residentBytes()
            workOnTwoThreads(builds / 3)
            let growth = residentBytes() - before
            #expect(wrong.value == 0)
            #if !THREAD_SANITIZER
            #expect(growth < 2 << 20, "the memory grew by \(growth) bytes")
            #endif
        }
    }
}

/// The process's resident memory, as Linux tells it.
private func residentBytes() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4_096
}
