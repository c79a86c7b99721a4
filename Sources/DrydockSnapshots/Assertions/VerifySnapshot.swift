public import Foundation

/// As `assertSnapshot`, but returns the failure's message, nil when the snapshot equals its reference: for assertions of
/// your own. The reference lies in `snapshotDirectory`, if that is not nil, else in `__Snapshots__/<test file>` beside the
/// test.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil,
    snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) -> String? {
    do throws(SnapshotFailure) {
        let test = TestIdentity.current
        let path = filePath.description
        let directory = snapshotDirectory ?? SnapshotLocation.directory(besideTestFile: path)
        let stem = SnapshotName.ofTest(test, testName: testName)
        let number = name == nil ? SnapshotRegistry.shared.number(of: test, stem: "\(directory)/\(stem)") : 0
        let location = SnapshotLocation(
            directory: directory,
            artifacts: ArtifactsDirectory.of(fileID: fileID.description, testFilePath: path),
            name: SnapshotName.shortened("\(stem).\(name.map(SnapshotName.part) ?? "\(number)")"),
            suffix: snapshotting.fileSuffix,
            pathExtension: snapshotting.pathExtension
        )
        try SnapshotRegistry.shared.claim(location.reference, for: test, at: "\(path):\(line)")
        let identifier = test.identifier(fileID: fileID.description)
        let verification = SnapshotVerification(
            location: location,
            record: try .current(record),
            diffTool: SnapshotTestingConfiguration.current?.diffTool,
            origin: SnapshotVerification.Origin(
                test: identifier,
                file: path,
                line: Int(line)
            )
        )
        SnapshotRunLog.shared.begin(folder: ArtifactsDirectory.root(testFilePath: path))
        try SnapshotRunLog.shared.note(location.reference, test: identifier) { () throws(SnapshotFailure) in
            let reference = try verification.readReference()
            let session = SnapshotSession(reference: reference)
            let actual = try session.snapshot(of: value, as: snapshotting, timeout: timeout)
            try verification.verify(
                actual,
                against: reference,
                with: snapshotting.diffing,
                evidence: session.evidence(of: actual)
            )
        }
        return nil
    } catch {
        if let result = error.result { RunCauses.current.note(result) }
        return error.message
    }
}
