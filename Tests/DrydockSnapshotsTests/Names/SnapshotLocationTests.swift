import Drydock
import DrydockSnapshots
import Testing

struct SnapshotLocationTests {
    @Test("a reference lies beside its test file, in a folder of the file's name")
    func reference() {
        let location = SnapshotLocation(
            directory: SnapshotLocation.directory(besideTestFile: "/nowhere/Tests/AppTests/PillTests.swift"),
            artifacts: "/tmp/failures",
            name: "PillTests.states.disabled",
            suffix: "-rtl@2x",
            pathExtension: "png"
        )
        #expect(
            location.reference
                == "/nowhere/Tests/AppTests/__Snapshots__/PillTests/PillTests.states.disabled-rtl@2x.png"
        )
        #expect(
            location.artifact("actual") == "/tmp/failures/PillTests.states.disabled-rtl@2x.actual.png"
        )
    }

    @Test("a strategy without an extension has files without one")
    func withoutExtension() {
        let location = SnapshotLocation(
            directory: "/a",
            artifacts: "/b",
            name: "x.1",
            suffix: "",
            pathExtension: nil
        )
        #expect(location.reference == "/a/x.1")
        #expect(location.artifact("actual") == "/b/x.1.actual")
    }

    @Test("failures go to the build folder that the tests were built in, wherever it is")
    func scratchPath() throws {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let products = scratch.appendingPathComponent("x86_64-unknown-linux-gnu/debug")
        try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
        try Data("{}".utf8).write(to: scratch.appendingPathComponent("workspace-state.json"))
        let executable = products.appendingPathComponent("AppPackageTests.xctest").path
        #expect(
            ArtifactsDirectory.find(executable: executable, environment: [:])
                == scratch.path + "/snapshot-failures"
        )
    }

    @Test("the environment names another folder")
    func environment() {
        #expect(
            ArtifactsDirectory.find(executable: "/usr/bin/x", environment: ["SNAPSHOT_ARTIFACTS": "/tmp/out"])
                == "/tmp/out"
        )
        #expect(ArtifactsDirectory.find(executable: "/usr/bin/x", environment: [:]) == nil)
    }

    @Test("files of one name in two modules have folders of their own")
    func modules() {
        let first = ArtifactsDirectory.of(fileID: "A/PillTests.swift", testFilePath: "/x/PillTests.swift")
        let second = ArtifactsDirectory.of(fileID: "B/PillTests.swift", testFilePath: "/x/PillTests.swift")
        #expect(first.hasSuffix("/A/PillTests"))
        #expect(second.hasSuffix("/B/PillTests"))
    }
}
