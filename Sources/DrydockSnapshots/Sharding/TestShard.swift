import Foundation

/// One of several parts of a suite, each of which a process of its own runs. A test belongs to the part that its name's hash
/// says, so that every machine divides the tests in the same way.
package struct TestShard: Equatable, Sendable, CustomStringConvertible {
    /// From 1 to `count`.
    package let index: Int
    package let count: Int

    /// `2/4`.
    package var description: String { "\(index)/\(count)" }

    /// What an environment asks for; nil for all tests: `SNAPSHOT_SHARD=2/4`, else Bazel's `TEST_SHARD_INDEX` (from 0) of
    /// `TEST_TOTAL_SHARDS`, else GitLab's `CI_NODE_INDEX` (from 1) of `CI_NODE_TOTAL`, but for the jobs of a matrix.
    package init?(environment: [String: String]) throws(SnapshotFailure) {
        if let text = environment["SNAPSHOT_SHARD"], !text.isEmpty {
            let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
            guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1,
                (1...count).contains(index)
            else {
                throw SnapshotFailure(
                    "SNAPSHOT_SHARD is \(text): it has to be a part and the number of parts, 1/4 to 4/4"
                )
            }
            self.init(index: index, count: count)
        } else if let total = environment["TEST_TOTAL_SHARDS"], !total.isEmpty {
            try self.init(
                index: ("TEST_SHARD_INDEX", environment["TEST_SHARD_INDEX"], first: 0),
                total: ("TEST_TOTAL_SHARDS", total)
            )
        } else if let index = environment["CI_NODE_INDEX"], !index.isEmpty, !Self.isOfMatrix(environment) {
            try self.init(
                index: ("CI_NODE_INDEX", index, first: 1),
                total: ("CI_NODE_TOTAL", environment["CI_NODE_TOTAL"])
            )
        } else {
            return nil
        }
        guard count > 1 else { return nil }
    }

    /// Whether GitLab runs a job of `parallel: matrix`, each of which is to run all tests, with other values. It numbers
    /// these as it does those of `parallel: 4`, which alone are named after their numbers: `golden 2/4`.
    private static func isOfMatrix(_ environment: [String: String]) -> Bool {
        guard let name = environment["CI_JOB_NAME"], !name.isEmpty else { return false }
        return !name.hasSuffix(" \(environment["CI_NODE_INDEX"] ?? "")/\(environment["CI_NODE_TOTAL"] ?? "")")
    }

    private init(index: Int, count: Int) {
        self.index = index
        self.count = count
    }

    private init(
        index: (name: String, text: String?, first: Int),
        total: (name: String, text: String?)
    ) throws(SnapshotFailure) {
        guard let count = total.text.flatMap({ Int($0) }), count >= 1 else {
            throw SnapshotFailure("\(total.name) is \(total.text ?? "not set"): it has to be a number from 1")
        }
        let last = index.first + count - 1
        guard let number = index.text.flatMap({ Int($0) }), (index.first...last).contains(number) else {
            throw SnapshotFailure(
                "\(index.name) is \(index.text ?? "not set"): with \(total.name) \(count) it has to be "
                    + "\(index.first) to \(last)"
            )
        }
        self.init(index: number - index.first + 1, count: count)
    }

    /// What this process's environment asks for.
    package static let current = Result { () throws(SnapshotFailure) in
        try TestShard(environment: ProcessInfo.processInfo.environment)
    }

    /// Whether a test is of this part. Each test is of exactly one of all parts.
    ///
    /// - Parameter test: `Module.Suite/function()`.
    package func contains(_ test: String) -> Bool {
        StableHash.mixed(StableHash.fnv1a(test)) % UInt64(count) == UInt64(index - 1)
    }

    /// Why a test does not run in this process; nil where it does.
    static func reasonToSkip(_ test: String) throws(SnapshotFailure) -> String? {
        guard let shard = try announced.get(), !shard.contains(test) else { return nil }
        return "runs in another shard than \(shard)"
    }

    /// What `current` says, for whoever divides tests by it. Bazel wants to know that they are: by a file, made when this is
    /// asked for the first time.
    static let announced: Result<TestShard?, SnapshotFailure> = {
        if let path = ProcessInfo.processInfo.environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty {
            _ = FileManager.default.createFile(atPath: path, contents: nil)
        }
        return current
    }()
}
