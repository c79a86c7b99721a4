#if Translation
/// Why nothing was translated.
package enum PortError: Error, CustomStringConvertible {
    case missing(String), unreadable(String, String), noText(String), noSources(String)
    case dangling(String, String), tooLarge(String, Int), outputInSources(String, String)
    case sameName(String, String), isSource(String), exists(String), unwritable(String, String)

    package var description: String {
        switch self {
        case .missing(let path): "\(path) is not there"
        case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
        case .dangling(let path, let destination): "\(path) is a link to \(destination), which is not there"
        case .tooLarge(let path, let size):
            "\(path) has \(size) bytes, more than the \(SourceReader.maximumSize) that are translated: divide it"
        case .outputInSources(let output, let sources):
            "\(output) is in \(sources), where the next run would take its files for sources: choose another folder"
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
        case .missing, .unreadable, .noSources, .dangling: 66
        case .noText, .sameName, .tooLarge: 65
        case .isSource, .exists, .unwritable, .outputInSources: 73
        }
    }
}
#endif
