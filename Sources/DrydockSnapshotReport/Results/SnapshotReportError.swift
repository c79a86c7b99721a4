/// Why results cannot be read, or references not be changed.
package enum SnapshotReportError: Error, Equatable, CustomStringConvertible {
    /// There is no such folder, or nothing in it that tests left.
    case noResults(folder: String)
    /// A file of results is not what it should be.
    case damaged(path: String, reason: String)
    /// A file was written by another version of the library.
    case version(path: String, found: Int, known: Int)
    case unreadable(path: String, reason: String)
    case unwritable(path: String, reason: String)
    /// No failure is meant by what the caller asked for.
    case noMatch(pattern: String, known: [String])
    /// What is unused cannot be told from these runs.
    case incompleteRun(reason: String)

    package var description: String {
        switch self {
        case .noResults(let folder):
            """
            there are no results of snapshot tests in \(folder)
            Run 'swift test' first, or pass the folder that the tests wrote to: --artifacts PATH
            """
        case .damaged(let path, let reason):
            "\(path) is damaged: \(reason)\nRun the test again, or delete the file."
        case .version(let path, let found, let known):
            """
            \(path) is of version \(found), and this command reads version \(known)
            Use the command of the package version that the tests were built with, and run the tests again.
            """
        case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
        case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
        case .noMatch(let pattern, let known):
            "no failure is named by \(pattern)\(known.isEmpty ? "" : "; there are:\n  ")"
                + known.prefix(50).map(PrintableText.line).joined(separator: "\n  ")
                + (known.count > 50 ? "\n  and \(known.count - 50) more" : "")
        case .incompleteRun(let reason): reason
        }
    }
}
