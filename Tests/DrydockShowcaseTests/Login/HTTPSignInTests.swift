import Drydock
import DrydockShowcase
import DrydockShowcaseHTTP
import DrydockTesting
import FlyingFox
import Testing

/// Sign-in over real HTTP, with servers on this machine.
struct HTTPSignInTests {
    private let credentials = SignInCredentials(email: "ada@example.org", password: "päss \"word\"")

    private let accounts = SignInServer.answer(accounts: [
        "ada@example.org": .init(password: "päss \"word\""),
        "new@example.org": .init(password: "long enough", isEmailVerified: false),
    ])

    @Test("the server gets the credentials as JSON in the body of a POST, and its answer is the user")
    func success() async throws {
        try await SignInServer.run(accounts) { server in
            let service = try await HTTPSignInService(endpoint: server.endpoint, limit: .seconds(600))
            for _ in 0..<2 {
                let user = try await service.signIn(with: credentials)
                #expect(user == SignedInUser(email: "ada@example.org", isEmailVerified: true))
            }
            for request in server.requests {
                #expect(request.headers[.contentType] == "application/json")
                #expect(request.headers[.cookie] == nil)
                #expect(!request.headers.contains { $0.value.contains("word") })
                #expect(request.fields == ["email": "ada@example.org", "password": "päss \"word\""])
            }
            #expect(server.requests.count == 2)
        }
    }

    @Test("an unverified address, wrong credentials and a wrong path are told apart")
    func refusals() async throws {
        try await SignInServer.run(accounts) { server in
            let endpoint = try await server.endpoint
            let service = try HTTPSignInService(endpoint: endpoint, limit: .seconds(600))
            let new = SignInCredentials(email: "new@example.org", password: "long enough")
            let user = try await service.signIn(with: new)
            #expect(user == SignedInUser(email: new.email, isEmailVerified: false))
            for email in ["ada@example.org", "nobody@example.org"] {
                let wrong = SignInCredentials(email: email, password: "long enough")
                #expect(await result(of: service, wrong) == .failure(.wrongCredentials))
            }
            let elsewhere = endpoint.appending(path: "elsewhere")
            let lost = try HTTPSignInService(endpoint: elsewhere, limit: .seconds(600))
            #expect(await result(of: lost, new) == .failure(.unexpectedAnswer))
        }
    }

    @Test("whatever was not agreed on is no answer")
    func failures() async throws {
        for odd: LoopbackServer.Answer in [
            .response(200), .response(200, body: "{}"), .response(200, body: #"{"isEmailVerified": "yes"}"#),
            .response(500), .response(204), .flood,
        ] {
            #expect(try await answer(odd) == .failure(.unexpectedAnswer))
        }
        for broken: LoopbackServer.Answer in [
            .bytes(""), .bytes("nonsense\r\n\r\n"), .bytes("HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n{"),
        ] {
            let result = try await answer(broken)
            #expect(result == .failure(.unreachable) || result == .failure(.unexpectedAnswer))
        }
    }

    @Test("redirects are not followed", arguments: [301, 302, 303, 307, 308])
    func redirects(status: Int) async throws {
        try await SignInServer.run(accounts) { other in
            let location = try await other.endpoint.absoluteString
            let redirect: SignInServer.Answer = { _ in
                let code = HTTPStatusCode(status, phrase: "Moved")
                return HTTPResponse(statusCode: code, headers: [.location: location])
            }
            try await SignInServer.run(redirect) { server in
                let service = try await HTTPSignInService(endpoint: server.endpoint, limit: .seconds(600))
                #expect(await result(of: service, credentials) == .failure(.unexpectedAnswer))
                #expect(server.requests.count == 1)
            }
            #expect(other.requests.isEmpty)
        }
    }

    @Test("nobody there, no answer and an answer that never ends are told apart")
    func deadline() async throws {
        let gone = try LoopbackServer { _ in .silence }
        gone.stop()
        let service = try HTTPSignInService(endpoint: gone.url())
        let unreachable = await #expect(throws: SignInError.self) {
            try await service.signIn(with: credentials)
        }
        #expect(unreachable == .unreachable)
        #expect(try await answer(.silence, limit: .milliseconds(100)) == .failure(.timedOut))
        #expect(try await answer(.drip, limit: .milliseconds(100)) == .failure(.timedOut))
    }

    @Test("a cancelled request ends at once, before it is sent or later")
    func cancelling() async throws {
        let server = try LoopbackServer { _ in .silence }
        defer { server.stop() }
        let service = try HTTPSignInService(endpoint: server.url())
        for isSent in [false, true] {
            let task = Task { [credentials] in await result(of: service, credentials) }
            while isSent, server.requests.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
            task.cancel()
            #expect(await task.value == .failure(.cancelled))
        }
    }

    @Test(
        "secrets travel by https, or stay on this machine",
        arguments: [
            "http://example.org/", "http://192.168.0.1/", "http://127.0.0.1.example.org/",
            "http://localhost.example.org/", "http://0127.0.0.1/", "http://127.1/", "http://[::2]/",
            "ftp://localhost/", "file:///etc/passwd", "https://ada:secret@example.org/", "https:///path",
            "relative",
        ]
    )
    func insecure(address: String) throws {
        let url = try #require(URL(string: address))
        #expect(throws: SignInError.insecure) { try HTTPSignInService(endpoint: url) }
    }

    @Test(
        "these are safe",
        arguments: [
            "https://example.org/sign-in", "HTTPS://example.org", "http://localhost:8080/",
            "http://LOCALHOST/", "http://127.0.0.1:1/", "http://127.200.3.4/", "http://[::1]:8080/",
        ]
    )
    func secure(address: String) throws {
        let url = try #require(URL(string: address))
        #expect(throws: Never.self) { try HTTPSignInService(endpoint: url) }
    }

    @Test("the login page signs in over HTTP after a refusal")
    func page() async throws {
        try await SignInServer.run(accounts) { server in
            let service = try await HTTPSignInService(endpoint: server.endpoint, limit: .seconds(600))
            let screen = Screen { LoginScene(service: service) }
            let fields = screen.findAll(UITextField.self)
            try screen.tap(fields[0])
            try screen.type("ada@example.org\nnot the right one\n")
            try await screen.wait(for: "the banner", timeout: 60) {
                screen.contains(text: "Wrong email address or password")
            }
            screen.settle()
            try screen.tap(fields[1])
            try screen.type("päss \"word\"\n")
            try await screen.wait(for: "the playground", timeout: 60) {
                screen.contains(text: "Welcome, ada@example.org")
            }
            #expect(server.requests.count == 2)
        }
    }

    /// What comes of one request to a server that answers so.
    private func answer(
        _ answer: LoopbackServer.Answer,
        limit: Duration = .seconds(600)
    ) async throws -> Result<SignedInUser, SignInError> {
        let server = try LoopbackServer { _ in answer }
        defer { server.stop() }
        return await result(of: try HTTPSignInService(endpoint: server.url(), limit: limit), credentials)
    }
}

private func result(
    of service: HTTPSignInService,
    _ credentials: SignInCredentials
) async -> Result<SignedInUser, SignInError> {
    do throws(SignInError) {
        return .success(try await service.signIn(with: credentials))
    } catch {
        return .failure(error)
    }
}
