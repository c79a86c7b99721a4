import Foundation

/// Where the files of failures go: `SNAPSHOT_ARTIFACTS` of the environment, else `snapshot-failures` in the build folder
/// that the tests were built in.
package enum ArtifactsDirectory {
    private static let root: String? = find(
        executable: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "",
        environment: ProcessInfo.processInfo.environment
    )

    /// The folder for the tests of one file. Modules may have files of one name, so it has both.
    package static func of(fileID: String, testFilePath: String) -> String {
        let file = URL(fileURLWithPath: testFilePath)
        let module = fileID.split(separator: "/").first.map(String.init) ?? "Tests"
        return root(testFilePath: testFilePath)
            + "/\(module)/\(file.deletingPathExtension().lastPathComponent)"
    }

    /// The folder for all tests of the package that a file belongs to.
    static func root(testFilePath: String) -> String {
        root ?? packageDirectory(above: URL(fileURLWithPath: testFilePath)) + "/.build/snapshot-failures"
    }

    /// The package manager's build folder, `--scratch-path` or `.build`, is known by its state file. Nil where the
    /// tests run from somewhere else.
    package static func find(executable: String, environment: [String: String]) -> String? {
        if let folder = environment["SNAPSHOT_ARTIFACTS"], !folder.isEmpty { return folder }
        var directory = URL(fileURLWithPath: executable)
        while directory.path != "/" {
            directory.deleteLastPathComponent()
            let state = directory.appendingPathComponent("workspace-state.json").path
            if FileManager.default.fileExists(atPath: state) { return directory.path + "/snapshot-failures" }
        }
        return nil
    }

    /// The folder of the manifest above the test, or the test's own without one.
    private static func packageDirectory(above file: URL) -> String {
        let start = file.deletingLastPathComponent()
        var directory = start
        while directory.path != "/" {
            let manifest = directory.appendingPathComponent("Package.swift").path
            if FileManager.default.fileExists(atPath: manifest) { return directory.path }
            directory.deleteLastPathComponent()
        }
        return start.path
    }
}
