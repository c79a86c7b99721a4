public import Testing

extension SnapshotsTestTrait {
    /// Skips a test of another shard than this process runs, where the environment asks for one: all cases of a test run
    /// in one shard.
    public func prepare(for test: Test) async throws {
        guard !test.isSuite else { return }
        let identity = TestIdentity(test: test, testCase: nil)
        let name = identity.identifier(fileID: test.sourceLocation.fileID)
        guard let reason = try TestShard.reasonToSkip(name) else { return }
        // The way in which Swift Testing's own traits skip tests.
        try await ConditionTrait.disabled(Comment(rawValue: reason)).prepare(for: test)
    }
}
