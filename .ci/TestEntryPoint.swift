@testable import DrydockSnapshotsTests
import Foundation
import Testing
import XCTest

/// Starts either test framework, as the package manager's own does. That one finds classes of XCTest in the index for editors,
/// which takes a quarter of a debug build; here they are named.
@main enum TestEntryPoint {
    static func main() {
        let arguments = CommandLine.arguments
        let library = arguments.firstIndex(of: "--testing-library").map { arguments[$0 + 1] }
        guard library == "swift-testing" else {
            XCTMain([
                testCase([
                    ("testMismatch", FailingXCTests.testMismatch), ("testMissing", FailingXCTests.testMissing),
                    ("testMisuse", asyncTest(FailingXCTests.testMisuse)),
                    ("testPasses", FailingXCTests.testPasses), ("testRecorded", FailingXCTests.testRecorded),
                ]),
                testCase([
                    ("testFive", ShardedXCTests.testFive), ("testFour", ShardedXCTests.testFour),
                    ("testOne", ShardedXCTests.testOne), ("testThree", ShardedXCTests.testThree),
                    ("testTwo", ShardedXCTests.testTwo),
                ]),
                testCase([
                    ("testAsynchronous", asyncTest(WaitingXCTests.testAsynchronous)),
                    ("testSynchronous", WaitingXCTests.testSynchronous),
                ]),
            ])
        }
        Task { await Testing.__swiftPMEntryPoint() as Never }
        dispatchMain()
    }
}
