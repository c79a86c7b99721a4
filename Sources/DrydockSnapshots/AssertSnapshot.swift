import Drydock
import Testing

/// Records an issue unless `value`, seen as `strategy` says, equals its reference file exactly.
///
/// The reference is `__Snapshots__/<test file>/<test function>.<name><suffix>.<extension>` beside the test file, the
/// suffix being the strategy's, for instance `-rtl@2x`. Two snapshots of one test need two names.
///
/// A snapshot without a reference is recorded, and the test fails with a note to look at the file and to run
/// again; where the environment variable `CI` is set, the test only fails. `record`, else the environment variable
/// `DRYDOCK_RECORD`, asks for something else: see `SnapshotRecordMode`. A mismatch leaves the actual picture, the
/// reference and their difference in `.build/snapshot-failures` of the package, and the issue says where.
public func assertSnapshot<Value, Format>(
    of value: Value,
    as strategy: SnapshotStrategy<Value, Format>,
    named name: String? = nil,
    record: SnapshotRecordMode? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    testName: String = #function,
    line: Int = #line,
    column: Int = #column
) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    do throws(SnapshotFailure) {
        let mode: SnapshotRecordMode
        if let record {
            mode = record
        } else {
            mode = try SnapshotRecordMode(environment: ProcessInfo.processInfo.environment)
        }
        let verification = SnapshotVerification(
            location: SnapshotLocation(
                testFilePath: filePath,
                testName: testName,
                name: name,
                suffix: strategy.fileSuffix,
                fileExtension: strategy.fileExtension
            ),
            recordMode: mode
        )
        try verification.verify(strategy.snapshot(value), with: strategy.comparison)
    } catch {
        Issue.record(Comment(rawValue: error.message), sourceLocation: location)
    }
}
