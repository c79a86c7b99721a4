import Testing
import XCTest

/// Makes the running test fail, in whichever framework runs it.
///
/// Not by the IssueReporting library: its 1.13.1 leaves Swift Testing's tests green on Linux, in debug builds and in
/// release, unless each test target links IssueReportingTestSupport, and adds paragraphs about host applications to
/// XCTest's messages. Both frameworks come with the toolchain, so nothing has to be looked up at run time.
func reportIssue(
    _ message: String,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
) {
    // XCTest drops what comes while it runs no test, Swift Testing what comes while it does not run at all; a task
    // detached from a test of Swift Testing is in neither, but the run fails.
    if Test.current == nil { XCTFail(message, file: filePath, line: line) }
    Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
            fileID: fileID.description,
            filePath: filePath.description,
            line: Int(line),
            column: Int(column)
        )
    )
}
