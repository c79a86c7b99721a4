import DrydockSnapshotResults

/// The processes of the last run of tests: what they did not say is of an earlier run, and may be of tests that are gone.
struct LastRun {
    /// The oldest first.
    let processes: [SnapshotRun]
    private let beginnings: Set<Double>

    /// The processes that one `swift test` started, with the shards of other machines that belong to them. Where that is not
    /// known, the newest process of each framework, with its shards.
    ///
    /// - Parameter runs: the oldest first.
    init(of runs: [SnapshotRun]) {
        var processes: [SnapshotRun] = []
        if let invocation = runs.last?.invocation {
            processes = runs.filter { $0.invocation == invocation }
            for run in processes where run.shard != nil {
                let others = runs.filter { $0.library == run.library && $0.selection == run.selection }
                processes += SnapshotResults.newestParts(of: others, like: run)
            }
        } else {
            for library in SnapshotRun.Library.allCases {
                let own = runs.filter { $0.library == library }
                guard let newest = own.last else { continue }
                let alike = own.filter { $0.selection == newest.selection }
                processes += SnapshotResults.newestParts(of: alike, like: newest)
            }
        }
        var known: Set<String> = []
        self.processes = processes.filter { known.insert("\($0.library) \($0.started)").inserted }
            .sorted { $0.started < $1.started }
        beginnings = Set(processes.map(\.started))
    }

    /// Whether a failure is of one of the processes. One that does not say whose it is, and one without any log, are taken
    /// to be.
    func contains(_ failure: FailedSnapshot) -> Bool {
        guard let run = failure.run, !processes.isEmpty else { return true }
        return beginnings.contains(run)
    }
}
