import Drydock
import DrydockPNG
import DrydockPlatform
import DrydockSnapshotResults
import DrydockSnapshotTrees
import Foundation
import Glibc
import Testing

/// Holds what a test made against its reference file, or writes that file.
package struct SnapshotVerification {
    package let location: SnapshotLocation
    package let record: SnapshotTestingConfiguration.Record
    package let diffTool: SnapshotTestingConfiguration.DiffTool?
    package let origin: Origin

    /// Whose snapshot it is.
    package struct Origin: Sendable {
        /// `Module.Suite/function(arguments)`.
        var test = ""
        /// The assertion's source file and line.
        var file = ""
        var line = 0

        package init(test: String = "", file: String = "", line: Int = 0) {
            self.test = test
            self.file = file
            self.line = line
        }
    }

    package init(
        location: SnapshotLocation,
        record: SnapshotTestingConfiguration.Record,
        diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
        origin: Origin = Origin()
    ) {
        self.location = location
        self.record = record
        self.diffTool = diffTool
        self.origin = origin
    }

    /// The reference's bytes; nil where there is none, or where it will be written whatever it is.
    package func readReference() throws(SnapshotFailure) -> [UInt8]? {
        guard record != .all else { return nil }
        do throws(SnapshotFailure) {
            return try ReferenceFile.read(location.reference)
        } catch {
            removeArtifacts()
            throw failed(.unreadable, [error.message])
        }
    }

    /// As below, with the reference that there is now.
    package func verify<Format>(
        _ actual: Format,
        with diffing: Diffing<Format>
    ) throws(SnapshotFailure) {
        try verify(actual, against: readReference(), with: diffing)
    }

    /// Returns when the reference equals `actual`. A reference that was just written is a failure too: nobody has
    /// looked at it yet. Files of an earlier failure are removed.
    ///
    /// - Parameters:
    ///   - reference: what `readReference` returned.
    ///   - evidence: what is known of the views in `actual`. Their tree is stored in a reference that is written.
    package func verify<Format>(
        _ actual: Format,
        against reference: [UInt8]?,
        with diffing: Diffing<Format>,
        evidence: SnapshotEvidence? = nil
    ) throws(SnapshotFailure) {
        func data() -> Data { annotated(diffing.toData(actual), evidence) }
        guard let reference else {
            removeArtifacts()
            guard record == .never else { throw recording(data()) }
            throw missing(data())
        }
        let mismatch = diffing.mismatch(reference: reference, actual: actual, evidence: evidence)
        removeArtifacts()
        guard let mismatch else { return }
        if record == .failed { throw recording(data()) }
        throw failure(mismatch, reference: Data(reference), actual: data(), evidence: evidence)
    }

    private func annotated(_ file: Data, _ evidence: SnapshotEvidence?) -> Data {
        guard let text = evidence?.text else { return file }
        return Data(PNGAnnotation.adding(text, to: [UInt8](file)))
    }

    // MARK: - Failures

    private func recording(_ actual: Data) -> SnapshotFailure {
        if let problem = writeReference(actual) {
            return failed(.missing, ["The reference could not be recorded: \(problem)"])
        }
        return failed(
            .recorded,
            [
                "Recorded \(location.reference)",
                "Look at it; if it is right, commit it, and run the test again.",
            ]
        )
    }

    private func missing(_ actual: Data) -> SnapshotFailure {
        let artifact = writeArtifact("actual", actual)
        return failed(
            .missing,
            [
                "There is no reference \(location.reference)",
                artifact.line,
                "Run the test on your own machine to record it, look at it, and commit it.",
            ]
        ) { $0.actualFile = artifact.name }
    }

    private func failure(
        _ mismatch: SnapshotMismatch,
        reference: Data,
        actual: Data,
        evidence: SnapshotEvidence?
    ) -> SnapshotFailure {
        var lines = ["The snapshot differs from \(location.reference)"]
        lines += Self.lines(for: mismatch.causes)
        lines.append(mismatch.message)
        let sibling = mismatch.isUnreadable ? nil : SwappedReference.find(actual, besides: location.reference)
        if let sibling {
            lines.append(
                "The pixels are those of \(sibling): if the two files were exchanged, exchange them back."
            )
        }
        let files = [writeArtifact("actual", actual), writeArtifact("reference", reference)]
        lines += files.map(\.line)
        var differenceFile: String?
        for (index, attachment) in mismatch.attachments.enumerated() {
            let file = writeArtifact(attachment.name ?? "difference-\(index + 1)", attachment.data)
            if attachment.name == "difference" { differenceFile = file.name }
            lines.append(file.line)
        }
        if let diffTool {
            lines.append(
                diffTool(currentFilePath: location.reference, failedFilePath: location.artifact("actual"))
            )
        }
        lines.append(
            "If the change is meant: swift run drydock snapshots report shows it, and accept takes it over."
        )
        return failed(mismatch.isUnreadable ? .unreadable : .mismatch, lines) { failure in
            failure.actualFile = files[0].name
            failure.referenceFile = files[1].name
            failure.differenceFile = differenceFile
            failure.scale = (evidence?.image.scale).map(Double.init)
            failure.causes = mismatch.causes
            failure.clusters = mismatch.clusters
        }
    }

    /// A cause a line, and indented what followed from it.
    private static func lines(for causes: [SnapshotCause]) -> [String] {
        let shown = causes.prefix(maximumCauses).flatMap { cause in
            [cause.summary] + cause.consequences.map { "    \($0)" }
        }
        let rest = causes.count - maximumCauses
        return rest > 0 ? shown + ["and \(rest) causes more"] : shown
    }

    private static let maximumCauses = 12

    /// The failure as a value in a file, and as the words of the issue.
    private func failed(
        _ kind: FailedSnapshot.Kind,
        _ lines: [String],
        _ complete: (inout FailedSnapshot) -> Void = { _ in }
    ) -> SnapshotFailure {
        let message = lines.joined(separator: "\n")
        var failure = FailedSnapshot(
            kind: kind,
            test: origin.test,
            file: origin.file,
            line: origin.line,
            reference: location.reference,
            message: message
        )
        failure.run = SnapshotRunLog.shared.started
        complete(&failure)
        var result = SnapshotFailure(message)
        result.result = failure
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(failure) else { return result }
        // Where it cannot be written the pictures cannot either, which the message says.
        _ = write(data + Data("\n".utf8), to: location.failure)
        return result
    }

    // MARK: - Files

    /// A line that says where the file is, or why it is not, and its name if it is. Swift Testing keeps it where it is
    /// asked to.
    private func writeArtifact(_ what: String, _ data: Data) -> (line: String, name: String?) {
        let path = location.artifact(what)
        let name = URL(fileURLWithPath: path).lastPathComponent
        if Test.current != nil { Attachment.record([UInt8](data), named: name) }
        if let problem = write(data, to: path) { return ("\(what): not written: \(problem)", nil) }
        return ("\(what): \(path)", name)
    }

    /// The usual names only: others are overwritten by the next failure.
    private func removeArtifacts() {
        for what in ["actual", "reference", "difference"] { unlink(location.artifact(what)) }
        unlink(location.failure)
    }

    /// What went wrong, or nil. A link in the place of the reference or of its folders, as a checkout may bring one, would
    /// have the test write to wherever that leads.
    private func writeReference(_ data: Data) -> String? {
        let (folder, file) = location.confined
        return problem { () throws(FileError) in
            try FileWriter.makeDirectory(folder.path)
            try folder.write([UInt8](data), to: file)
        }
    }

    /// What went wrong, or nil.
    private func write(_ data: Data, to path: String) -> String? {
        problem { () throws(FileError) in
            try FileWriter.makeDirectory(URL(fileURLWithPath: path).deletingLastPathComponent().path)
            try FileWriter.writeAtomically([UInt8](data), to: path)
        }
    }

    private func problem(_ body: () throws(FileError) -> Void) -> String? {
        do throws(FileError) {
            try body()
            return nil
        } catch {
            return ([error.description] + (ReferenceFile.remedy(for: error.code).map { [$0] } ?? []))
                .joined(separator: "\n")
        }
    }
}
