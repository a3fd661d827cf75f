// expect: Sendable
import Joinery

enum Global {
    static let cache = Cache()
}
final class Cache {
    var number = 0
}
