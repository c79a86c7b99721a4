import Foundation
import Synchronization

/// One use of a reference by a test, from the claim to the verdict. What makes the snapshot comes between the two, and may
/// take its time.
struct SnapshotAssertion<Format> {
    /// What the snapshot is taken in; a failure where there is nothing to take it for.
    let session: Result<SnapshotSession, SnapshotFailure>
    private let diffing: Diffing<Format>
    private let start = ContinuousClock.now
    private var verification: SnapshotVerification?
    private var reference: [UInt8]?

    init<Value>(
        _ snapshotting: Snapshotting<Value, Format>,
        named name: String?,
        record: SnapshotTestingConfiguration.Record?,
        snapshotDirectory: String?,
        fileID: StaticString,
        file filePath: StaticString,
        testName: String,
        line: UInt
    ) {
        diffing = snapshotting.diffing
        do throws(SnapshotFailure) {
            let test = TestIdentity.current
            let path = filePath.description
            let directory = snapshotDirectory ?? SnapshotLocation.directory(besideTestFile: path)
            let stem = SnapshotName.ofTest(test, testName: testName)
            let number =
                name == nil ? SnapshotRegistry.shared.number(of: test, stem: "\(directory)/\(stem)") : 0
            let location = SnapshotLocation(
                directory: directory,
                artifacts: ArtifactsDirectory.of(fileID: fileID.description, testFilePath: path),
                name: SnapshotName.shortened("\(stem).\(name.map(SnapshotName.part) ?? "\(number)")"),
                suffix: snapshotting.fileSuffix,
                pathExtension: snapshotting.pathExtension
            )
            try SnapshotRegistry.shared.claim(location.reference, for: test, at: "\(path):\(line)")
            let verification = SnapshotVerification(
                location: location,
                record: try .current(record),
                diffTool: SnapshotTestingConfiguration.current?.diffTool ?? globalDiffTool.withLock { $0 },
                origin: SnapshotVerification.Origin(
                    test: test.identifier(fileID: fileID.description),
                    file: path,
                    line: Int(line)
                )
            )
            self.verification = verification
            SnapshotRunLog.shared.begin(folder: ArtifactsDirectory.root(testFilePath: path))
            reference = try verification.readReference()
            session = .success(SnapshotSession(reference: reference))
        } catch {
            session = .failure(error)
        }
    }

    /// Holds the snapshot against its reference, and notes how it went.
    ///
    /// - Parameter actual: the snapshot, taken in `session`.
    /// - Returns: the failure's message; nil when the snapshot equals its reference.
    func finish(_ actual: Result<Format, SnapshotFailure>) -> String? {
        var failure: SnapshotFailure?
        do throws(SnapshotFailure) {
            let (session, actual) = (try session.get(), try actual.get())
            try verification?.verify(
                actual,
                against: reference,
                with: diffing,
                evidence: session.evidence(of: actual)
            )
        } catch {
            failure = error
        }
        if let verification {
            SnapshotRunLog.shared.note(
                verification.location.reference,
                test: verification.origin.test,
                passed: failure == nil,
                since: start
            )
        }
        if let result = failure?.result { RunCauses.current.note(result) }
        return failure?.message
    }
}
