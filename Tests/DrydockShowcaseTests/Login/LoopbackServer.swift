import Foundation
import Glibc
import Synchronization
import Testing

/// A server on this machine that misbehaves as no library's server does: one connection after another, one request each.
nonisolated final class LoopbackServer: Sendable {
    enum Answer: Sendable {
        case response(_ status: Int, body: String = "")
        /// These bytes, and then the end of the connection.
        case bytes(String)
        /// A byte every 10 ms for ever.
        case drip
        case silence
        /// More and more, for ever.
        case flood
    }

    private let descriptor: Int32
    let port: UInt16
    private let received = Mutex<[String]>([])
    private let answer: @Sendable (String) -> Answer

    /// What was sent here, headers and body.
    var requests: [String] { received.withLock(\.self) }

    func url() throws -> URL {
        try #require(URL(string: "http://127.0.0.1:\(port)/v1/sign-in"))
    }

    init(answer: @escaping @Sendable (_ request: String) -> Answer) throws {
        self.answer = answer
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                max(abs(bind(descriptor, $0, length)), abs(listen(descriptor, 8)))
                    + abs(getsockname(descriptor, $0, &length))
            }
        }
        try #require(descriptor >= 0 && code == 0, "no socket on loopback: \(errno)")
        self.descriptor = descriptor
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [self] in serve() }
    }

    /// Ends the server once the present connection is done.
    func stop() {
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    private func serve() {
        while case let connection = accept(descriptor, nil, nil), connection >= 0 {
            let request = read(from: connection)
            received.withLock { $0.append(request) }
            send(answer(request), to: connection)
            close(connection)
        }
        close(descriptor)
    }

    /// Headers and as much of a body as they announce.
    private func read(from connection: Int32) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let text = String(decoding: bytes, as: UTF8.self)
            if let end = text.range(of: "\r\n\r\n") {
                let length = text.firstMatch(of: /(?i)content-length: (\d+)/).flatMap { Int($0.1) } ?? 0
                if text[end.upperBound...].utf8.count >= length { return text }
            }
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return text }
            bytes += buffer.prefix(count)
        }
    }

    private func send(_ answer: Answer, to connection: Int32) {
        switch answer {
        case .response(let status, let body):
            write(
                "HTTP/1.1 \(status) -\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)",
                to: connection
            )
        case .bytes(let text): write(text, to: connection)
        case .drip:
            write("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n", to: connection)
            while write(" ", to: connection) { usleep(10_000) }
        case .silence:
            // Until the other side has had enough.
            var byte: UInt8 = 0
            _ = recv(connection, &byte, 1, 0)
        case .flood:
            write("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n", to: connection)
            let part = String(repeating: "x", count: 65_536)
            while write(part, to: connection) {}
        }
    }

    /// - Returns: whether the other side still listens.
    @discardableResult
    private func write(_ text: String, to connection: Int32) -> Bool {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
