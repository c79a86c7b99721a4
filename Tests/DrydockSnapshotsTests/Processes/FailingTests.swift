import Drydock
import DrydockSnapshots
import Testing

/// As `FailingXCTests`, in Swift Testing.
@Suite(.enabled(if: FailureReportTests.isChild))
struct FailingTests {
    @Test func passes() {
        assertSnapshot(of: "reference", as: .lines, record: .never)
    }

    @Test func mismatch() {
        assertSnapshot(of: "actual", as: .lines, record: .never)
    }

    @Test func missing() {
        assertSnapshot(of: "actual", as: .lines, record: .never)
    }

    @Test func recorded() {
        assertSnapshot(of: "recorded", as: .lines, record: .missing)
    }

    @Test func misuse() {
        assertSnapshot(of: UIView(), as: .image)
    }

    @Test func detached() async {
        await Task.detached { assertSnapshot(of: "actual", as: .lines, record: .never) }.value
    }
}
