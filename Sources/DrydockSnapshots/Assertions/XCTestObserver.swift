import DrydockSnapshotResults
import Synchronization
import XCTest

/// Knows which XCTest test runs, which XCTest tells observers and nobody else.
final class XCTestObserver: NSObject, XCTestObservation {
    private static let current = Mutex<TestIdentity?>(nil)

    /// Nil while none runs.
    static var currentTest: TestIdentity? { current.withLock { $0 } }

    func testBundleWillStart(_ testBundle: Bundle) {
        SnapshotRunLog.shared.beginWithoutSnapshots(library: .xctest)
    }

    func testCaseWillStart(_ testCase: XCTestCase) {
        // "Class.method"; the class has no module in it.
        let parts = testCase.name.split(separator: ".").map(String.init)
        let identity = TestIdentity(suite: parts.dropLast(), function: parts.last.map(TestIdentity.function))
        Self.current.withLock { $0 = identity }
        SnapshotRegistry.shared.begin(identity)
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        Self.current.withLock { $0 = nil }
    }
}

/// Called by `DrydockCTestStart` when the process starts: an observer that is added in the first assertion comes too late
/// for that test.
@_cdecl("drydock_snapshots_start")
func startObservingXCTest() {
    let arguments = CommandLine.arguments
    // A process that lists its tests runs none.
    guard !["--list-tests", "-l", "--dump-tests-json"].contains(where: arguments.contains) else { return }
    if SnapshotRun(arguments: arguments).library == .xctest { ShardedXCTests.startWithPart() }
    XCTestObservationCenter.shared.addTestObserver(XCTestObserver())
    SnapshotRunLog.shared.beginWithoutSnapshots(library: .swiftTesting)
}
