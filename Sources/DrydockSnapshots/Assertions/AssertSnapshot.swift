public import Foundation

/// Records an issue unless `value`, seen as `snapshotting` says, equals its reference file exactly.
///
/// The reference is `__Snapshots__/<test file>/<suite>.<function>.<arguments>.<name>` beside the test file, with the
/// strategy's suffix, for instance `-rtl@2x`, and extension. What a test does not have is left out; snapshots without
/// a name are numbered from 1. Two snapshots of one run that have the same reference fail.
///
/// A snapshot without a reference is recorded, and the test fails with a note to look at the file and to run again; where
/// the environment variable `CI` is set, the test only fails. `record`, else `withSnapshotTesting` or the trait
/// `.snapshots`, else the environment variable `SNAPSHOT_TESTING_RECORD` asks for something else: see
/// ``SnapshotTestingConfiguration/Record``. A mismatch leaves the actual picture, the reference and their difference in
/// `snapshot-failures` of the build folder, or in the folder that the environment variable `SNAPSHOT_ARTIFACTS` names,
/// and the issue says where.
///
/// - Parameters:
///   - value: made in the scene that it is drawn in, so that nothing that ran before shows.
///   - snapshotting: what the snapshot is and how two are compared.
///   - name: the last part of the reference's name; a number where nil.
///   - record: which snapshots to write in place of comparing; nil for what is configured.
///   - timeout: seconds that an asynchronous strategy may take.
///   - fileID: the test file, for the issue.
///   - filePath: the test file, beside which the reference lies.
///   - testName: another name than the test function's; it comes after that.
///   - line: the line of the issue.
///   - column: the column of the issue.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    let failure = verifySnapshot(
        of: try value(),
        as: snapshotting,
        named: name,
        record: record,
        timeout: timeout,
        fileID: fileID,
        file: filePath,
        testName: testName,
        line: line,
        column: column
    )
    guard let failure else { return }
    reportIssue(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Asserts several snapshots of one value, which is made anew for each: the dictionary's keys are their names.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as strategies: [String: Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(),
            as: strategy,
            named: name,
            record: record,
            timeout: timeout,
            fileID: fileID,
            file: filePath,
            testName: testName,
            line: line,
            column: column
        )
    }
}

/// Asserts several snapshots of one value, which is made anew for each; they are numbered.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as strategies: [Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(),
            as: strategy,
            record: record,
            timeout: timeout,
            fileID: fileID,
            file: filePath,
            testName: testName,
            line: line,
            column: column
        )
    }
}
