public import Foundation

/// As `assertSnapshot(of:as:)`, for a value or a strategy that takes its time: other tasks of the caller's actor run
/// meanwhile, while the assertion without `await` holds on to its thread.
///
/// ```swift
/// await assertSnapshot(awaiting: try await store.loadProfile(), as: .json)
/// ```
///
/// The value is made before its scene; what is made of it, a view for instance, is drawn in a scene as ever.
///
/// - Parameters:
///   - value: what to take a snapshot of; an error fails the assertion.
///   - snapshotting: what the snapshot is and how two are compared.
///   - name: the last part of the reference's name; a number where nil.
///   - record: which snapshots to write in place of comparing; nil for what is configured.
///   - timeout: seconds that an asynchronous strategy may take, once the value is there.
///   - fileID: the test file, for the issue.
///   - filePath: the test file, beside which the reference lies.
///   - testName: another name than the test function's; it comes after that.
///   - line: the line of the issue.
///   - column: the column of the issue.
nonisolated(nonsending) public func assertSnapshot<Value, Format>(
    awaiting value: @autoclosure () async throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) async {
    let failure = await verifySnapshot(
        awaiting: try await value(),
        as: snapshotting,
        named: name,
        record: record,
        timeout: timeout,
        fileID: fileID,
        file: filePath,
        testName: testName,
        line: line
    )
    guard let failure else { return }
    reportIssue(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// As `verifySnapshot(of:as:)`, for a value or a strategy that takes its time.
nonisolated(nonsending) public func verifySnapshot<Value, Format>(
    awaiting value: @autoclosure () async throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil,
    snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line
) async -> String? {
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
    do throws(SnapshotFailure) {
        let session = try assertion.session.get()
        return assertion.finish(
            .success(try await session.snapshot(awaiting: value, as: snapshotting, timeout: timeout))
        )
    } catch {
        return assertion.finish(.failure(error))
    }
}
