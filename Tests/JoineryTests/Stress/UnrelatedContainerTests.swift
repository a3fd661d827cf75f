import Joinery
import Testing

private final class First: Sendable {}
private final class Second: Sendable {}

@Suite struct UnrelatedContainerTests {
    @Test("Singletons of two unrelated containers that wait for each other on two threads do not hang")
    func singletonsOfTwoUnrelatedContainersThatWaitForEachOtherOnTwoThreadsDoNotHang() async {
        await #expect(processExitsWith: .success) {
            let other = Box<Container>()
            let firstIsIn = Gate()
            let secondIsIn = Gate()
            let one = try Container {
                Singleton(First.self) {
                    firstIsIn.open()
                    secondIsIn.wait(within: 2)
                    _ = try #require(other.value).resolve(Second.self)
                    return First()
                }
            }
            other.value = try Container {
                Singleton(Second.self) {
                    secondIsIn.open()
                    firstIsIn.wait(within: 2)
                    _ = try one.resolve(First.self)
                    return Second()
                }
            }
            let crew = Crew()
            crew.start { _ = try? one.resolve(First.self) }
            crew.start { _ = try? other.value?.resolve(Second.self) }
            #expect(crew.finish(), "a hang")
        }
    }
}
