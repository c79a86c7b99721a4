/// Sets when references are written, and the tool that messages name, for the assertions in `operation`.
///
/// What is nil stays as it is around the call.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> R
) rethrows -> R {
    try SnapshotTestingConfiguration.$current.withValue(.current(record, diffTool), operation: operation)
}

/// As above, for an asynchronous `operation`.
nonisolated(nonsending) public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () async throws -> R
) async rethrows -> R {
    try await SnapshotTestingConfiguration.$current.withValue(
        .current(record, diffTool),
        operation: operation
    )
}

extension SnapshotTestingConfiguration {
    fileprivate static func current(_ record: Record?, _ diffTool: DiffTool?) -> Self {
        SnapshotTestingConfiguration(
            record: record ?? current?.record,
            diffTool: diffTool ?? current?.diffTool
        )
    }
}
