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
    let assertion = SnapshotAssertion(
        snapshotting,
        named: name,
        record: record,
        snapshotDirectory: snapshotDirectory,
        fileID: fileID,
        file: filePath,
        testName: testName,
        line: line
    )
    return assertion.finish(
        Result { () throws(SnapshotFailure) in
            try assertion.session.get().snapshot(of: value, as: snapshotting, timeout: timeout)
        }
    )
}
