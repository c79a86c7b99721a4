/// Text that comes from files, for a terminal: a result may have been written by somebody else.
package enum PrintableText {
    /// The text on one line, without characters that move the cursor, begin a command of the terminal or turn the
    /// direction of what follows; these are written as escapes. At most 1,000 characters.
    package static func line(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var count = 0
        for scalar in text.unicodeScalars {
            count += 1
            guard count <= 1000 else {
                result.append("…")
                break
            }
            switch scalar {
            case "\n": result.append(contentsOf: "\\n".unicodeScalars)
            case "\r": result.append(contentsOf: "\\r".unicodeScalars)
            case "\t": result.append(contentsOf: "\\t".unicodeScalars)
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{202A}"..."\u{202E}",
                "\u{2066}"..."\u{2069}":
                result.append(
                    contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
                )
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
