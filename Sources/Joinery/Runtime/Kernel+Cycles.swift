extension Kernel {
    /// The error for a request that one thread is in already.
    ///
    /// `entered` are the requests that the thread is in, outermost first, of whatever container of the family.
    func error(cycleAt producer: Producer, from entered: [Producer]) -> any Error {
        let start = entered.firstIndex { $0.isSame(as: producer) } ?? 0
        return cycle([producer] + entered[start...].drop { $0.isSame(as: producer) } + [producer])
    }

    /// The error for a recursion that an argument should end, and has not so far.
    ///
    /// `entered` are the requests that the thread is in, outermost first. The path shows one round.
    func error(tooDeepAt producer: Producer, from entered: [Producer]) -> any Error {
        let round = entered.lastIndex { $0.isSame(as: producer) }.map { Array(entered[$0...]) } ?? []
        guard case ResolutionError.cycle(let path)? = error(cycleAt: producer, from: round) as? ResolutionError else {
            return ResolutionError.cycle(path: DependencyPath())
        }
        return ResolutionError.tooDeep(limit: construction.recursionLimit, path: path)
    }

    /// The error for a shared object that one thread is making already.
    ///
    /// `entered` are the requests that the thread is in, outermost first. Some can be further out than the object.
    func error(cycleAt producer: Producer, through entered: [Producer]) -> any Error {
        // The last can be the request that has come to the object for the second time.
        let inner = entered.last.map { $0.isSame(as: producer) } == true ? entered.dropLast() : entered[...]
        if let start = inner.lastIndex(where: { $0.isSame(as: producer) }) {
            return error(cycleAt: producer, from: Array(inner[start...]))
        }
        // What the graph leads to the object from is likely to be where the object was asked for.
        let outer = inner.dropLast().lastIndex { $0.kernel.route(from: $0.node, to: producer) != nil }
        return cycle([producer] + inner[(outer.map { $0 + 1 } ?? inner.startIndex)...] + [producer])
    }

    /// The error for threads that wait for each other.
    func error(cycleAt producer: Producer, waitingFor circle: [Producer]) -> any Error {
        ResolutionError.cycle(path: DependencyPath(([producer] + circle + [producer]).map(\.step)))
    }

    /// The error for a circle of requests, with what the graph has between two of them.
    private func cycle(_ stops: [Producer]) -> any Error {
        var steps = [stops[0].step]
        for (from, to) in zip(stops, stops.dropFirst()) {
            // Between two requests the path is in the graph, unless it was a dynamic lookup.
            let way = from.kernel.route(from: from.node, to: to) ?? []
            steps += way.dropFirst().dropLast().map(from.kernel.step) + [to.step]
        }
        return ResolutionError.cycle(path: DependencyPath(steps))
    }
}
