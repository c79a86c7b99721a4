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

    /// The reference's file name, which tells snapshots of one test apart.
    package var referenceName: String { failure.reference.split(separator: "/").last.map(String.init) ?? "" }

    private func sibling(_ name: String) -> String {
        path.lastIndex(of: "/").map { path[...$0] + name } ?? name
    }

    /// Names of files have to be names: a result that somebody sends must not lead anywhere else.
    func checked() throws(SnapshotReportError) -> StoredFailure {
        for name in [failure.actualFile, failure.referenceFile, failure.differenceFile].compactMap(\.self) {
            guard !name.isEmpty, name != ".", name != "..", !name.contains("/"), !name.utf8.contains(0) else {
                throw .damaged(path: path, reason: "'\(name)' is not the name of a file beside it")
            }
        }
        guard failure.reference.hasPrefix("/"), !failure.reference.utf8.contains(0) else {
            throw .damaged(path: path, reason: "the reference '\(failure.reference)' is no absolute path")
        }
        return self
    }
}
