protocol Logging: Sendable {
    func log(_ text: String)
}

struct ConsoleLogger: Logging {
    func log(_ text: String) {
        print("log: \(text)")
    }
}
