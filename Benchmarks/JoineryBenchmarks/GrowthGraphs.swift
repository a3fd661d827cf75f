import Joinery

// Graphs of any size and of several shapes, for measuring how costs grow. Their types are made at run time.

/// How the services of a graph are declared.
enum Form {
    case transient
    case singleton
    /// A singleton that starting makes, with something to do at the end.
    case eager
    /// A singleton that only starting makes.
    case asynchronous
}

/// The declaration of the service with a number, which needs those with other numbers: two at most.
func service(_ number: Any.Type, needing needs: [Any.Type] = [], as form: Form = .singleton) -> Bindings {
    func declare<Number>(_ number: Number.Type) -> Bindings {
        func first<First>(_ first: First.Type) -> Bindings {
            func second<Second>(_ second: Second.Type) -> Bindings {
                switch form {
                case .transient:
                    Transient(Numbered<Number>.self) { (_: Numbered<First>, _: Numbered<Second>) in Numbered<Number>() }
                        .declared
                case .singleton:
                    Singleton(Numbered<Number>.self) { (_: Numbered<First>, _: Numbered<Second>) in Numbered<Number>() }
                        .declared
                case .eager:
                    Singleton(Numbered<Number>.self) { (_: Numbered<First>, _: Numbered<Second>) in Numbered<Number>() }
                        .eager().onShutdown { _ in }.declared
                case .asynchronous:
                    Singleton(Numbered<Number>.self) { (_: Numbered<First>, _: Numbered<Second>) async in
                        Numbered<Number>()
                    }
                    .declared
                }
            }
            guard needs.count == 1 else { return _openExistential(needs[1], do: second) }
            return switch form {
            case .transient: Transient(Numbered<Number>.self) { (_: Numbered<First>) in Numbered<Number>() }.declared
            case .singleton: Singleton(Numbered<Number>.self) { (_: Numbered<First>) in Numbered<Number>() }.declared
            case .eager:
                Singleton(Numbered<Number>.self) { (_: Numbered<First>) in Numbered<Number>() }
                    .eager().onShutdown { _ in }.declared
            case .asynchronous:
                Singleton(Numbered<Number>.self) { (_: Numbered<First>) async in Numbered<Number>() }.declared
            }
        }
        guard needs.isEmpty else { return _openExistential(needs[0], do: first) }
        return switch form {
        case .transient: Transient(Numbered<Number>.self) { Numbered<Number>() }.declared
        case .singleton: Singleton(Numbered<Number>.self) { Numbered<Number>() }.declared
        case .eager: Singleton(Numbered<Number>.self) { Numbered<Number>() }.eager().onShutdown { _ in }.declared
        case .asynchronous: Singleton(Numbered<Number>.self) { () async in Numbered<Number>() }.declared
        }
    }
    return _openExistential(number, do: declare)
}

/// Services that need nothing.
func flat(_ numbers: some Sequence<Any.Type>, as form: Form = .singleton) -> Bindings {
    BindingsBuilder.buildArray(numbers.map { service($0, as: form) })
}

/// Services that each need the one before.
func chain(_ numbers: [Any.Type], as form: Form = .singleton) -> Bindings {
    BindingsBuilder.buildArray(
        numbers.indices.map { service(numbers[$0], needing: $0 == 0 ? [] : [numbers[$0 - 1]], as: form) }
    )
}

/// Services in levels of two, which both need the two of the level before: there are as many ways to the bottom as two to
/// the number of levels.
func lattice(_ numbers: [Any.Type], as form: Form = .singleton) -> Bindings {
    BindingsBuilder.buildArray(
        numbers.indices.map { index in
            let level = index / 2
            return service(
                numbers[index],
                needing: level == 0 ? [] : [numbers[2 * level - 2], numbers[2 * level - 1]],
                as: form
            )
        }
    )
}

// MARK: Modules

struct NumberedInput<Number>: ModuleInput {
    typealias Entry = Numbered<Number>
}

struct NumberedModule<Number>: Module {
    typealias Input = NumberedInput<Number>
    let bindings: Bindings
}

/// What one module shares with those inside of it.
final class Context<Number>: Sendable {}

/// Asks for another module.
enum Asking {
    case builder
    case child
}

/// A module with a number, which builds or embeds the one with another number, and contains more.
func module(_ number: Any.Type, _ asking: Asking, _ next: Any.Type?, _ more: Bindings = Bindings()) -> Bindings {
    func declare<Number>(_ number: Number.Type) -> Bindings {
        func inside<Next>(_ next: Next.Type) -> Bindings {
            switch asking {
            case .builder:
                PerModule(Numbered<Number>.self) { (_: Builder<NumberedInput<Next>>) in Numbered<Number>() }.declared
            case .child:
                Bindings(joining: [
                    Child(NumberedInput<Next>.self) { NumberedInput<Next>() }.declared,
                    PerModule(Numbered<Number>.self) { (_: Numbered<Next>) in Numbered<Number>() }.declared,
                ])
            }
        }
        let own =
            next.map { _openExistential($0, do: inside) }
            ?? PerModule(Numbered<Number>.self) { Numbered<Number>() }.declared
        return NumberedModule<Number>(bindings: Bindings(joining: [own, more])).declared
    }
    return _openExistential(number, do: declare)
}

/// Modules that each ask for the one before.
func modules(_ numbers: [Any.Type], _ asking: Asking, _ more: (Any.Type) -> Bindings = { _ in Bindings() }) -> Bindings
{
    BindingsBuilder.buildArray(
        numbers.indices.map { module(numbers[$0], asking, $0 == 0 ? nil : numbers[$0 - 1], more(numbers[$0])) }
    )
}

/// What a module shares under a type of its own, and what needs the shared object of another.
func sharing(_ number: Any.Type, needing other: Any.Type? = nil) -> Bindings {
    func declare<Number>(_ number: Number.Type) -> Bindings {
        PerModule(Context<Number>.self) { Context<Number>() }.shared().declared
    }
    func need<Number>(_ number: Number.Type) -> Bindings {
        PerModule(Int.self) { (_: Context<Number>) in 0 }.declared
    }
    let own = _openExistential(number, do: declare)
    return other.map { Bindings(joining: [own, _openExistential($0, do: need)]) } ?? own
}

// MARK: Asking by number

/// Resolves the service with a number.
func resolve(_ number: Any.Type, from container: Container) throws {
    func resolve<Number>(_ number: Number.Type) throws { use(try container.resolve(Numbered<Number>.self)) }
    try _openExistential(number, do: resolve)
}

/// The type of the service with a number.
func type(of number: Any.Type) -> Any.Type {
    func type<Number>(_ number: Number.Type) -> Any.Type { Numbered<Number>.self }
    return _openExistential(number, do: type)
}

/// The type of the input with a number.
func input(of number: Any.Type) -> Any.Type {
    func type<Number>(_ number: Number.Type) -> Any.Type { NumberedInput<Number>.self }
    return _openExistential(number, do: type)
}
