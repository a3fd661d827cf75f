/// A screen: stands for `UIViewController`, with as much of its life cycle as the sample needs.
open class Screen {
    /// What the navigation bar says.
    public final var title = ""

    /// The stack that the screen is on, which keeps it.
    public final internal(set) weak var navigation: NavigationStack?

    private var isLoaded = false

    /// A screen that is not shown yet.
    public init() {}

    /// Called once, before the screen is shown for the first time.
    open func viewDidLoad() {}

    /// Called each time that the screen comes into view.
    open func viewWillAppear() {}

    /// Called each time that the screen goes out of view.
    open func viewWillDisappear() {}

    final func appear() {
        if !isLoaded {
            isLoaded = true
            viewDidLoad()
        }
        viewWillAppear()
    }
}
