import Foundation

/// A web server on 127.0.0.1 that gives a fixed number of answers, one a connection, and then refuses.
///
/// It ends by itself: after its last answer, or when nobody has come for five minutes: where many tests run at once, one
/// may wait long for its turn.
struct LoopbackServer {
    /// One answer.
    struct Answer {
        var status = 200
        var body = ""
    }

    /// What went wrong while it was started.
    struct Failure: Error {
        let call: String
        let code = errno
    }

    private static var stream: Int32 {
        #if os(Linux)
        Int32(SOCK_STREAM.rawValue)
        #else
        SOCK_STREAM
        #endif
    }

    private static var sendFlags: Int32 {
        #if os(Linux)
        Int32(MSG_NOSIGNAL)
        #else
        0
        #endif
    }

    /// The port that the system has chosen.
    let port: UInt16

    /// Where the server is.
    var address: String { "http://127.0.0.1:\(port)/users.json" }

    /// Starts a server with these answers; with none it refuses at once.
    init(_ answers: [Answer]) throws {
        let listener = socket(AF_INET, Self.stream, 0)
        guard listener >= 0 else { throw Failure(call: "socket") }
        var name = sockaddr_in()
        name.sin_family = sa_family_t(AF_INET)
        name.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &name) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, size) == 0 && listen(listener, 8) == 0
                    && getsockname(listener, address, &size) == 0
            }
        }
        guard isBound else {
            close(listener)
            throw Failure(call: "bind")
        }
        port = UInt16(bigEndian: name.sin_port)
        guard !answers.isEmpty else {
            close(listener)
            return
        }
        Thread.detachNewThread { Self.serve(answers, on: listener) }
    }

    private static func serve(_ answers: [Answer], on listener: Int32) {
        var rest = answers[...]
        while let answer = rest.popFirst() {
            let connection = isReadable(listener) ? accept(listener, nil, nil) : -1
            let isLast = rest.isEmpty || connection < 0
            if connection >= 0 { readRequest(on: connection) }
            // Closed before the last answer is sent: who has it can rely on being refused.
            if isLast { close(listener) }
            guard connection >= 0 else { return }
            send(answer, on: connection)
            close(connection)
        }
    }

    private static func isReadable(_ descriptor: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 300_000) > 0
    }

    private static func readRequest(on connection: Int32) {
        var text = ""
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while !text.contains("\r\n\r\n"), text.utf8.count < 65_536, isReadable(connection) {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            text += String(decoding: buffer[..<count], as: UTF8.self)
        }
    }

    private static func send(_ answer: Answer, on connection: Int32) {
        let head = """
            HTTP/1.1 \(answer.status) Answer\r
            Content-Type: application/json\r
            Content-Length: \(answer.body.utf8.count)\r
            Connection: close\r
            \r\n
            """
        var bytes = Array((head + answer.body).utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.send(connection, $0.baseAddress, $0.count, sendFlags) }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }
}
