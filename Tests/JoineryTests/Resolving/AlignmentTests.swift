import Joinery
import Testing

/// A value that has to lie at multiples of 64 bytes, more than a module's frame has.
private struct Wide: Sendable, Equatable {
    var numbers: SIMD8<Double>
}
private struct WideInput: ModuleInput, Sendable, Equatable {
    typealias Entry = Reader
    let wide: Wide
}
private final class Reader: Tracked {
    let input: WideInput
    let doubled: Wide
    let again: Provider<Wide>
    let inputAgain: Provider<WideInput>

    init(
        _ alive: Counter,
        _ input: WideInput,
        _ doubled: Wide,
        _ again: Provider<Wide>,
        _ inputAgain: Provider<WideInput>
    ) {
        self.input = input
        self.doubled = doubled
        self.again = again
        self.inputAgain = inputAgain
        super.init(alive)
    }
}
private struct PlainInput: ModuleInput, Sendable {
    typealias Entry = Wide
    let wide: Wide
}

@Suite struct AlignmentTests {
    private let wide = Wide(numbers: [1, 2, 3, 4, 5, 6, 7, 8])
    private let doubled = Wide(numbers: [2, 4, 6, 8, 10, 12, 14, 16])

    @Test func `Inputs and values with a large alignment are kept for requests that come later`() throws {
        struct WideModule: Module {
            let alive: Counter
            typealias Input = WideInput
            var bindings: Bindings {
                PerModule(Wide.self) { (input: WideInput) in Wide(numbers: input.wide.numbers * 2) }
                PerModule(Reader.self) { [alive] (input, doubled, again, inputAgain) in
                    Reader(alive, input, doubled, again, inputAgain)
                }
            }
        }
        let alive = Counter()
        do {
            let container = try Container { WideModule(alive: alive) }
            let reader = try container.build(WideInput(wide: wide))
            #expect(reader.input.wide == wide)
            #expect(reader.doubled == doubled)
            #expect(try reader.again() == doubled)
            #expect(try reader.inputAgain().wide == wide)
        }
        #expect(alive.value == 0)
    }

    @Test func `They need no request to lie where they have to`() throws {
        struct PlainModule: Module {
            typealias Input = PlainInput
            var bindings: Bindings {
                PerModule(Wide.self) { (input: PlainInput) in Wide(numbers: input.wide.numbers * 2) }
            }
        }
        let container = try Container { PlainModule() }
        for _ in 0..<10 { #expect(try container.build(PlainInput(wide: wide)) == doubled) }
    }
}
