import Joinery

// What the benchmarks make: small objects behind protocols, as apps have them.

protocol Leaf: AnyObject, Sendable {}
final class LeafObject: Leaf {}

protocol Logging: AnyObject, Sendable {}
final class Logger: Logging {}

protocol UserService: AnyObject, Sendable {}
final class RemoteUserService: UserService {
    private let log: any Logging
    init(log: any Logging) { self.log = log }
}

protocol Interacting: AnyObject {}
final class Interactor: Interacting {
    private let users: any UserService
    private let log: any Logging
    init(users: any UserService, log: any Logging) {
        self.users = users
        self.log = log
    }
}

protocol Routing: AnyObject {}
final class Router: Routing {
    private let log: any Logging
    init(log: any Logging) { self.log = log }
}

protocol Presenting: AnyObject {}
final class Presenter: Presenting {
    private let interactor: any Interacting
    private let router: any Routing
    init(interactor: any Interacting, router: any Routing) {
        self.interactor = interactor
        self.router = router
    }
}

protocol Viewing: AnyObject {}
final class Screen: Viewing {
    private let presenter: any Presenting
    init(presenter: any Presenting) { self.presenter = presenter }
}

final class WithOne: Sendable {
    private let number: Int
    private let log: any Logging
    init(number: Int, log: any Logging) {
        self.number = number
        self.log = log
    }
}

final class WithTwo {
    private let number: Int
    private let name: String
    private let log: any Logging
    init(number: Int, name: String, log: any Logging) {
        self.number = number
        self.name = name
        self.log = log
    }
}

final class Link0 {}
final class Link1 {
    let next: Link0
    init(next: Link0) { self.next = next }
}
final class Link2 {
    let next: Link1
    init(next: Link1) { self.next = next }
}
final class Link3 {
    let next: Link2
    init(next: Link2) { self.next = next }
}
final class Link4 {
    let next: Link3
    init(next: Link3) { self.next = next }
}
final class Link5 {
    let next: Link4
    init(next: Link4) { self.next = next }
}
final class Link6 {
    let next: Link5
    init(next: Link5) { self.next = next }
}
final class Link7 {
    let next: Link6
    init(next: Link6) { self.next = next }
}
final class Link8 {
    let next: Link7
    init(next: Link7) { self.next = next }
}
final class Link9 {
    let next: Link8
    init(next: Link8) { self.next = next }
}

/// Holds the capabilities that a module's router has.
final class Holder: Sendable {
    let provider: Provider<any Leaf>
    let factory: Factory<Int, WithOne>
    let builder: Builder<DetailInput>

    init(provider: Provider<any Leaf>, factory: Factory<Int, WithOne>, builder: Builder<DetailInput>) {
        self.provider = provider
        self.factory = factory
        self.builder = builder
    }
}
