import Joinery

// Mistakes after which something is missing; docs/mistakes.md shows the code between the marks.

// MISTAKE: The class is bound, and the protocol is needed
enum ClassInPlaceOfProtocol {
    // begin
    #sourceLocation(file:"App.swift",line:1)
    protocol Api: Sendable {}
    final class LiveApi: Api {}
    final class Presenter: Sendable {
        init(api: any Api) {}
    }
    #sourceLocation()
    // end

    static func make() throws {
        // begin
        #sourceLocation(file:"App.swift",line:7)
        _ = try Container {
            Singleton(LiveApi.init)
            Singleton(Presenter.init)
        }
        #sourceLocation()
        // end
    }
}

// MISTAKE: Nothing provides the service
enum NothingBound {
    // begin
    #sourceLocation(file:"App.swift",line:1)
    protocol Logging: Sendable {}
    final class Session: Sendable {
        init(log: any Logging) {}
    }
    #sourceLocation()
    // end

    static func make() throws {
        // begin
        #sourceLocation(file:"App.swift",line:6)
        _ = try Container {
            Singleton(Session.init)
        }
        #sourceLocation()
        // end
    }
}

// MISTAKE: An initializer takes a plain value
enum PlainValue {
    // begin
    #sourceLocation(file:"App.swift",line:1)
    final class Client: Sendable {
        init(timeout: Int = 30) {}
    }
    #sourceLocation()
    // end

    static func make() throws {
        // begin
        #sourceLocation(file:"App.swift",line:5)
        _ = try Container {
            Singleton(Client.init)
        }
        #sourceLocation()
        // end
    }
}

// MISTAKE: An initializer takes a list of values
enum ListOfValues {
    // begin
    #sourceLocation(file:"App.swift",line:1)
    final class Policy: Sendable {
        init(allowed: [String]) {}
    }
    #sourceLocation()
    // end

    static func make() throws {
        // begin
        #sourceLocation(file:"App.swift",line:5)
        _ = try Container {
            Singleton(Policy.init)
        }
        #sourceLocation()
        // end
    }
}

// MISTAKE: A part is contributed under its own type
enum PartOfAnotherType {
    // begin
    #sourceLocation(file:"App.swift",line:1)
    protocol Plugin: Sendable {}
    final class Spelling: Plugin {}
    final class Editor: Sendable {
        init(plugins: [any Plugin]) {}
    }
    #sourceLocation()
    // end

    static func make() throws {
        // begin
        #sourceLocation(file:"App.swift",line:7)
        _ = try Container {
            Contribution(Spelling.init, to: Spelling.self)
            Singleton(Editor.init)
        }
        #sourceLocation()
        // end
    }
}

// MISTAKE: The input of a module is needed outside of it
enum InputOutside {
    // begin
    #sourceLocation(file:"App.swift",line:1)
    struct DetailInput: ModuleInput {
        typealias Entry = Detail
        var id: Int
    }
    final class Detail: Sendable {}
    struct DetailModule: Module {
        typealias Input = DetailInput
        var bindings: Bindings { PerModule(Detail.init) }
    }
    final class History: Sendable {
        init(last: DetailInput) {}
    }
    #sourceLocation()
    // end

    static func make() throws {
        // begin
        #sourceLocation(file:"App.swift",line:14)
        _ = try Container {
            DetailModule()
            Singleton(History.init)
        }
        #sourceLocation()
        // end
    }
}

// MISTAKE: No module accepts the input
enum NoModule {
    // begin
    #sourceLocation(file:"App.swift",line:1)
    struct ProfileInput: ModuleInput {
        typealias Entry = Profile
    }
    final class Profile: Sendable {}
    final class Router: Sendable {
        init(profile: Builder<ProfileInput>) {}
    }
    #sourceLocation()
    // end

    static func make() throws {
        // begin
        #sourceLocation(file:"App.swift",line:9)
        _ = try Container {
            Singleton(Router.init)
        }
        #sourceLocation()
        // end
    }
}

// MISTAKE: A module does not bind its entry
enum NoEntry {
    // begin
    #sourceLocation(file:"App.swift",line:1)
    protocol ListView: AnyObject {}
    struct ListInput: ModuleInput {
        typealias Entry = any ListView
    }
    final class ListScreen: ListView {}
    struct ListModule: Module {
        typealias Input = ListInput
        var bindings: Bindings { PerModule(ListScreen.init) }
    }
    #sourceLocation()
    // end

    static func make() throws {
        // begin
        #sourceLocation(file:"App.swift",line:11)
        _ = try Container {
            ListModule()
        }
        #sourceLocation()
        // end
    }
}
