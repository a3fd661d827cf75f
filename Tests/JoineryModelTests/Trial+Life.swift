import Joinery

extension Trial {
    /// What the test holds: the same on both sides.
    private struct Hand {
        var containers: [(library: Container, model: Playback)] = []
        var objects: [(library: Made, model: ModelObject)] = []
    }

    /// Asks for this and that, calls deferred requests of what it got long before, lets go of objects and containers, and
    /// compares what is alive after each step.
    func live(_ containers: inout [Container], _ world: World, _ history: History, _ seed: UInt64) async -> Report {
        let script = Script(isKeeping: false)
        defer { script.end() }
        var models = [Playback(world, script)]
        while let base = models[models.count - 1].base { models.append(base) }
        var hand = Hand(containers: Array(zip(containers.reversed(), models)).map { ($0, $1) })
        script.memory.hand = hand.containers.map { .container($0.model) }
        containers = []
        models = []
        var random = RandomNumbers(seed: seed)
        for step in 0..<40 {
            switch random.number(12) {
            case 0...3: await ask(&hand, history, &random)
            case 4...8: await call(&hand, history, script, &random)
            case 9, 10:
                guard !hand.objects.isEmpty else { continue }
                hand.objects.remove(at: random.number(hand.objects.count))
            default:
                guard step > 20, !hand.containers.isEmpty else { continue }
                hand.containers.remove(at: random.number(hand.containers.count))
            }
            if script.isTooMuch { return Report(objects: script.objects.count) }
            script.memory.hand =
                hand.containers.map { .container($0.model) } + hand.objects.map { .object($0.model) }
            history.add(.alive(history.alive.value))
            script.add(.alive(script.memory.count))
            guard history.events.last == script.events.last else { break }
        }
        var report = Report(objects: script.objects.count, events: history.events)
        report.difference = Trial.difference(history.events, script.events)
        return report
    }

    private func ask(_ hand: inout Hand, _ history: History, _ random: inout RandomNumbers) async {
        guard !hand.containers.isEmpty else { return }
        let (container, model) = random.pick(hand.containers)
        let requests = requests(of: model.world)
        guard !requests.isEmpty else { return }
        let request = random.pick(requests)
        let home = model.world.effectiveHome(of: request.node)
        let expected = expectAnswer(model, request.what, request.node, home)
        guard !model.script.isTooMuch else { return }
        history.move(to: home)
        let object = await answer(container, request.what, history, isolation: home.actor)
        guard let object, let expected, random.chance(70) else { return }
        hand.objects.append((object, expected))
    }

    /// Calls a deferred request that is found on a way from an object that is held.
    private func call(_ hand: inout Hand, _ history: History, _ script: Script, _ random: inout RandomNumbers) async {
        guard !hand.objects.isEmpty else { return }
        let start = random.pick(hand.objects)
        var (received, expected) = (start.library.received, start.model.received)
        for _ in 0..<8 {
            guard !expected.isEmpty, received.count == expected.count else { return }
            let index = random.number(expected.count)
            switch (received[index], expected[index]) {
            case (.object(let object), .object(let model)): (received, expected) = (object.received, model.received)
            case (.input(let slip), .input(let input)): (received, expected) = (slip.received, input.received)
            case (.later(let later), .later(let model)):
                let home = random.chance(90) ? model.home : random.pick([.nowhere, .main, .workshop])
                var answer: ModelObject?
                script.add(
                    .called(
                        serial: start.model.serial,
                        parameter: index,
                        script.outcome {
                            let object = try model.call(on: home)
                            answer = object
                            return object
                        }
                    )
                )
                guard !script.isTooMuch else { return }
                history.move(to: home)
                let object = await call(later, start.library.serial, index, history, isolation: home.actor)
                guard let object, let answer, random.chance(60) else { return }
                hand.objects.append((object, answer))
                return
            default: return
            }
        }
    }

    private func call(
        _ later: any Later,
        _ serial: Int,
        _ parameter: Int,
        _ history: History,
        isolation: isolated (any Actor)?
    ) -> Made? {
        var result: Made?
        let outcome = history.outcome {
            let object = try later.call(history, isolation: isolation)
            result = object
            return object
        }
        history.add(.called(serial: serial, parameter: parameter, outcome))
        return result
    }
}
