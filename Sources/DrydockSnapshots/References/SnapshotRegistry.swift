import Synchronization

/// What the tests of this process have used: numbers of unnamed snapshots, and references.
package final class SnapshotRegistry: Sendable {
    package static let shared = SnapshotRegistry()

    private struct State {
        var uses: [TestIdentity: Use] = [:]
        /// For each reference the place of the assertion that has it.
        var claims: [String: String] = [:]
        /// The reference that each file's name stands for, by its folder and its name in small letters.
        var names: [String: String] = [:]
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
                state.names[Self.withoutCase(reference)] = nil
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

    /// Makes a reference that of one assertion for the rest of the run. Two whose files' names differ in the case of letters
    /// alone are refused: in a checkout on macOS or Windows they are one file.
    ///
    /// - Parameter place: where the assertion is, for messages.
    package func claim(_ reference: String, for test: TestIdentity, at place: String) throws(SnapshotFailure)
    {
        let key = Self.withoutCase(reference)
        let earlier = state.withLock { state -> (reference: String, place: String)? in
            if let known = state.names[key] { return (known, state.claims[known] ?? "") }
            state.names[key] = reference
            state.claims[reference] = place
            state.uses[test, default: Use()].references.append(reference)
            return nil
        }
        guard let earlier else { return }
        guard earlier.reference == reference else {
            throw SnapshotFailure(
                """
                The reference \(reference) differs from \(Self.name(of: earlier.reference)), which is used at \
                \(earlier.place), in the case of letters alone: in checkouts on macOS and Windows both are one file.
                Give one of the two snapshots another name (named:). Nothing was compared or written.
                """
            )
        }
        throw SnapshotFailure(
            """
            The reference \(reference) is used twice in one run: before at \(earlier.place).
            Give one of the two snapshots a name of its own (named:). Nothing was compared or written.
            """
        )
    }

    private static func name(of reference: String) -> Substring {
        reference.split(separator: "/").last ?? ""
    }

    private static func withoutCase(_ reference: String) -> String {
        let name = name(of: reference)
        return reference.dropLast(name.count) + name.lowercased()
    }
}
