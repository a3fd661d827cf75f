extension Bindings {
    /// The same declarations, with their factories observed; those that the observer sees already stay as they are.
    func observed(by observer: any ConstructionObserver, in module: String? = nil) -> Bindings {
        Bindings(
            elements.map { element in
                switch element {
                case .binding(let record): .binding(record.observed(by: observer, in: module))
                case .decorator(let record): .decorator(record.observed(by: observer, in: module, role: .decorator))
                case .module(let record):
                    .module(record.with(record.bindings.observed(by: observer, in: typeName(record.type))))
                case .child, .adapter, .wiring, .collection, .assembly, .circle: element
                }
            }
        )
    }

    /// The bindings that an observer sees, in the order of declaration.
    func observed(of observer: any ConstructionObserver) -> [ObservedBinding] {
        elements.flatMap { element -> [ObservedBinding] in
            switch element {
            case .binding(let record), .decorator(let record):
                record.roles.observations.filter { $0.observer === observer }.map(\.binding)
            case .module(let record): record.bindings.observed(of: observer)
            case .child, .adapter, .wiring, .collection, .assembly, .circle: []
            }
        }
    }
}

extension BindingRecord {
    fileprivate func observed(
        by observer: any ConstructionObserver,
        in module: String?,
        role: DependencyPath.Step.Role? = nil
    ) -> BindingRecord {
        guard !roles.observations.contains(where: { $0.observer === observer }) else { return self }
        guard let recipe = recipe as? any ObservableRecipe else { return self }
        let step = DependencyPath.Step(
            key: name.text,
            // A decorator has the scope of what it wraps, which is not known yet.
            scope: role == .decorator ? nil : scope,
            role: role ?? self.role,
            module: module,
            location: location
        )
        let binding = ObservedBinding(service: recipe.service, step: step, isAlias: roles.alias != nil)
        let observation = Observation(observer: observer, binding: binding)
        var roles = roles
        roles.observations.append(observation)
        roles.asynchronous = roles.asynchronous.map { ObservedStart(inner: $0, observation: observation) }
        return BindingRecord(
            // The recipe of an asynchronous binding only says that it has not been started.
            recipe: roles.asynchronous == nil ? recipe.observed(observation) : recipe,
            scope: scope,
            location: location,
            dependencies: dependencies,
            isolation: isolation,
            roles: roles
        )
    }
}

extension DeclaredBinding {
    /// The same binding under all its names, with its factory observed.
    package func observed(by observer: any ConstructionObserver) -> DeclaredBinding {
        changed(records: records.map { $0.observed(by: observer, in: nil) })
    }
}

/// A recipe that an observer can be put around.
private protocol ObservableRecipe: Recipe {
    func observed(_ observation: Observation) -> any Recipe
}

extension ServiceRecipe: ObservableRecipe {
    fileprivate func observed(_ observation: Observation) -> any Recipe {
        ServiceRecipe { [make] edges, frame in
            try observation.observer.observe(observation.binding, ConstructionSite(edges.owner)) {
                try make(edges, frame)
            }
        }
    }
}

extension ArgumentRecipe: ObservableRecipe {
    fileprivate func observed(_ observation: Observation) -> any Recipe {
        ArgumentRecipe(qualifier: qualifier ?? Argument.self, arguments: arguments, accept: accept) {
            [make] edges, frame, argument in
            try observation.observer.observe(observation.binding, ConstructionSite(edges.owner)) {
                try make(edges, frame, argument)
            }
        }
    }
}

/// Starts an asynchronous singleton under observation.
private struct ObservedStart: StartRecipe {
    let inner: any StartRecipe
    let observation: Observation

    func start(_ producer: Producer, on isolation: (any Actor)?) async throws {
        try await observation.observer.observe(observation.binding, ConstructionSite(producer)) {
            try await inner.start(producer, on: isolation)
        }
    }
}
