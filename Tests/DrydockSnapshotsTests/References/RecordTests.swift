import DrydockSnapshots
import Testing

struct RecordTests {
    @Test(
        "the environment decides when references are written",
        arguments: [
            ([:], SnapshotTestingConfiguration.Record.missing),
            (["CI": "true"], .never),
            (["CI": ""], .missing),
            (["DRYDOCK_RECORD": ""], .missing),
            (["DRYDOCK_RECORD": "all"], .all),
            (["DRYDOCK_RECORD": "never"], .never),
            (["DRYDOCK_RECORD": "missing", "CI": "1"], .missing),
            (["SNAPSHOT_TESTING_RECORD": "failed", "DRYDOCK_RECORD": "all"], .failed),
        ] as [([String: String], SnapshotTestingConfiguration.Record)]
    )
    func environment(_ environment: [String: String], mode: SnapshotTestingConfiguration.Record) throws {
        #expect(try SnapshotTestingConfiguration.Record(environment: environment) == mode)
    }

    @Test("an unknown mode is refused with the known ones")
    func unknown() {
        #expect(
            throws: SnapshotFailure(
                "DRYDOCK_RECORD is yes: it has to be one of all, failed, missing, never"
            )
        ) {
            try SnapshotTestingConfiguration.Record(environment: ["DRYDOCK_RECORD": "yes"])
        }
    }

    @Test("the innermost setting counts, and what is left open stays")
    func nesting() {
        withSnapshotTesting(record: .never, diffTool: "meld") {
            withSnapshotTesting(record: .failed) {
                #expect(SnapshotTestingConfiguration.current?.record == .failed)
                let tool = SnapshotTestingConfiguration.current?.diffTool
                #expect(tool?(currentFilePath: "a", failedFilePath: "b") == "meld \"a\" \"b\"")
            }
            #expect(SnapshotTestingConfiguration.current?.record == .never)
        }
        #expect(SnapshotTestingConfiguration.current?.record == nil)
    }

    @Test("a trait sets it for a test", .snapshots(record: .failed, diffTool: .ksdiff))
    func trait() {
        #expect(SnapshotTestingConfiguration.current?.record == .failed)
    }

    @Test("true is all, false is missing")
    func booleans() {
        let (yes, no): (SnapshotTestingConfiguration.Record, SnapshotTestingConfiguration.Record) = (
            true, false
        )
        #expect(yes == .all)
        #expect(no == .missing)
    }
}
