import DrydockSnapshots
import Testing

struct SnapshotRecordModeTests {
    @Test(
        "the environment decides when references are written",
        arguments: [
            ([:], SnapshotRecordMode.missing),
            (["CI": "true"], .never),
            (["CI": ""], .missing),
            (["DRYDOCK_RECORD": ""], .missing),
            (["DRYDOCK_RECORD": "all"], .all),
            (["DRYDOCK_RECORD": "never"], .never),
            (["DRYDOCK_RECORD": "missing", "CI": "1"], .missing),
        ] as [([String: String], SnapshotRecordMode)]
    )
    func environment(_ environment: [String: String], mode: SnapshotRecordMode) throws {
        #expect(try SnapshotRecordMode(environment: environment) == mode)
    }

    @Test("an unknown mode is refused with the known ones")
    func unknown() {
        #expect(
            throws: SnapshotFailure(
                "DRYDOCK_RECORD is yes: it has to be one of all, missing, never"
            )
        ) {
            try SnapshotRecordMode(environment: ["DRYDOCK_RECORD": "yes"])
        }
    }
}
