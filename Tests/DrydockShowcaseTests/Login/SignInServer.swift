import FlyingFox
import FlyingSocks
import Foundation
import Synchronization
import Testing

/// A server to sign in at, as an app's back end is: `POST /v1/sign-in` on this machine.
nonisolated final class SignInServer: Sendable {
    struct Account: Sendable {
        var password: String
        var isEmailVerified = true
    }

    struct Request: Sendable {
        let headers: HTTPHeaders
        let fields: [String: String]
    }

    typealias Answer = @Sendable (Request) -> HTTPResponse

    private let server: HTTPServer
    private let received = Mutex<[Request]>([])

    /// What was asked here.
    var requests: [Request] { received.withLock(\.self) }

    var endpoint: URL {
        get async throws {
            guard case .ip4(let host, let port) = await server.listeningAddress else {
                throw SocketError.disconnected
            }
            return try #require(URL(string: "http://\(host):\(port)/v1/sign-in"))
        }
    }

    private init() throws {
        server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled)
    }

    /// Serves while the body runs.
    @MainActor
    static func run(
        _ answer: @escaping Answer,
        while body: (SignInServer) async throws -> Void
    ) async throws {
        let this = try SignInServer()
        await this.server.appendRoute("POST /v1/sign-in") { request in
            let fields = try await JSONDecoder().decode([String: String].self, from: request.bodyData)
            let request = Request(headers: request.headers, fields: fields)
            this.received.withLock { $0.append(request) }
            return answer(request)
        }
        // Apart from the main actor, which other tests keep busy for long.
        let service = Task.detached { try await this.server.run() }
        defer { service.cancel() }
        try await this.server.waitUntilListening(timeout: 600)
        try await body(this)
    }

    /// What a back end with these accounts, by their addresses, answers.
    static func answer(accounts: [String: Account]) -> Answer {
        { request in
            guard let account = request.fields["email"].flatMap({ accounts[$0] }),
                account.password == request.fields["password"]
            else { return HTTPResponse(statusCode: .unauthorized) }
            return HTTPResponse(
                statusCode: .ok,
                headers: [.contentType: "application/json", .setCookie: "a=b"],
                body: Data(#"{"isEmailVerified": \#(account.isEmailVerified), "more": [1]}"#.utf8)
            )
        }
    }
}
