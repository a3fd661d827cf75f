import Joinery

// The works that compare one call with one call.

func makeContainer() throws -> Container {
    try Container {
        Transient(LeafObject.init, as: (any Leaf).self)
        Singleton(Logger.init, as: (any Logging).self)
        Singleton(RemoteUserService.init, as: (any UserService).self)
        Transient(Interactor.init, as: (any Interacting).self)
        Transient(Router.init, as: (any Routing).self)
        Transient(Presenter.init, as: (any Presenting).self)
        Transient(Screen.init, as: (any Viewing).self)
        Transient(WithOne.init, taking: Int.self)
        Transient(WithTwo.init, taking: Int.self, String.self)
        Transient(Holder.init)
        DetailModule()
        Transient(Link0.init)
        Transient(Link1.init)
        Transient(Link2.init)
        Transient(Link3.init)
        Transient(Link4.init)
        Transient(Link5.init)
        Transient(Link6.init)
        Transient(Link7.init)
        Transient(Link8.init)
        Transient(Link9.init)
    }
}

func coreWorks() throws -> [Work] {
    let container = try makeContainer()
    let log = try container.resolve((any Logging).self)
    let users = try container.resolve((any UserService).self)
    let holder = try container.resolve(Holder.self)
    return [
        Work(name: "leaf", target: 1.3) { count in
            for _ in 0..<count { use(try container.resolve((any Leaf).self)) }
        } handWritten: { count in
            for _ in 0..<count { use(handWrittenLeaf()) }
        },
        Work(name: "singleton", target: 2.5) { count in
            for _ in 0..<count { use(try container.resolve((any Logging).self)) }
        } handWritten: { count in
            for _ in 0..<count { use(handWrittenSingleton()) }
        },
        Work(name: "graph", target: 1.5) { count in
            for _ in 0..<count { use(try container.resolve((any Viewing).self)) }
        } handWritten: { count in
            for _ in 0..<count { use(handWrittenGraph(users, log)) }
        },
        Work(name: "module", target: 1.6) { count in
            try MainActor.assumeIsolated {
                for index in 0..<count { use(try container.build(DetailInput(userID: index))) }
            }
        } handWritten: { count in
            MainActor.assumeIsolated {
                for index in 0..<count { use(handWrittenModule(index, users, log)) }
            }
        },
        Work(name: "chain", target: 1.5) { count in
            for _ in 0..<count { use(try container.resolve(Link9.self)) }
        } handWritten: { count in
            for _ in 0..<count { use(handWrittenChain()) }
        },
        Work(name: "argument1", target: 1.6) { count in
            for _ in 0..<count { use(try container.resolve(WithOne.self, with: 7)) }
        } handWritten: { count in
            for _ in 0..<count { use(handWrittenOne(7, log)) }
        },
        Work(name: "argument2", target: 1.6) { count in
            for _ in 0..<count { use(try container.resolve(WithTwo.self, with: 7, "Ada")) }
        } handWritten: { count in
            for _ in 0..<count { use(handWrittenTwo(7, "Ada", log)) }
        },
        Work(name: "provider", target: 1.6) { count in
            for _ in 0..<count { use(try holder.provider()) }
        } handWritten: { count in
            for _ in 0..<count { use(handWrittenLeaf()) }
        },
        Work(name: "factory", target: 1.6) { count in
            for _ in 0..<count { use(try holder.factory(7)) }
        } handWritten: { count in
            for _ in 0..<count { use(handWrittenOne(7, log)) }
        },
        Work(name: "builder", target: 1.6) { count in
            try MainActor.assumeIsolated {
                for index in 0..<count { use(try holder.builder.build(DetailInput(userID: index))) }
            }
        } handWritten: { count in
            MainActor.assumeIsolated {
                for index in 0..<count { use(handWrittenModule(index, users, log)) }
            }
        },
    ]
}

@inline(never)
func handWrittenLeaf() -> any Leaf { LeafObject() }

private enum Global {
    // Made by a function, as a real one is: a constant object would not be reference counted.
    static let log: any Logging = makeLogger()

    @inline(never)
    private static func makeLogger() -> any Logging { Logger() }
}

@inline(never)
func handWrittenSingleton() -> any Logging { Global.log }

@inline(never)
func handWrittenGraph(_ users: any UserService, _ log: any Logging) -> any Viewing {
    Screen(presenter: Presenter(interactor: Interactor(users: users, log: log), router: Router(log: log)))
}

@inline(never)
func handWrittenChain() -> Link9 {
    Link9(
        next: Link8(
            next: Link7(
                next: Link6(
                    next: Link5(next: Link4(next: Link3(next: Link2(next: Link1(next: Link0())))))
                )
            )
        )
    )
}

@inline(never)
func handWrittenOne(_ number: Int, _ log: any Logging) -> WithOne { WithOne(number: number, log: log) }

@inline(never)
func handWrittenTwo(_ number: Int, _ name: String, _ log: any Logging) -> WithTwo {
    WithTwo(number: number, name: name, log: log)
}
