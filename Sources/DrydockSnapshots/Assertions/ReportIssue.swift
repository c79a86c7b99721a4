import Testing
import XCTest

/// Makes the running test fail, in whichever framework runs it.
///
/// These are the two calls that the IssueReporting library looks up at run time. Its 1.13.1 alone finds neither in optimised
/// builds, nor Swift Testing's in any: tests stay green. With its test support linked it finds both, but drops what a
/// detached task reports, and adds a paragraph about host applications to each failure of XCTest.
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
