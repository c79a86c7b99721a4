import Glibc

/// The system refused a file operation.
package struct FileError: Error, Equatable, CustomStringConvertible {
    /// The path as the caller gave it.
    package let path: String
    /// The system's error number (`errno`).
    package let code: Int32

    package init(path: String, code: Int32) {
        self.path = path
        self.code = code
    }

    /// The system's text, "No space left on device" for instance.
    package var reason: String { String(cString: strerror(code)) }

    package var description: String { "cannot write \(path): \(reason)" }
}
