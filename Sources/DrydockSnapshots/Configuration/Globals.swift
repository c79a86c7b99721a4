import Synchronization

/// Whether references are written whatever they are: `withSnapshotTesting(record: .all)` for the whole process, for code
/// that sets a flag.
@available(*, deprecated, message: "Use withSnapshotTesting(record:) or the trait .snapshots(record:).")
public var isRecording: Bool {
    get { globalRecord.withLock { $0 } == .all }
    set { globalRecord.withLock { $0 = newValue ? .all : .missing } }
}

/// What `isRecording` says; nil while nobody has set it.
let globalRecord = Mutex<SnapshotTestingConfiguration.Record?>(nil)

/// The tool that messages name, for the whole process.
@available(*, deprecated, message: "Use withSnapshotTesting(diffTool:) or the trait .snapshots(diffTool:).")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { globalDiffTool.withLock { $0 } ?? .default }
    set { globalDiffTool.withLock { $0 = newValue } }
}

/// What `diffTool` says; nil while nobody has set it.
let globalDiffTool = Mutex<SnapshotTestingConfiguration.DiffTool?>(nil)
