package import DrydockRaster
import DrydockPlatform
import Foundation
import Glibc
import Testing

/// Holds what a test made against its reference file, or writes that file.
package struct SnapshotVerification {
    package let location: SnapshotLocation
    package let record: SnapshotTestingConfiguration.Record
    package let diffTool: SnapshotTestingConfiguration.DiffTool?

    package init(
        location: SnapshotLocation,
        record: SnapshotTestingConfiguration.Record,
        diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) {
        self.location = location
        self.record = record
        self.diffTool = diffTool
    }

    /// Returns when the reference equals `actual`. A reference that was just written is a failure too: nobody has
    /// looked at it yet. Files of an earlier failure are removed.
    ///
    /// - Parameter component: names what lies in a part of the picture, in pixels.
    package func verify<Format>(
        _ actual: Format,
        with diffing: Diffing<Format>,
        component: (PixelRect) -> String? = { _ in nil }
    ) throws(SnapshotFailure) {
        if record == .all {
            removeArtifacts()
            throw recording(diffing.toData(actual))
        }
        guard let reference = try ReferenceFile.read(location.reference) else {
            removeArtifacts()
            guard record == .never else { throw recording(diffing.toData(actual)) }
            throw missing(diffing.toData(actual))
        }
        let mismatch = diffing.mismatch(reference: reference, actual: actual)
        removeArtifacts()
        guard let mismatch else { return }
        if record == .failed { throw recording(diffing.toData(actual)) }
        throw failure(
            mismatch,
            component: mismatch.bounds.flatMap(component),
            reference: Data(reference),
            actual: diffing.toData(actual)
        )
    }

    private func recording(_ actual: Data) -> SnapshotFailure {
        if let problem = write(actual, to: location.reference) {
            return SnapshotFailure("The reference could not be recorded: \(problem)")
        }
        return SnapshotFailure(
            "Recorded \(location.reference)\nLook at it; if it is right, commit it, and run the test again."
        )
    }

    private func missing(_ actual: Data) -> SnapshotFailure {
        let lines = [
            "There is no reference \(location.reference)",
            writeArtifact("actual", actual),
            "Run the test on your own machine to record it, look at it, and commit it.",
        ]
        return SnapshotFailure(lines.joined(separator: "\n"))
    }

    private func failure(
        _ mismatch: SnapshotMismatch,
        component: String?,
        reference: Data,
        actual: Data
    ) -> SnapshotFailure {
        var lines = ["The snapshot differs from \(location.reference)", mismatch.message]
        if let component { lines.append("It is in \(component).") }
        lines.append(writeArtifact("actual", actual))
        lines.append(writeArtifact("reference", reference))
        for (index, attachment) in mismatch.attachments.enumerated() {
            lines.append(writeArtifact(attachment.name ?? "difference-\(index + 1)", attachment.data))
        }
        if let diffTool {
            lines.append(
                diffTool(currentFilePath: location.reference, failedFilePath: location.artifact("actual"))
            )
        }
        lines.append("If the change is meant, record it with SNAPSHOT_TESTING_RECORD=failed and look at it.")
        return SnapshotFailure(lines.joined(separator: "\n"))
    }

    // MARK: - Files

    /// A line that says where the file is, or why it is not. Swift Testing keeps it where it is asked to.
    private func writeArtifact(_ what: String, _ data: Data) -> String {
        let path = location.artifact(what)
        if Test.current != nil {
            Attachment.record([UInt8](data), named: URL(fileURLWithPath: path).lastPathComponent)
        }
        return write(data, to: path).map { "\(what): not written: \($0)" } ?? "\(what): \(path)"
    }

    /// The usual names only: others are overwritten by the next failure.
    private func removeArtifacts() {
        for what in ["actual", "reference", "difference"] { unlink(location.artifact(what)) }
    }

    /// What went wrong, or nil.
    private func write(_ data: Data, to path: String) -> String? {
        do {
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try FileWriter.writeAtomically([UInt8](data), to: path)
            return nil
        } catch {
            return "\(error)"
        }
    }
}
