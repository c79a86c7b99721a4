import Synchronization

/// What the tests of this process have used: numbers of unnamed snapshots, and references.
package final class SnapshotRegistry: Sendable {
    package static let shared = SnapshotRegistry()

    private struct State {
        var counters: [Counter: Int] = [:]
        var claims: [String: Claim] = [:]
    }

    private struct Counter: Hashable {
        let test: TestIdentity
        /// The reference's path as far as it is known without the number.
        let stem: String
    }

    private struct Claim {
        let test: TestIdentity
        let place: String
    }

    private let state = Mutex(State())

    package init() {}

    /// A test begins, perhaps once more: its numbers start at 1, and its references are free again.
    package func begin(_ test: TestIdentity) {
        state.withLock { state in
            state.counters = state.counters.filter { $0.key.test != test }
            state.claims = state.claims.filter { $0.value.test != test }
        }
    }

    /// 1 for a test's first unnamed snapshot, 2 for the next.
    package func number(of test: TestIdentity, stem: String) -> Int {
        state.withLock { state in
            state.counters[Counter(test: test, stem: stem), default: 0] += 1
            return state.counters[Counter(test: test, stem: stem), default: 0]
        }
    }

    /// Makes a reference that of one assertion for the rest of the run.
    ///
    /// - Parameter place: where the assertion is, for messages.
    package func claim(_ reference: String, for test: TestIdentity, at place: String) throws(SnapshotFailure)
    {
        let earlier = state.withLock { state in
            if let earlier = state.claims[reference] { return earlier.place as String? }
            state.claims[reference] = Claim(test: test, place: place)
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
