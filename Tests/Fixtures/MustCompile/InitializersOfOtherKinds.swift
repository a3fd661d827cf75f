import Joinery

// What the compiler could not compile through a parameter pack.

protocol Text: Sendable {}
struct NoText: Error {}
final class Late: Text {
    init(text: @autoclosure () -> String) {}
}
final class Checked: Text {
    init(text: String) throws(NoText) {}
}
final class Both: Text {
    init(inner: any Text, text: @autoclosure () throws(NoText) -> String) throws(NoText) {}
}

let late = Singleton(Late.init, as: (any Text).self)
let lateTaking = Transient(Late.init, as: (any Text).self, taking: (() -> String).self)
let lateWeak = Weak(Late.init)
let latePart = Contribution(Late.init, to: (any Text).self)
let checked = Singleton(Checked.init, as: (any Text).self)
let checkedTaking = Transient(Checked.init, taking: String.self)
let checkedPerModule = PerModule(Checked.init)
let checkedClosure = Transient((any Text).self) { (text: String) throws(NoText) in try Checked(text: text) }
let checkedLater = Singleton((any Text).self) { (text: String) async throws(NoText) in try Checked(text: text) }
let both = Decorator(Both.init, of: (any Text).self)
