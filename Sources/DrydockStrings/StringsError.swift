/// Why a file of strings is not read.
package struct StringsError: Error, Hashable, CustomStringConvertible {
    /// From 1; nil of a file that has no lines.
    package let line: Int?
    /// A clause: "a string is opened and not closed".
    package let reason: String

    package init(line: Int? = nil, _ reason: String) {
        (self.line, self.reason) = (line, reason)
    }

    package var description: String { line.map { "line \($0): \(reason)" } ?? reason }
}

/// What a file of strings may ask for. The largest tables of well-known apps have some ten thousand entries.
package enum StringsLimits {
    /// Bytes.
    package static let fileSize = 8 << 20
    /// Values of all kinds, those within others included.
    static let values = 500_000
    static let depth = 32
}
