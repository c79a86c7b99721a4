import Drydock

/// When a reference file is written.
public nonisolated enum SnapshotRecordMode: String, CaseIterable, Sendable {
    /// Where the reference is missing or differs.
    case all
    /// Where the reference is missing; the rule unless the environment says otherwise.
    case missing
    /// Never; the rule where the environment variable `CI` is set.
    case never

    /// What an environment asks for: `DRYDOCK_RECORD`, else `never` where `CI` is set to anything, else `missing`.
    package init(environment: [String: String]) throws(SnapshotFailure) {
        guard let value = environment["DRYDOCK_RECORD"], !value.isEmpty else {
            self = environment["CI"].map(\.isEmpty) == false ? .never : .missing
            return
        }
        guard let mode = SnapshotRecordMode(rawValue: value) else {
            let known = SnapshotRecordMode.allCases.map(\.rawValue).joined(separator: ", ")
            throw SnapshotFailure("DRYDOCK_RECORD is \(value): it has to be one of \(known)")
        }
        self = mode
    }
}
