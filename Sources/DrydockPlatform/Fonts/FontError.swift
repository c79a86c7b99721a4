/// Why a font face could not be opened.
package enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path does not lead to a readable, regular file.
    case unreadable(path: String, reason: String)
    /// The file was read but holds no usable OpenType or TrueType face.
    case notAFont(path: String, reason: String)
    /// The file has other bytes than those that pictures are made with.
    case otherVersion(path: String)

    package var description: String {
        switch self {
        case .unreadable(let path, let reason): "cannot read the font file \(path): \(reason)"
        case .notAFont(let path, let reason): "\(path) is not a usable font: \(reason)"
        case .otherVersion(let path): "\(path) is of another version, or damaged"
        }
    }
}
