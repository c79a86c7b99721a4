package import DrydockShowcase
package import Foundation
import FoundationNetworking

/// Asks a server: `POST` with `{"email": …, "password": …}`, answered by 200 and `{"isEmailVerified": …}`, or by 401 for
/// credentials that are not right.
///
/// Secrets travel by https only; http is for servers on this machine. Redirects are refused, as they could lead elsewhere,
/// and nothing is kept: no cookies, no cache.
package struct HTTPSignInService: SignInService {
    private let service: any SignInService

    /// - Parameters:
    ///   - endpoint: where credentials are sent; it holds none itself.
    ///   - limit: how long the whole answer may take.
    /// - Throws: `SignInError.insecure` for an address of another kind.
    package init(endpoint: URL, limit: Duration = .seconds(15)) throws(SignInError) {
        guard Self.isSafe(endpoint) else { throw .insecure }
        service = UnlimitedService(endpoint: endpoint).limited(to: limit)
    }

    package func signIn(with credentials: SignInCredentials) async throws(SignInError) -> SignedInUser {
        try await service.signIn(with: credentials)
    }

    private static func isSafe(_ url: URL) -> Bool {
        guard let host = url.host(percentEncoded: false), !host.isEmpty, url.user == nil, url.password == nil
        else { return false }
        switch url.scheme?.lowercased() {
        case "https": return true
        case "http": return isLoopback(host.lowercased())
        default: return false
        }
    }

    /// Whether a host is this machine by its name alone. Numbers are taken in their plain form only: others are read in
    /// several ways.
    private static func isLoopback(_ host: String) -> Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in UInt8(part).flatMap { "\($0)" == part ? $0 : nil } }
        let isFourNumbers = parts.count == 4 && numbers.count == 4
        return ["localhost", "::1", "[::1]"].contains(host) || isFourNumbers && numbers.first == 127
    }
}

/// As above, for as long as the server keeps sending.
private struct UnlimitedService: SignInService {
    let endpoint: URL

    private struct Answer: Decodable {
        let isEmailVerified: Bool
    }

    func signIn(with credentials: SignInCredentials) async throws(SignInError) -> SignedInUser {
        let fields = ["email": credentials.email, "password": credentials.password]
        guard let body = try? JSONEncoder().encode(fields) else { throw .unexpectedAnswer }
        var request = URLRequest(url: endpoint)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        request.httpBody = body
        let response = try await HTTPExchange.run(request).get()
        switch response.status {
        case 200:
            guard let answer = try? JSONDecoder().decode(Answer.self, from: response.body) else {
                throw .unexpectedAnswer
            }
            return SignedInUser(email: credentials.email, isEmailVerified: answer.isEmailVerified)
        case 401: throw .wrongCredentials
        default: throw .unexpectedAnswer
        }
    }
}
