/// An assembly with a scope of its own, a typed input and a typed entry.
///
/// Its bindings are seen by this module only, and shadow those of the container there. Each build is an instance of
/// its own: what is ``PerModule`` is shared within it and with nothing else.
///
/// ```swift
/// struct UserDetailModule: Module {
///     typealias Input = UserDetailInput
///
///     var bindings: Bindings {
///         PerModule(UserDetailPresenter.init)
///         PerModule(UserDetailScreen.init, as: (any UserDetailView).self)
///         Wiring { (presenter: UserDetailPresenter, view: any UserDetailView) in
///             presenter.view = view
///         }
///     }
/// }
/// ```
public protocol Module: Declaration {
    /// What the module is built with.
    associatedtype Input: ModuleInput

    /// What the module is made of.
    @BindingsBuilder var bindings: Bindings { get }
}

extension Module {
    /// The module, as one entry of the block it stands in.
    public var declared: Bindings {
        InclusionContext.list(self) { included in
            let bindings = bindings
            let inside = bindings.withoutCircles.flattened
            let record = ModuleRecord(included, input: ModuleType<Input>(), bindings: inside)
            return Bindings([.module(record)] + bindings.circleElements)
        }
    }
}
