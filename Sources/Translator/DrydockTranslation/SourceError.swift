#if Translation
/// Why a file is not translated: what compilers would not take for Swift, either.
package struct SourceError: Error, Equatable, CustomStringConvertible {
    package let path: String
    /// From 1; columns count UTF-8 bytes.
    package let line, column: Int
    package let message: String

    /// As compilers write it.
    package var description: String { "\(path):\(line):\(column): error: \(message)" }
}
#endif
