/// Holds up those who come until it is opened.
actor Doorway {
    private var isOpen = false
    private var held: [CheckedContinuation<Void, Never>] = []
    private var expecting: [CheckedContinuation<Void, Never>] = []
    private var arrivals = 0

    /// Waits until it is open.
    func pass() async {
        arrivals += 1
        for continuation in expecting { continuation.resume() }
        expecting = []
        guard !isOpen else { return }
        await withCheckedContinuation { held.append($0) }
    }

    /// Waits until somebody has come.
    func arrival() async {
        guard arrivals == 0 else { return }
        await withCheckedContinuation { expecting.append($0) }
    }

    /// Lets everybody through from now on.
    func open() {
        isOpen = true
        for continuation in held { continuation.resume() }
        held = []
    }
}
