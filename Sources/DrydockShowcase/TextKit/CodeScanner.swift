import Foundation

/// Finds what an editor colours in a line of Swift.
nonisolated enum CodeScanner {
    enum Token {
        case keyword, string, comment
    }

    private static let keywords: Set<Substring> = [
        "case", "class", "else", "enum", "extension", "false", "for", "func", "guard", "if", "import",
        "in", "init", "let", "nil", "private", "protocol", "return", "self", "static", "struct", "switch",
        "true", "var", "while",
    ]

    /// The tokens from left to right. A string without an end goes on to that of the line.
    static func tokens(in line: String) -> [(token: Token, range: NSRange)] {
        var tokens: [(token: Token, range: NSRange)] = []
        var rest = line[...]
        while let first = rest.first {
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            var token: Token?
            var length = max(word.count, 1)
            if rest.hasPrefix("//") {
                (token, length) = (.comment, rest.count)
            } else if first == "\"" {
                (token, length) = (.string, lengthOfString(at: rest))
            } else if keywords.contains(word) {
                token = .keyword
            }
            if let token { tokens.append((token, NSRange(rest.prefix(length).range, in: line))) }
            rest = rest.dropFirst(length)
        }
        return tokens
    }

    /// With its quotes.
    private static func lengthOfString(at text: Substring) -> Int {
        var isEscaped = false
        for (offset, character) in text.enumerated().dropFirst() {
            if character == "\"", !isEscaped { return offset + 1 }
            isEscaped = character == "\\" && !isEscaped
        }
        return text.count
    }
}

nonisolated extension Substring {
    /// Where it stands in its string.
    fileprivate var range: Range<Index> { startIndex..<endIndex }
}
