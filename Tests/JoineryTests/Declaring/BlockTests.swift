import Joinery
import Testing

private enum Mode: CaseIterable {
    case live
    case test
    case preview
}
private struct Services: Assembly {
    var mode: Mode
    var isVerbose = false
    var numbers: [any Sendable & BinaryInteger] = []

    var bindings: Bindings {
        switch mode {
        case .live: Singleton(String.self) { "live" }
        case .test: Singleton(String.self) { "test" }
        case .preview: Singleton(String.self) { "preview" }
        }
        if isVerbose {
            Singleton(Int.self) { 1 }
        } else {
            Singleton(Int.self) { 0 }
        }
        if mode == .live, isVerbose { Singleton(Bool.self) { true } }
        let half = 0.5
        Singleton(Double.self) { half }
        if #available(macOS 15, *) { Singleton(Float.self) { 2.5 } }
    }
}
private struct Nested: Assembly {
    let services: Services
    var bindings: Bindings {
        services
        Extra()
    }
}
private struct Extra: Assembly {
    var bindings: Bindings {
        Transient(Character.self) { "x" }
    }
}
private struct Empty: Assembly {
    var bindings: Bindings {}
}

private struct OtherExtra: Assembly {
    var bindings: Bindings { Extra().bindings }
}

@Suite struct BlockTests {
    @Test func `A block may branch, switch, declare constants and nest assemblies with parameters`() throws {
        for mode in Mode.allCases {
            for isVerbose in [true, false] {
                let container = try Container { Nested(services: Services(mode: mode, isVerbose: isVerbose)) }
                #expect(try container.resolve(String.self) == "\(mode)")
                #expect(try container.resolve(Int.self) == (isVerbose ? 1 : 0))
                #expect(try container.resolve(Bool?.self) == (mode == .live && isVerbose ? true : nil))
                #expect(try container.resolve(Double.self) == 0.5)
                #expect(try container.resolve(Float.self) == 2.5)
                #expect(try container.resolve(Character.self) == "x")
            }
        }
    }

    @Test func `An empty block, assembly or container is legal`() throws {
        let container = try Container {}
        #expect(resolutionError { try container.resolve(Int.self) }?.name == "notBound")
        _ = try Container { Empty() }
        _ = try Container(extending: container) { if false { Empty() } }
    }

    @Test func `A for loop declares a binding in each round`() throws {
        func binding<Value: Sendable>(_ value: Value) -> Bindings { Singleton(Value.self) { value }.declared }
        let values: [any Sendable] = [1, "a", 2.5, true]
        let container = try Container {
            for value in values { binding(value) }
        }
        #expect(try container.resolve(Int.self) == 1)
        #expect(try container.resolve(String.self) == "a")
        #expect(try container.resolve(Double.self) == 2.5)
        #expect(try container.resolve(Bool.self))
    }

    @Test func `One key declared in two rounds or two assemblies is a duplicate with both places`() {
        let rounds = problem {
            for number in 0..<2 { Singleton(Int.self) { number }.declared(at: "App/A.swift", number) }
        }
        #expect(rounds?.kind == .duplicate)
        #expect(rounds?.lines == [0, 1])
        let assemblies = problem {
            Extra()
            OtherExtra()
        }
        #expect(assemblies?.kind == .duplicate)
        #expect(assemblies?.path.steps.map { $0.location?.fileID } == Array(repeating: #fileID, count: 2))
    }

    @Test func `Three bindings of one key are reported as a duplicate of each with the first`() {
        let found = problems {
            for number in 1...3 { Singleton(Int.self) { number }.declared(at: "App/A.swift", number) }
        }
        #expect(found.map(\.kind) == [.duplicate, .duplicate])
        #expect(found.map(\.lines) == [[1, 2], [1, 3]])
    }

    @Test func `A list of bindings is a value that can be kept and declared in several containers`() throws {
        let kept = Services(mode: .test).bindings
        for _ in 0..<2 {
            let container = try Container {
                kept
                Extra().declared
            }
            #expect(try container.resolve(String.self) == "test")
        }
    }

    @Test func `Linking runs no factory`() throws {
        let runs = Counter()
        let container = try Container {
            Singleton(Int.self) { runs.next() }
            Transient(String.self) { (number: Int) in "\(number)" }
            PerModule(Double.self) { Double(runs.next()) }
        }
        let extended = try Container(extending: container) { Transient(Float.self) { (number: Int) in Float(number) } }
        _ = try extended.overriding { Transient(Float.self) { 1 } }
        #expect(runs.value == 0)
    }

    @Test func `Bindings know the place they were written at`() {
        let line = #line
        let found = problem { Transient(Int.self) { (_: Bool) in 1 } }
        #expect(found?.path.steps.first?.location == DeclarationSite(fileID: #fileID, line: line + 1))
    }
}
