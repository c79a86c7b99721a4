import DrydockPlatform
import DrydockSnapshotResults
import Foundation
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

    package let project: ProjectFolder

    package init(project: ProjectFolder) {
        self.project = project
    }

    /// Writes one reference, whole or not at all. It is refused where the reference is no longer what the test was
    /// compared with, and where it does not lie in the package.
    package func accept(_ stored: StoredFailure) -> Outcome {
        let failure = stored.failure
        guard let target = project.place(of: failure.reference, testFile: failure.file) else {
            return .refused("\(failure.reference) is not in the package \(project.path)")
        }
        do throws(SnapshotReportError) {
            if failure.kind == .recorded { return seen(stored, target: target) }
            guard let actual = stored.actualPath else {
                return .refused("the failure has no actual file; run the test again")
            }
            guard Self.pathExtension(actual) == Self.pathExtension(target) else {
                return .refused("\(actual) is a file of another kind than \(target)")
            }
            let bytes = try ResultFile.bytes(of: actual)
            if let reason = try change(of: target, since: stored) { return .refused(reason) }
            try write(bytes, to: target)
            removeFiles(of: stored)
            return .accepted
        } catch {
            return .refused("\(error)")
        }
    }

    private func seen(_ stored: StoredFailure, target: String) -> Outcome {
        guard FileManager.default.fileExists(atPath: target) else {
            return .refused("the recorded \(target) is gone; run the test again")
        }
        removeFiles(of: stored)
        return .seen
    }

    /// Why the reference is not the one that the test saw; nil when it is.
    private func change(of target: String, since stored: StoredFailure) throws(SnapshotReportError) -> String?
    {
        let exists = FileManager.default.fileExists(atPath: target)
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

    private func write(_ bytes: [UInt8], to path: String) throws(SnapshotReportError) {
        do {
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try FileWriter.writeAtomically(bytes, to: path)
        } catch let error as FileError {
            throw .unwritable(path: path, reason: error.reason)
        } catch {
            throw .unwritable(path: path, reason: error.localizedDescription)
        }
    }

    private func removeFiles(of stored: StoredFailure) {
        for path in [stored.actualPath, stored.referencePath, stored.differencePath, stored.path] {
            if let path { unlink(path) }
        }
    }

    private static func pathExtension(_ path: String) -> String { URL(fileURLWithPath: path).pathExtension }
}
