import Drydock
import DrydockPlatform

/// Holds what a test made against its reference file, or writes that file.
package struct SnapshotVerification {
    package let location: SnapshotLocation
    package let recordMode: SnapshotRecordMode

    package init(location: SnapshotLocation, recordMode: SnapshotRecordMode) {
        self.location = location
        self.recordMode = recordMode
    }

    /// Returns when the reference equals `actual`. A reference that was just written is a failure too: nobody has
    /// looked at it yet.
    package func verify<Format>(
        _ actual: Format,
        with comparison: SnapshotComparison<Format>
    ) throws(SnapshotFailure) {
        guard let contents = FileManager.default.contents(atPath: location.reference) else {
            throw recordMode == .never ? missing(actual, comparison) : record(actual, comparison)
        }
        let reference = [UInt8](contents)
        guard let mismatch = comparison.mismatch(reference, actual) else { return }
        guard recordMode != .all else { throw record(actual, comparison) }
        throw failure(mismatch, reference: reference, actual: comparison.encode(actual))
    }

    private func record<Format>(
        _ actual: Format,
        _ comparison: SnapshotComparison<Format>
    ) -> SnapshotFailure {
        if let problem = write(comparison.encode(actual), to: location.reference) {
            return SnapshotFailure("The reference could not be recorded: \(problem)")
        }
        return SnapshotFailure(
            "Recorded \(location.reference)\nLook at it; if it is right, commit it, and run the test again."
        )
    }

    private func missing<Format>(
        _ actual: Format,
        _ comparison: SnapshotComparison<Format>
    ) -> SnapshotFailure {
        var lines = ["There is no reference \(location.reference)"]
        lines.append(writeFailure("actual", comparison.encode(actual)))
        lines.append("Run the test on your own machine to record it, look at it, and commit it.")
        return SnapshotFailure(lines.joined(separator: "\n"))
    }

    private func failure(
        _ mismatch: SnapshotMismatch,
        reference: [UInt8],
        actual: [UInt8]
    ) -> SnapshotFailure {
        var lines = ["The snapshot differs from \(location.reference)", mismatch.message]
        lines.append(writeFailure("actual", actual))
        lines.append(writeFailure("reference", reference))
        if let difference = mismatch.difference { lines.append(writeFailure("difference", difference)) }
        lines.append("If the change is meant, record it with DRYDOCK_RECORD=all and look at it.")
        return SnapshotFailure(lines.joined(separator: "\n"))
    }

    /// A line that says where the file is, or why it is not.
    private func writeFailure(_ what: String, _ bytes: [UInt8]) -> String {
        let path = location.failure(what)
        return write(bytes, to: path).map { "\(what): not written: \($0)" } ?? "\(what): \(path)"
    }

    /// What went wrong, or nil.
    private func write(_ bytes: [UInt8], to path: String) -> String? {
        do {
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try FileWriter.writeAtomically(bytes, to: path)
            return nil
        } catch {
            return "\(error)"
        }
    }
}
