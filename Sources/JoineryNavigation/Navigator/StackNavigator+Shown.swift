extension StackNavigator {
    /// The screens that lead to the one in front, the root first.
    ///
    /// Of the tabs it has the selected one.
    public var path: [Screen] { stacks.path }

    /// The tabs, in the order in which they were opened.
    public var tabs: [NavigationTab] { stacks.layers.first?.tabs ?? [] }

    /// The tab that is selected, if there are tabs.
    public var selectedTab: NavigationTab? { stacks.layers.first.flatMap { $0.stacks[$0.selected].tab } }

    /// Whether the screen in front belongs to a presented stack.
    public var isPresenting: Bool { stacks.layers.count > 1 }

    /// The screen in a slot of another screen.
    ///
    /// - Parameters:
    ///   - slot: The slot.
    ///   - host: The screen that has the slot.
    /// - Returns: The embedded screen; `nil` if the slot is empty.
    public func occupant(of slot: Slot, in host: Screen) -> Screen? {
        stacks.occupant(of: slot, in: host)
    }
}
