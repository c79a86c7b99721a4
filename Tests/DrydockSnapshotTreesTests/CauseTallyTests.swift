import DrydockSnapshotResults
import Testing

struct CauseTallyTests {
    private func failure(_ causes: [SnapshotCause], _ kind: FailedSnapshot.Kind = .mismatch) -> FailedSnapshot
    {
        var failure = FailedSnapshot(kind: kind, test: "", file: "", line: 1, reference: "", message: "")
        failure.causes = causes
        return failure
    }

    private func cause(_ component: String, type: String?) -> SnapshotCause {
        var cause = SnapshotCause(
            component: component,
            attribute: "backgroundColor",
            summary: "\(component) backgroundColor #000000 → #000001"
        )
        cause.type = type
        cause.change = "#000000 → #000001"
        return cause
    }

    @Test("the same change of several components of a class is one line, the most frequent first")
    func lines() {
        var tally = CauseTally()
        tally.add(failure([cause("title", type: "UILabel")]))
        tally.add(
            failure([cause("pillButton", type: "PillButton"), cause("otherButton", type: "PillButton")])
        )
        tally.add(failure([cause("saveButton", type: "PillButton")]))
        tally.add(failure([], .missing))
        tally.add(failure([]))
        #expect(tally.failureCount == 5)
        #expect(
            tally.lines == [
                "2 snapshots: PillButton backgroundColor #000000 → #000001",
                "1 snapshot: Different, for reasons unknown", "1 snapshot: No reference yet",
                "1 snapshot: title backgroundColor #000000 → #000001",
            ]
        )
    }

    @Test("nothing failed, nothing to say")
    func empty() {
        #expect(CauseTally().lines.isEmpty)
    }
}
