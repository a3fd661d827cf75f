import Joinery

// Mistakes after which nothing is missing; docs/mistakes.md shows the code between the marks.

// MISTAKE: Two services need each other
enum TwoInACircle {
    // begin
    #sourceLocation(file:"App.swift",line:1)
    final class Player: Sendable {
        init(queue: Queue) {}
    }
    final class Queue: Sendable {
        init(player: Player) {}
    }
    #sourceLocation()
    // end

    static func make() throws {
        // begin
        #sourceLocation(file:"App.swift",line:8)
        _ = try Container {
            Singleton(Player.init)
            Singleton(Queue.init)
        }
        #sourceLocation()
        // end
    }
}

// MISTAKE: A singleton retains an object of a module
enum CapturedByASingleton {
    // begin
    #sourceLocation(file:"App.swift",line:1)
    final class Draft: Sendable {}
    final class Autosave: Sendable {
        init(draft: Draft) {}
    }
    #sourceLocation()
    // end

    static func make() throws {
        // begin
        #sourceLocation(file:"App.swift",line:6)
        _ = try Container {
            PerModule(Draft.init)
            Singleton(Autosave.init)
        }
        #sourceLocation()
        // end
    }
}

// MISTAKE: A PerModule service is resolved from the container
enum WithoutModule {
    // begin
    #sourceLocation(file:"App.swift",line:1)
    final class Cart: Sendable {}
    #sourceLocation()
    // end

    static func make() throws {
        // begin
        #sourceLocation(file:"App.swift",line:3)
        let container = try Container {
            PerModule(Cart.init)
        }
        _ = try container.resolve(Cart.self)
        #sourceLocation()
        // end
    }
}

// MISTAKE: One service is bound twice
enum BoundTwice {
    // begin
    #sourceLocation(file:"App.swift",line:1)
    protocol Clock: Sendable {}
    final class SystemClock: Clock {}
    final class TestClock: Clock {}
    #sourceLocation()
    // end

    static func make() throws {
        // begin
        #sourceLocation(file:"App.swift",line:5)
        _ = try Container {
            Singleton(SystemClock.init, as: (any Clock).self)
            Singleton(TestClock.init, as: (any Clock).self)
        }
        #sourceLocation()
        // end
    }
}

// MISTAKE: A test overrides what is not bound
enum OverrideOfNothing {
    // begin
    #sourceLocation(file:"App.swift",line:1)
    protocol Store: Sendable {}
    final class DiskStore: Store {}
    final class MockStore: Store {}
    #sourceLocation()
    // end

    static func make() throws {
        // begin
        #sourceLocation(file:"App.swift",line:5)
        let app = try Container {
            Singleton(DiskStore.init, as: (any Store).self)
        }
        _ = try app.overriding {
            Singleton(MockStore.init)
        }
        #sourceLocation()
        // end
    }
}

// MISTAKE: The error of a factory is caught by its own type
enum WrappedError {
    // begin
    #sourceLocation(file:"App.swift",line:1)
    struct LoginError: Error {}
    final class Account: Sendable {
        init() throws { throw LoginError() }
    }
    #sourceLocation()
    // end

    static func make() throws {
        // begin
        #sourceLocation(file:"App.swift",line:6)
        let container = try Container {
            Singleton(Account.init)
        }
        do {
            _ = try container.resolve(Account.self)
        } catch is LoginError {
            // never
        }
        #sourceLocation()
        // end
    }
}

// MISTAKE: An asynchronous singleton is resolved before it was started
enum NotStarted {
    // begin
    #sourceLocation(file:"App.swift",line:1)
    final class Database: Sendable {
        init() async throws {}
    }
    #sourceLocation()
    // end

    static func make() throws {
        // begin
        #sourceLocation(file:"App.swift",line:5)
        let container = try Container {
            Singleton(Database.self) { try await Database() }
        }
        _ = try container.resolve(Database.self)
        #sourceLocation()
        // end
    }
}

// MISTAKE: A main-actor object is resolved in the background
enum OtherActor {
    // begin
    #sourceLocation(file:"App.swift",line:1)
    @MainActor final class Screen {
        init() {}
    }
    #sourceLocation()
    // end

    static func make() throws {
        // begin
        #sourceLocation(file:"App.swift",line:5)
        let container = try Container {
            Transient(Screen.init)
        }
        _ = try container.resolve(Screen.self)
        #sourceLocation()
        // end
    }
}
