import Mustache

/// A template whose values are escaped for HTML and XML alike.
///
/// The library escapes characters; a quotation mark that a combining mark follows is another character for it, and would
/// end an attribute. Here scalars are escaped, and those that XML does not allow replaced.
struct MarkupTemplate {
    private static let isRegistered: Void = MustacheContentTypes.register(Escaping(), named: "MARKUP")

    private struct Escaping: MustacheContentType {
        func escapeText(_ text: String) -> String { MarkupTemplate.escape(text) }
    }

    private let template: MustacheTemplate

    /// - Throws: for a text that is no template: a mistake in this package.
    init(_ text: [UInt8]) throws {
        Self.isRegistered
        template = try MustacheTemplate(
            string: "{{% CONTENT_TYPE: MARKUP}}\n" + String(decoding: text, as: UTF8.self)
        )
    }

    func render(_ values: Any) -> String { template.render(values) }

    static func escape(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
            case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
            case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
            case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
            case "'": escaped.append(contentsOf: "&#39;".unicodeScalars)
            case "\t", "\n", "\r": escaped.append(scalar)
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped.append("\u{FFFD}")
            default: escaped.append(scalar)
            }
        }
        return String(escaped)
    }
}
