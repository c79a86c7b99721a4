import DrydockSnapshotResults

/// What the current runs tell about time and size.
package struct SnapshotStatistics: Equatable, Sendable {
    package struct Entry: Equatable, Sendable {
        package let reference: String
        package let test: String
        package let seconds: Double
        /// Of the reference file; 0 where there is none.
        package let bytes: Int
    }

    /// Sorted by reference.
    package let entries: [Entry]

    package init(of results: SnapshotResults) { self.init(results.uses) }

    init(_ uses: [SnapshotRun.Use]) {
        entries = uses.map { use in
            Entry(
                reference: use.reference,
                test: use.test,
                seconds: use.seconds,
                bytes: FileStatus(of: use.reference)?.bytes ?? 0
            )
        }
    }

    package var totalSeconds: Double { entries.reduce(0) { $0 + $1.seconds } }
    package var totalBytes: Int { entries.reduce(0) { $0 + $1.bytes } }

    package var slowest: [Entry] {
        entries.sorted { ($1.seconds, $0.reference) < ($0.seconds, $1.reference) }
    }
    package var largest: [Entry] { entries.sorted { ($1.bytes, $0.reference) < ($0.bytes, $1.reference) } }
}
