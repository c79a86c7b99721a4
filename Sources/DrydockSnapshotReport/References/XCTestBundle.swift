import DrydockSnapshotResults
import Foundation

/// The program that ran a package's tests, which knows what tests of XCTest it has.
package struct XCTestBundle: Equatable, Sendable {
    /// `Module.Class/test` for each.
    package let tests: [String]
    /// Seconds since 1970 at which it was linked: what ran before may have been other tests.
    package let built: Double

    package init(tests: [String], built: Double) {
        self.tests = tests
        self.built = built
    }

    /// Asks the newest run's program for its tests. Nil unless that is a file of the package, built here: results may come
    /// from anywhere, and what they name elsewhere is not run.
    package init?(of results: SnapshotResults, in project: ProjectFolder) {
        guard let program = results.runs.last?.arguments.first, program.hasSuffix(".xctest") else {
            return nil
        }
        let file = URL(fileURLWithPath: program, relativeTo: URL(fileURLWithPath: project.path + "/"))
        let path = ProjectFolder(file.path).path
        guard project.relative(path) != nil, let status = FileStatus(of: path), !status.isFolder else {
            return nil
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = ["--list-tests"]
        let output = Pipe()
        process.standardOutput = output
        guard (try? process.run()) != nil else { return nil }
        let list = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        // A headline comes first.
        tests = list.split(separator: "\n").map(String.init).filter { $0.contains("/") && !$0.contains(" ") }
        built = status.modified
    }

    /// The newest run of each test since the program was built; nil where a test has none.
    func runs(among runs: [SnapshotRun]) -> [SnapshotRun]? {
        var newest: [String: SnapshotRun] = [:]
        for run in runs where run.library == .xctest && run.started >= built {
            for name in run.selection.flatMap({ $0.split(separator: ",") }) { newest[String(name)] = run }
        }
        var parts: [SnapshotRun] = []
        for test in tests {
            guard let run = newest[test] ?? newest[String(test.prefix { $0 != "/" })] else { return nil }
            if !parts.contains(run) { parts.append(run) }
        }
        return parts
    }
}
