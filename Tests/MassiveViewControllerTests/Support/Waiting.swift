/// Waits until something is so, or long enough for the expectation that follows to fail.
func until(_ condition: () -> Bool) async {
    let deadline = ContinuousClock.now + .seconds(20)
    while !condition() && ContinuousClock.now < deadline {
        try? await Task.sleep(for: .milliseconds(1))
    }
}

/// Gives time to what must not happen.
func pause() async {
    try? await Task.sleep(for: .milliseconds(20))
}
