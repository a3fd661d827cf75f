/// What the running task does for something that waits for it when it ends.
///
/// It is a task-local value, so it follows the calls and the tasks that the task begins, but not detached ones.
final class Activity: Sendable {
    let ending: Ending
    let kind: Kind
    /// What this one is a part of.
    let outer: Activity?

    enum Kind: Sendable {
        /// A unit of work, or the making of an asynchronous singleton: it goes on as before until it is done.
        case work
        /// What a service has to do at the end.
        case action
    }

    /// What a task may ask for of something that has been closed.
    enum Permission {
        case everything
        /// What exists, and what is made of it without being kept.
        case existing
        case nothing
    }

    @TaskLocal static var current: Activity?

    init(_ kind: Kind, of ending: Ending) {
        self.kind = kind
        self.ending = ending
        outer = Activity.current
    }

    /// What the running task may ask for of what `flag` has closed.
    static func permission(in flag: ShutdownFlag) -> Permission {
        for activity in chain where activity.ending.flag.isInside(flag) {
            switch activity.kind {
            case .work: return flag.reached < .sealed ? .everything : .nothing
            case .action: return flag.reached < .over ? .existing : .nothing
            }
        }
        return .nothing
    }

    /// What the running task belongs to, innermost first, but for what is over.
    static var chain: [Activity] {
        guard let current else { return [] }
        return sequence(first: current, next: \.outer).filter { $0.ending.flag.reached < .over }
    }
}
