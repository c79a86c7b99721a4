package import DrydockSnapshotResults

/// A failure, and where its files are.
package struct StoredFailure: Equatable, Sendable {
    package var failure: FailedSnapshot
    /// The JSON file.
    package let path: String

    package init(failure: FailedSnapshot, path: String) {
        self.failure = failure
        self.path = path
    }

    package var actualPath: String? { failure.actualFile.map(sibling) }
    package var referencePath: String? { failure.referenceFile.map(sibling) }
    package var differencePath: String? { failure.differenceFile.map(sibling) }

    /// The bytes of the actual file; nil where it is gone, is a link, or has more than 64 MB.
    package var actual: [UInt8]? { actualPath.flatMap { try? ResultFile.bytes(of: $0) } }
    /// The bytes of the copy of the reference, under the same conditions.
    package var reference: [UInt8]? { referencePath.flatMap { try? ResultFile.bytes(of: $0) } }

    /// The reference's file name, which tells snapshots of one test apart.
    package var referenceName: String { failure.reference.split(separator: "/").last.map(String.init) ?? "" }

    /// What the names of the failure's files begin with, the reference's as well.
    private var stem: String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return String(name.dropLast(ResultFolder.failureSuffix.count))
    }

    /// The reference's extension without the dot, empty for none; nil where the reference has another name than the
    /// failure.
    var kind: String? {
        guard referenceName.hasPrefix(stem) else { return nil }
        let ending = referenceName.dropFirst(stem.count)
        return ending.isEmpty ? "" : ending.hasPrefix(".") ? String(ending.dropFirst()) : nil
    }

    private func sibling(_ name: String) -> String {
        path.lastIndex(of: "/").map { path[...$0] + name } ?? name
    }

    /// Names of files have to be those that tests give them: a result that somebody sends must not lead anywhere else, as
    /// these files are read, shown and removed.
    func checked() throws(SnapshotReportError) -> StoredFailure {
        if let problem = ResultLimits.problem(with: failure) { throw .damaged(path: path, reason: problem) }
        let files = [
            ("actual", failure.actualFile), ("reference", failure.referenceFile),
            ("difference", failure.differenceFile),
        ]
        for case (let what, let file?) in files {
            let start = "\(stem).\(what)"
            let ending = file.dropFirst(start.count)
            let isName =
                file.hasPrefix(start) && (ending.isEmpty || ending.hasPrefix(".")) && file.utf8.count <= 255
                && !file.contains("/")
                && !file.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
            guard isName else {
                throw .damaged(
                    path: path,
                    reason: "'\(PrintableText.line(file))' is not the name of a file beside it"
                )
            }
        }
        return self
    }
}
