import Joinery

extension Trial {
    /// Something to ask a container for.
    enum Request {
        case service(Sketch.Key)
        case door(Int)

        var name: String {
            switch self {
            case .service(let key): "\(key)"
            case .door(let door): Sketch.doorName(door)
            }
        }
    }

    /// Asks for everything that the containers have, on each actor that it needs, and compares the histories.
    func use(_ containers: [Container], _ world: World, _ history: History) async -> Report {
        let script = Script(isKeeping: sabotage == nil, sabotage: sabotage)
        defer { script.end() }
        let playback = Playback(world, script)
        var models = [playback]
        while let base = models[models.count - 1].base { models.append(base) }
        script.memory.hand = models.map { .container($0) }
        // The nearest container, then its bases, then the nearest again.
        let round = Array(zip(containers.reversed(), models))
        for (container, model) in round + round.prefix(1) {
            for request in requests(of: model.world) {
                let home = model.world.effectiveHome(of: request.node)
                if home != .nowhere { await ask(container, model, request.what, request.node, .nowhere, history) }
                await ask(container, model, request.what, request.node, home, history)
                if sabotage != nil {
                    history.add(.alive(history.alive.value))
                    script.add(.alive(script.memory.count))
                }
            }
        }
        var report = Report(objects: history.kept.count, events: history.events)
        report.difference = Trial.difference(history.events, script.events)
        return report
    }

    func requests(of world: World) -> [(what: Request, node: World.Node)] {
        var result: [(what: Request, node: World.Node)] = []
        for index in Family.marks.indices {
            for key in [Sketch.Key.part(index), .plain(index), .wide(index), .page(index), .face(index)] {
                guard let binding = world.binding(of: key, at: 0), binding.scope != .perModule,
                    let node = world.find(key, from: 0)
                else { continue }
                result.append((.service(key), node))
            }
            if let node = world.target(of: index, from: 0) { result.append((.door(index), node)) }
        }
        return result
    }

    // MARK: Both at once

    private func ask(
        _ container: Container,
        _ model: Playback,
        _ request: Request,
        _ node: World.Node,
        _ home: Sketch.Home,
        _ history: History
    ) async {
        let firstNew = model.script.objects.count
        expect(model, request, node, home, from: firstNew)
        history.move(to: home)
        await ask(container, request, history, from: firstNew, isolation: home.actor)
    }

    private func ask(
        _ container: Container,
        _ request: Request,
        _ history: History,
        from firstNew: Int,
        isolation: isolated (any Actor)?
    ) {
        _ = answer(container, request, history, isolation: isolation)
        var index = firstNew
        while index < min(history.kept.count, firstNew + Trial.limit) {
            let object = history.kept[index]
            index += 1
            for (parameter, received) in object.received.enumerated() {
                guard case .later(let later) = received else { continue }
                for _ in 0..<2 {
                    let outcome = history.outcome { try later.call(history, isolation: isolation) }
                    history.add(.called(serial: object.serial, parameter: parameter, outcome))
                }
            }
        }
    }

    /// Asks a container for something.
    func answer(
        _ container: Container,
        _ request: Request,
        _ history: History,
        isolation: isolated (any Actor)?
    ) -> Made? {
        var result: Made?
        let outcome = history.outcome {
            let object =
                switch request {
                case .service(let key): try container.resolve(Family.service(key), isolation: isolation).object
                case .door(let door): try build(container, Family.door(door), history, isolation: isolation)
                }
            result = object
            return object
        }
        history.add(.asked(request.name, outcome))
        return result
    }

    /// The same by the model.
    func expectAnswer(
        _ model: Playback,
        _ request: Request,
        _ node: World.Node,
        _ home: Sketch.Home
    ) -> ModelObject? {
        let script = model.script
        var result: ModelObject?
        script.home = home
        let outcome = script.outcome {
            var input: ModelInput?
            if case .door = request { input = script.nextInput() }
            let needed = model.world.effectiveHome(of: node)
            guard needed == .nowhere || needed == home else { throw ModelError.refused("wrongIsolation") }
            let object =
                if let input { try model.build(node, input: input, in: model.root) } else {
                    try model.obtain(node, in: model.root)
                }
            result = object
            return object
        }
        script.add(.asked(request.name, outcome))
        return result
    }

    /// The same by the model.
    private func expect(
        _ model: Playback,
        _ request: Request,
        _ node: World.Node,
        _ home: Sketch.Home,
        from firstNew: Int
    ) {
        let script = model.script
        _ = expectAnswer(model, request, node, home)
        guard sabotage == nil else { return }
        var index = firstNew
        while index < min(script.objects.count, firstNew + Trial.limit) {
            let object = script.objects[index]
            index += 1
            for (parameter, received) in object.received.enumerated() {
                guard case .later(let later) = received else { continue }
                for _ in 0..<2 {
                    let outcome = script.outcome { try later.call(on: home) }
                    script.add(.called(serial: object.serial, parameter: parameter, outcome))
                }
            }
        }
    }

    /// How many objects of one request have their deferred parameters called.
    private static let limit = 12

    /// Where two histories part.
    static func difference(_ library: [Event], _ model: [Event]) -> String? {
        for (index, pair) in zip(library, model).enumerated() where pair.0 != pair.1 {
            let before = library[..<index].suffix(3).map { "  both: \($0)" }
            return (["they part at event \(index):"] + before + ["  library: \(pair.0)", "  model:   \(pair.1)"])
                .joined(separator: "\n")
        }
        guard library.count != model.count else { return nil }
        let more = library.count > model.count
        let next = more ? library[model.count] : model[library.count]
        return "\(more ? "the library" : "the model") goes on with \(next)"
    }
}

private func build<O: Opening>(
    _ container: Container,
    _ door: O.Type,
    _ history: History,
    isolation: isolated (any Actor)?
) throws -> Made {
    try container.build(O(history.nextInput()), isolation: isolation).object
}

extension Sketch.Home {
    var actor: (any Actor)? {
        switch self {
        case .nowhere: nil
        case .main: MainActor.shared
        case .workshop: Workshop.shared
        }
    }
}
