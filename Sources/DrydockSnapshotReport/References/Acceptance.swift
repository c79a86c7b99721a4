import DrydockPNG
import DrydockPlatform
package import DrydockSnapshotResults
import Glibc

/// Makes what tests made the reference, without running them again.
package struct Acceptance {
    package enum Outcome: Equatable, Sendable {
        /// The reference was written, and the failure's files removed.
        case accepted
        /// There was nothing to write, as the test had recorded it; the failure's files were removed.
        case seen
        /// Nothing was changed, for this reason.
        case refused(String)
    }

    private let places: ReferencePlaces
    private var project: ProjectFolder { places.project }

    /// - Parameter ownRuns: logs of tests that ran on this machine: where their references lie, others of theirs may be
    ///   written, too.
    package init(project: ProjectFolder, ownRuns: [SnapshotRun] = []) {
        places = ReferencePlaces(project: project, ownRuns: ownRuns)
    }

    /// Writes one reference, whole or not at all. It is refused where the reference is no longer what the test was
    /// compared with, and where no reference of the package's tests lies: see `ReferencePlaces`.
    package func accept(_ stored: StoredFailure) -> Outcome {
        let failure = stored.failure
        let relative: String
        switch places.place(of: stored) {
        case .allowed(let place): relative = place
        case .refused(let reason): return .refused(reason)
        }
        let target = "\(project.path)/\(relative)"
        do throws(SnapshotReportError) {
            if failure.kind == .recorded { return seen(stored, target: target) }
            guard let actual = stored.actualPath else {
                return .refused("the failure has no actual file; run the test again")
            }
            let kind = ReferencePlaces.pathExtension(of: target)
            guard ReferencePlaces.pathExtension(of: actual) == kind || kind.isEmpty else {
                return .refused("\(actual) is a file of another kind than \(target)")
            }
            let bytes = try ResultFile.bytes(of: actual)
            guard kind.lowercased() != "png" || PNGDecoder.recognizes(bytes) else {
                return .refused("\(actual) is no PNG file")
            }
            if let reason = try change(of: target, since: stored) { return .refused(reason) }
            try write(bytes, to: relative)
            removeFiles(of: stored)
            return .accepted
        } catch {
            return .refused("\(error)")
        }
    }

    private func seen(_ stored: StoredFailure, target: String) -> Outcome {
        guard FileStatus(of: target)?.isFile == true else {
            return .refused("the recorded \(target) is gone; run the test again")
        }
        removeFiles(of: stored)
        return .seen
    }

    /// Why the reference is not the one that the test saw; nil when it is.
    private func change(of target: String, since stored: StoredFailure) throws(SnapshotReportError) -> String?
    {
        let status = FileStatus(of: target)
        if let status, !status.isFile { return "\(target) is no file; move away what is there" }
        let exists = status != nil
        guard stored.failure.kind != .missing else {
            return exists ? "\(target) was missing and is there now; run the test again" : nil
        }
        guard exists else { return "\(target) was deleted since; run the test again" }
        guard let copy = stored.referencePath else {
            return "there is no copy of the reference to compare \(target) with; run the test again"
        }
        let isSame = try ResultFile.bytes(of: target) == ResultFile.bytes(of: copy)
        return isSame ? nil : "\(target) was changed since the test failed; run the test again"
    }

    private func write(_ bytes: [UInt8], to relative: String) throws(SnapshotReportError) {
        do throws(FileError) {
            try ConfinedFolder(project.path).write(bytes, to: relative)
        } catch {
            throw .unwritable(path: error.path, reason: error.reason)
        }
    }

    private func removeFiles(of stored: StoredFailure) {
        for path in [stored.actualPath, stored.referencePath, stored.differencePath, stored.path] {
            if let path { unlink(path) }
        }
    }
}
