public import Testing

/// Sets when references are written, and the tool that messages name, for a test or a suite; numbers of unnamed
/// snapshots start anew each time that a test is repeated.
public struct SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
    public let isRecursive = true
    let configuration: SnapshotTestingConfiguration

    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        SnapshotRegistry.shared.begin(TestIdentity(test: test, testCase: testCase))
        try await withSnapshotTesting(
            record: configuration.record,
            diffTool: configuration.diffTool,
            operation: function
        )
    }
}

extension Trait where Self == SnapshotsTestTrait {
    public static var snapshots: Self { snapshots() }

    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil,
        diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        SnapshotsTestTrait(configuration: configuration)
    }
}
