import DrydockSnapshots
import Drydock
import XCTest

/// What goes wrong in an XCTest suite; skipped but where `FailureReportTests` runs it in a process of its own.
nonisolated final class FailingXCTests: XCTestCase {
    override func setUpWithError() throws {
        try XCTSkipUnless(FailureReportTests.isChild, "fails on purpose")
    }

    func testPasses() {
        assertSnapshot(of: "reference", as: .lines, record: .never)
    }

    func testMismatch() {
        assertSnapshot(of: "actual", as: .lines, record: .never)
    }

    func testMissing() {
        assertSnapshot(of: "actual", as: .lines, record: .never)
    }

    func testRecorded() {
        assertSnapshot(of: "recorded", as: .lines, record: .missing)
    }

    @MainActor func testMisuse() async {
        assertSnapshot(of: UIView(), as: .image)
    }
}
