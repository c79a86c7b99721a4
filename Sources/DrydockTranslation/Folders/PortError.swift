/// Why nothing was translated.
package enum PortError: Error, CustomStringConvertible {
    case missing(String), unreadable(String), noText(String), noSources(String)
    case sameName(String, String), isSource(String), exists(String), unwritable(String, String)

    package var description: String {
        switch self {
        case .missing(let path): "\(path) is not there"
        case .unreadable(let path): "\(path) cannot be read: look at its permissions"
        case .noText(let path): "\(path) is not UTF-8: save it as such"
        case .noSources(let path): "there are no Swift files in \(path)"
        case .sameName(let first, let second):
            "\(first) and \(second) would be one file: rename one of them, or name the folder that holds both"
        case .isSource(let path): "\(path) would be written over itself: choose another folder by --output"
        case .exists(let path): "\(path) is there and differs: --overwrite replaces it"
        case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
        }
    }

    /// Those of `sysexits.h`: no input, bad data, cannot create.
    package var exitCode: Int32 {
        switch self {
        case .missing, .unreadable, .noSources: 66
        case .noText, .sameName: 65
        case .isSource, .exists, .unwritable: 73
        }
    }
}
