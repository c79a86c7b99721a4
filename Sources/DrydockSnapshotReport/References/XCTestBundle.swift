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

    /// Asks the newest run's program for its tests. Nil unless that is a program that the package manager built in the
    /// package's own `.build`, and in no folder of results: these may come from anywhere, and what came with them is not run.
    ///
    /// - Parameters:
    ///   - artifacts: the folders that the results were read from.
    ///   - limit: seconds that the program may take.
    package init?(
        of results: SnapshotResults,
        in project: ProjectFolder,
        artifacts: [String],
        limit: Double = 30
    ) {
        guard let program = results.runs.last?.arguments.first,
            let path = Self.program(program, of: project, artifacts: artifacts),
            let status = FileStatus(of: path), status.isFile,
            let output = LimitedProcess.output(of: path, ["--list-tests"], seconds: limit)
        else { return nil }
        // A headline comes first.
        tests = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
            .filter { $0.contains("/") && !$0.contains(" ") }
        built = status.modified
    }

    /// Where a package has programs that it did not build, or that are not its own.
    private static let foreignFolders: Set = [
        "artifacts", "checkouts", "repositories", "plugins", "prebuilts", "snapshot-failures",
    ]

    /// The program's path without links; nil for one that is not to be run.
    private static func program(_ name: String, of project: ProjectFolder, artifacts: [String]) -> String? {
        guard name.hasSuffix(".xctest"), !name.utf8.contains(0) else { return nil }
        let file = URL(fileURLWithPath: name, relativeTo: URL(fileURLWithPath: project.path + "/"))
        let build = project.path + "/.build"
        // A link in the place of `.build` may lead to a folder that others share.
        guard FileStatus(of: build)?.isFolder == true, let path = ProjectFolder.real(file.path),
            path.hasPrefix(build + "/"), path.hasSuffix(".xctest")
        else { return nil }
        let parts = path.dropFirst(build.count + 1).split(separator: "/")
        guard parts.count >= 2, !foreignFolders.contains(String(parts[0])) else { return nil }
        let isOfResults = artifacts.contains { folder in
            ProjectFolder.real(folder).map { path == $0 || path.hasPrefix($0 == "/" ? $0 : $0 + "/") }
                ?? false
        }
        return isOfResults ? nil : path
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
