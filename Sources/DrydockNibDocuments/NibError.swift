/// Why a document is not loaded.
package struct NibError: Error, Hashable, CustomStringConvertible {
    /// The file's name; what the caller called its bytes.
    package let file: String
    /// From 1.
    package let line: Int
    /// A clause: "the id abc is used twice".
    package let reason: String
    /// A sentence on what to do.
    package let remedy: String

    package init(file: String, line: Int, reason: String, remedy: String) {
        self.file = file
        self.line = line
        self.reason = reason
        self.remedy = remedy
    }

    package var description: String { "\(file):\(line): \(reason). \(remedy)" }
}
