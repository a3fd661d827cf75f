import Services
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct WorkloadTests {
    @Test func `settling waits for what runs, and for what that starts`() async {
        let workload = Workload()
        var log: [String] = []
        var inner: Work?
        let outer = workload.run {
            await Task.yield()
            log.append("outer")
            inner = workload.run {
                await Task.yield()
                log.append("inner")
            }
        }
        await workload.settle()
        #expect(log == ["outer", "inner"])
        withExtendedLifetime((outer, inner)) {}
    }

    @Test func `nobody waits for work that was let go, even if it never ends`() async {
        let workload = Workload()
        let gate = Gate()
        var wasCancelled: Bool?
        var work: Work? = workload.run {
            await gate.pass()
            wasCancelled = Task.isCancelled
        }
        await gate.arrival()
        let settled = Task { await workload.settle() }
        work = nil
        await settled.value
        #expect(wasCancelled == nil)
        await gate.open()
        while wasCancelled == nil { await Task.yield() }
        #expect(wasCancelled == true)
        _ = work
    }

    @Test func `an answer is waited for from when it is given, and not before`() async {
        let workload = Workload()
        let gate = Gate()
        var giveAnswer: (@MainActor () -> Void)?
        var log: [String] = []
        let waiting = Task {
            await workload.answer { answered in
                giveAnswer = answered
                await gate.pass()
            }
            log.append("came through")
        }
        await gate.arrival()
        await workload.settle()
        #expect(log.isEmpty)

        giveAnswer?()
        let settled = Task {
            await workload.settle()
            log.append("settled")
        }
        for _ in 0..<10 { await Task { @MainActor in }.value }
        #expect(log.isEmpty)
        await gate.open()
        await waiting.value
        await settled.value
        #expect(log == ["came through", "settled"])
    }

    @Test func `settling without work returns at once`() async {
        await Workload().settle()
    }
}
