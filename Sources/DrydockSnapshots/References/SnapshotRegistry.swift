import Synchronization

/// What the tests of this process have used: numbers of unnamed snapshots, and references.
package final class SnapshotRegistry: Sendable {
    package static let shared = SnapshotRegistry()

    private struct State {
        var uses: [TestIdentity: Use] = [:]
        /// For each reference the place of the assertion that has it.
        var claims: [String: String] = [:]
    }

    /// What one test has used.
    private struct Use {
        /// By the reference's path as far as it is known without the number.
        var counters: [String: Int] = [:]
        var references: [String] = []
    }

    private let state = Mutex(State())

    package init() {}

    /// A test begins, perhaps once more: its numbers start at 1, and its references are free again. Costs nothing for what
    /// other tests have used.
    package func begin(_ test: TestIdentity) {
        state.withLock { state in
            for reference in state.uses.removeValue(forKey: test)?.references ?? [] {
                state.claims[reference] = nil
            }
        }
    }

    /// 1 for a test's first unnamed snapshot, 2 for the next.
    package func number(of test: TestIdentity, stem: String) -> Int {
        state.withLock { state in
            state.uses[test, default: Use()].counters[stem, default: 0] += 1
            return state.uses[test]?.counters[stem] ?? 1
        }
    }

    /// Makes a reference that of one assertion for the rest of the run.
    ///
    /// - Parameter place: where the assertion is, for messages.
    package func claim(_ reference: String, for test: TestIdentity, at place: String) throws(SnapshotFailure)
    {
        let earlier = state.withLock { state in
            if let earlier = state.claims[reference] { return earlier as String? }
            state.claims[reference] = place
            state.uses[test, default: Use()].references.append(reference)
            return nil
        }
        guard let earlier else { return }
        throw SnapshotFailure(
            """
            The reference \(reference) is used twice in one run: before at \(earlier).
            Give one of the two snapshots a name of its own (named:). Nothing was compared or written.
            """
        )
    }
}
