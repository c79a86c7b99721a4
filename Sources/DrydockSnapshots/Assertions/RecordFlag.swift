public import Foundation

// For call sites that pass a flag; others pass modes.

/// `record` as a flag: `.all` or `.missing`.
@available(*, deprecated, message: "Pass a mode: .all for true, .missing for false.")
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil,
    record: Bool?,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    assertSnapshot(
        of: try value(),
        as: snapshotting,
        named: name,
        record: record.map { $0 ? .all : .missing },
        timeout: timeout,
        fileID: fileID,
        file: filePath,
        testName: testName,
        line: line,
        column: column
    )
}

/// `record` as a flag: `.all` or `.missing`.
@available(*, deprecated, message: "Pass a mode: .all for true, .missing for false.")
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as snapshotting: [String: Snapshotting<Value, Format>],
    record: Bool?,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    assertSnapshots(
        of: try value(),
        as: snapshotting,
        record: record.map { $0 ? .all : .missing },
        timeout: timeout,
        fileID: fileID,
        file: filePath,
        testName: testName,
        line: line,
        column: column
    )
}

/// `record` as a flag: `.all` or `.missing`.
@available(*, deprecated, message: "Pass a mode: .all for true, .missing for false.")
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as snapshotting: [Snapshotting<Value, Format>],
    record: Bool?,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    assertSnapshots(
        of: try value(),
        as: snapshotting,
        record: record.map { $0 ? .all : .missing },
        timeout: timeout,
        fileID: fileID,
        file: filePath,
        testName: testName,
        line: line,
        column: column
    )
}

/// `record` as a flag: `.all` or `.missing`.
@available(*, deprecated, message: "Pass a mode: .all for true, .missing for false.")
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil,
    record: Bool?,
    snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) -> String? {
    verifySnapshot(
        of: try value(),
        as: snapshotting,
        named: name,
        record: record.map { $0 ? .all : .missing },
        snapshotDirectory: snapshotDirectory,
        timeout: timeout,
        fileID: fileID,
        file: filePath,
        testName: testName,
        line: line,
        column: column
    )
}
