import DrydockSnapshots
import Foundation
import FoundationNetworking
import Testing

/// Texts as swift-snapshot-testing stores them, so that its users' references stay valid.
struct URLRequestTests {
    @Test("a request with a query: its parts are sorted, and so are headers")
    func get() throws {
        var request = try request("https://example.com/list?size=2&from=1")
        request.addValue("text/html", forHTTPHeaderField: "Accept")
        request.addValue("id={}", forHTTPHeaderField: "Cookie")
        #expect(
            try text(request, .raw) == """
                GET https://example.com/list?from=1&size=2
                Accept: text/html
                Cookie: id={}
                """
        )
        #expect(
            try text(request, .curl) == """
                curl \\
                \t--header "Accept: text/html" \\
                \t--cookie "id={}" \\
                \t"https://example.com/list?from=1&size=2"
                """
        )
    }

    @Test("a request with a body, laid out where that is asked for and can be done")
    func post() throws {
        var request = try request("https://example.com/new")
        request.httpMethod = "POST"
        request.httpBody = Data(#"{"name":"Ann","age":$7}"#.utf8)
        #expect(
            try text(request, .raw(pretty: true)) == """
                POST https://example.com/new

                {"name":"Ann","age":$7}
                """
        )
        #expect(
            try text(request, .curl) == #"""
                curl \
                \#t--request POST \
                \#t--data "{\"name\":\"Ann\",\"age\":\$7}" \
                \#t"https://example.com/new"
                """#
        )
        request.httpBody = Data(#"{"name":"Ann","age":7}"#.utf8)
        #expect(
            try text(request, .raw(pretty: true)) == """
                POST https://example.com/new

                {
                  "age" : 7,
                  "name" : "Ann"
                }
                """
        )
    }

    @Test("a request for the head alone")
    func head() throws {
        var request = try request("https://example.com/")
        request.httpMethod = "HEAD"
        #expect(try text(request, .raw) == "HEAD https://example.com/")
        #expect(try text(request, .curl) == "curl \\\n\t--head \\\n\t\"https://example.com/\"")
    }

    private func request(_ address: String) throws -> URLRequest {
        URLRequest(url: try #require(URL(string: address)))
    }

    private func text(_ request: URLRequest, _ strategy: Snapshotting<URLRequest, String>) throws -> String {
        var text: String?
        strategy.snapshot(request).run { text = $0 }
        return try #require(text)
    }
}
