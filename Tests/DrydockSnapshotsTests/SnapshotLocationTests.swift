import Drydock
import DrydockSnapshots
import Testing

struct SnapshotLocationTests {
    private func location(_ name: String?, testName: String = "states()", suffix: String = "")
        -> SnapshotLocation
    {
        SnapshotLocation(
            testFilePath: "/nowhere/Tests/AppTests/PillTests.swift",
            testName: testName,
            name: name,
            suffix: suffix,
            fileExtension: "png"
        )
    }

    @Test("a reference lies beside its test file, named for the function and the name")
    func reference() {
        #expect(
            location("disabled", suffix: "-rtl@2x").reference
                == "/nowhere/Tests/AppTests/__Snapshots__/PillTests/states.disabled-rtl@2x.png"
        )
        #expect(
            location(nil, testName: "states(of:)").reference
                == "/nowhere/Tests/AppTests/__Snapshots__/PillTests/states.png"
        )
    }

    @Test("a name cannot lead out of the folder")
    func hostileName() {
        #expect(
            location("../a b/c").reference
                == "/nowhere/Tests/AppTests/__Snapshots__/PillTests/states...-a-b-c.png"
        )
    }

    @Test("failures go to the package's build folder")
    func failures() {
        let location = SnapshotLocation(
            testFilePath: #filePath,
            testName: "failures()",
            name: "a",
            suffix: "@3x",
            fileExtension: "png"
        )
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().path
        #expect(
            location.failure("actual")
                == "\(package)/.build/snapshot-failures/SnapshotLocationTests/failures.a@3x.actual.png"
        )
    }
}
