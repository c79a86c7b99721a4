import Foundation
public import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
    /// Method and address, headers by name, and the body.
    public static var raw: Snapshotting { raw(pretty: false) }

    /// Method and address, headers by name, and the body.
    ///
    /// - Parameter pretty: lays a body out that is JSON, keys sorted.
    public static func raw(pretty: Bool) -> Snapshotting {
        SimplySnapshotting.lines.pullback { request in
            let head = ["\(request.httpMethod ?? "GET") \(request.sortedAddress)"]
            let headers = request.sortedHeaders.map { "\($0.name): \($0.value)" }
            let body = request.httpBody.map { ["", text(of: $0, pretty: pretty)] } ?? []
            return (head + headers + body).joined(separator: "\n")
        }
    }

    /// A command line for `curl` that sends the request.
    public static var curl: Snapshotting {
        SimplySnapshotting.lines.pullback { request in
            var words = ["curl"]
            switch request.httpMethod ?? "GET" {
            case "GET": break
            case "HEAD": words.append("--head")
            case let method: words.append("--request \(method)")
            }
            for header in request.sortedHeaders where header.name != "Cookie" {
                words.append("--header \(quoted("\(header.name): \(header.value)"))")
            }
            if let body = request.httpBody {
                words.append("--data \(quoted(String(decoding: body, as: UTF8.self)))")
            }
            if let cookie = request.value(forHTTPHeaderField: "Cookie") {
                words.append("--cookie \(quoted(cookie))")
            }
            words.append(quoted(request.sortedAddress))
            return words.joined(separator: " \\\n\t")
        }
    }

    private static func text(of body: Data, pretty: Bool) -> String {
        guard pretty, let object = try? JSONSerialization.jsonObject(with: body),
            let data = try? JSONSerialization.data(
                withJSONObject: object,
                options: [.prettyPrinted, .sortedKeys]
            )
        else { return String(decoding: body, as: UTF8.self) }
        return String(decoding: data, as: UTF8.self)
    }

    /// For a shell, between quotation marks.
    private static func quoted(_ text: String) -> String {
        let escaped = text.flatMap { character -> [Character] in
            "\\\"$`".contains(character) ? ["\\", character] : [character]
        }
        return "\"\(String(escaped))\""
    }
}

extension URLRequest {
    /// Parts of the query by name: their order says nothing.
    fileprivate var sortedAddress: String {
        guard let url else { return "" }
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
            let items = parts.queryItems
        else { return url.absoluteString }
        parts.queryItems = items.sorted { $0.name < $1.name }
        return parts.string ?? url.absoluteString
    }

    fileprivate var sortedHeaders: [(name: String, value: String)] {
        (allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
