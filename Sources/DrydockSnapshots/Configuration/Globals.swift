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
