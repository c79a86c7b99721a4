package import DrydockSnapshotReport
package import DrydockSnapshotResults

/// Which failure is reviewed, how it is shown, and what was decided: the review without its window.
package struct ReviewSession {
    package enum View: Equatable, Sendable {
        case actual, reference, difference, sideBySide
    }

    package enum Decision: Equatable, Sendable {
        case accepted
        case refused(String)
    }

    package let failures: [StoredFailure]
    private let groups: [ReportSummary.Group]
    /// By the failure's place in `failures`.
    package private(set) var decisions: [Int: Decision] = [:]
    package private(set) var index = 0
    package private(set) var view = View.sideBySide
    private let acceptance: Acceptance

    /// - Parameters:
    ///   - failures: at least one.
    ///   - project: the package whose references are accepted.
    ///   - ownRuns: logs of tests that ran on this machine.
    package init(failures: [StoredFailure], project: ProjectFolder, ownRuns: [SnapshotRun] = []) {
        precondition(!failures.isEmpty, "ReviewSession: there is no failure to review")
        // Causes stay together, the most frequent first, as on the report's page.
        groups = ReportSummary(of: SnapshotResults(failures: failures, runs: [])).groups
        let order = groups.flatMap(\.references)
        self.failures = order.compactMap { reference in failures.first { $0.failure.reference == reference } }
        acceptance = Acceptance(project: project, ownRuns: ownRuns)
    }

    package var current: StoredFailure { failures[index] }
    package var title: String { group?.title ?? "" }
    private var group: ReportSummary.Group? {
        groups.first { $0.references.contains(current.failure.reference) }
    }
    package var decision: Decision? { decisions[index] }

    /// Stays at the first and the last failure.
    package mutating func step(by offset: Int) {
        index = min(max(index + offset, 0), failures.count - 1)
    }

    /// From the reference to the actual picture and back; from everything else to the reference.
    package mutating func blink() {
        view = view == .reference ? .actual : .reference
    }

    package mutating func show(_ view: View) {
        self.view = view
    }

    /// Writes the reference and goes on to the next failure; stays where that is refused.
    package mutating func accept() {
        accept([index])
        if decision == .accepted { step(by: 1) }
    }

    /// Accepts every failure of the current one's cause, and goes on to the next failure that is left; stays where one is
    /// refused, or none is left.
    package mutating func acceptCause() {
        let references = group?.references ?? []
        let members = failures.indices.filter { references.contains(failures[$0].failure.reference) }
        accept(members)
        guard members.allSatisfy({ decisions[$0] == .accepted }) else { return }
        index = failures.indices.first { $0 > index && decisions[$0] != .accepted } ?? index
    }

    private mutating func accept(_ indices: [Int]) {
        for index in indices where decisions[index] != .accepted {
            decisions[index] =
                switch acceptance.accept(failures[index]) {
                case .accepted, .seen: .accepted
                case .refused(let reason): .refused(reason)
                }
        }
    }
}
