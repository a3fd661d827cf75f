// Pairs that must not compile: each line that ends in “// error:” has to be an error with that text.
import JoineryNavigation

final class TextView: UnitView {
    var unit: UnitBinding<TextView>?
    var input: String { "" }
    func bind(_ output: [String]) {}
}

final class RightModel: UnitViewModel {
    typealias Input = String
    var output: [String] { [] }
}

final class OtherInput: UnitViewModel {
    typealias Input = Int
    var output: [String] { [] }
}

final class OtherOutput: UnitViewModel {
    typealias Input = String
    var output: Int { 0 }
}

@MainActor
func pairs() {
    _ = UnitCase<TextView, RightModel>(view: { TextView() }, model: { _, _ in RightModel() })
    _ = UnitCase<TextView, OtherInput>(view: { TextView() }, model: { _, _ in OtherInput() })  // error: be equivalent
    _ = UnitCase<TextView, OtherOutput>(view: { TextView() }, model: { _, _ in OtherOutput() })  // error: be equivalent
}
