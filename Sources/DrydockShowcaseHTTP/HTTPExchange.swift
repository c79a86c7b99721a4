import DrydockShowcase
import Foundation
import FoundationNetworking
import Synchronization

/// One request and its answer.
final class HTTPExchange: NSObject, URLSessionDataDelegate, Sendable {
    struct Response: Sendable {
        let status: Int
        let body: Data
    }

    private typealias Outcome = Result<Response, SignInError>

    private struct State {
        var body = Data()
        var continuation: CheckedContinuation<Outcome, Never>?
        /// The first outcome, which counts.
        var outcome: Outcome?
    }

    /// Bytes of an answer.
    private static let maximumSize = 65_536
    private let state = Mutex(State())

    /// Sends a request and waits for the whole answer. Fails with `.cancelled` at once when the task is cancelled.
    static func run(_ request: URLRequest) async -> Result<Response, SignInError> {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        let exchange = HTTPExchange()
        let session = URLSession(configuration: configuration, delegate: exchange, delegateQueue: nil)
        let task = session.dataTask(with: request)
        defer { session.invalidateAndCancel() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                exchange.wait(with: continuation)
                task.resume()
            }
        } onCancel: {
            exchange.finish(.failure(.cancelled))
        }
    }

    private func wait(with continuation: CheckedContinuation<Outcome, Never>) {
        let outcome = state.withLock {
            if $0.outcome == nil { $0.continuation = continuation }
            return $0.outcome
        }
        if let outcome { continuation.resume(returning: outcome) }
    }

    private func finish(_ outcome: Outcome) {
        let continuation = state.withLock { state in
            if state.outcome == nil { state.outcome = outcome }
            defer { state.continuation = nil }
            return state.continuation
        }
        continuation?.resume(returning: outcome)
    }

    // MARK: - Of the session

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        finish(.failure(.unexpectedAnswer))
        completionHandler(nil)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLarge = state.withLock {
            guard $0.body.count + data.count <= Self.maximumSize else { return true }
            $0.body.append(data)
            return false
        }
        if isTooLarge { finish(.failure(.unexpectedAnswer)) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let error {
            let isTimeOut = (error as? URLError)?.code == .timedOut
            finish(.failure(isTimeOut ? .timedOut : .unreachable))
        } else if let response = task.response as? HTTPURLResponse {
            finish(.success(Response(status: response.statusCode, body: state.withLock(\.body))))
        } else {
            finish(.failure(.unexpectedAnswer))
        }
    }
}
