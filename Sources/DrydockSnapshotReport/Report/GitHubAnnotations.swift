package import DrydockSnapshotResults
import Foundation

/// Failures as commands of GitHub's workflows, which show them beside the lines of the tests.
package enum GitHubAnnotations {
    /// A line for each failure.
    ///
    /// - Parameter root: the checkout's folder, below which GitHub knows the files.
    package static func make(of failures: [FailedSnapshot], root: String) -> [String] {
        failures.map { failure in
            let file =
                failure.file.hasPrefix(root + "/")
                ? String(failure.file.dropFirst(root.count + 1)) : failure.file
            let name = failure.reference.split(separator: "/").last.map(String.init) ?? ""
            let causes = failure.causes.map(\.summary)
            // GitHub shows a few lines, and cuts messages of more than 64 kB.
            let text = (causes.isEmpty ? failure.message : causes.prefix(50).joined(separator: "\n")).prefix(
                8000
            )
            return
                "::error file=\(property(file)),line=\(failure.line),title=\(property("\(failure.test): \(name)"))"
                + "::\(data(String(text)))"
        }
    }

    /// As GitHub's toolkit escapes a message.
    private static func data(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "%": "%25"
            case "\r": "%0D"
            case "\n": "%0A"
            // A log shows them to a terminal.
            case "\t": "\t"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": "\u{FFFD}"
            default: String(scalar)
            }
        }.joined()
    }

    /// As GitHub's toolkit escapes a property.
    private static func property(_ text: String) -> String {
        data(text).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
    }
}
