import DrydockSnapshotResults

/// What results of tests may have at most: more is damaged, or was made to do harm. Everything is far above what tests write.
enum ResultLimits {
    /// Files and folders in a folder of results.
    static let entries = 500_000
    /// Bytes of the file of one failure, and of the log of one process.
    static let failureBytes = 16 << 20
    static let logBytes = 64 << 20
    /// Bytes of a picture or text of a failure.
    static let snapshotBytes = 64 << 20
    /// Bytes of all pictures on a report's page.
    static let pageBytes = 512 << 20
    /// Bytes of a path, and of a test's name with its arguments.
    static let pathBytes = 4096
    static let testBytes = 256 << 10
    /// Causes of a failure, parts of its picture that differ, and snapshots in a log.
    static let causes = 10_000
    static let clusters = 100_000
    static let uses = 1_000_000
    /// Pixels of a side of a picture.
    static let side = 1 << 24

    /// What is wrong with a path that is shown, compared and written to; nil for nothing.
    static func problem(withPath path: String, _ what: String) -> String? {
        guard path.utf8.count <= pathBytes else { return "\(what) is longer than \(pathBytes) bytes" }
        guard path.hasPrefix("/"),
            !path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F })
        else { return "\(what) '\(PrintableText.line(path))' is no absolute path" }
        return nil
    }

    static func problem(with failure: FailedSnapshot) -> String? {
        if let problem = problem(withPath: failure.reference, "the reference") { return problem }
        guard failure.file.utf8.count <= pathBytes else {
            return "the test file is longer than \(pathBytes) bytes"
        }
        guard failure.test.utf8.count <= testBytes else {
            return "the test's name is longer than \(testBytes) bytes"
        }
        guard failure.causes.count <= causes else { return "it has more than \(causes) causes" }
        guard failure.clusters.count <= clusters else { return "it has more than \(clusters) clusters" }
        guard failure.clusters.allSatisfy(isPossible) else { return "a cluster is in no picture" }
        if let scale = failure.scale, !(scale > 0 && scale <= 100) { return "the scale \(scale) is no scale" }
        return nil
    }

    private static func isPossible(_ cluster: PictureCluster) -> Bool {
        (0...side).contains(cluster.x) && (0...side).contains(cluster.y) && (0...side).contains(cluster.width)
            && (0...side).contains(cluster.height) && (0...255).contains(cluster.greatest)
    }

    static func problem(with run: SnapshotRun) -> String? {
        guard run.uses.count <= uses else { return "it has more than \(uses) snapshots" }
        for use in run.uses {
            if let problem = problem(withPath: use.reference, "a reference") { return problem }
            guard use.test.utf8.count <= testBytes else {
                return "a test's name is longer than \(testBytes) bytes"
            }
            guard (0...1e9).contains(use.seconds) else { return "a snapshot took \(use.seconds) seconds" }
        }
        guard (-1e12...1e12).contains(run.started) else { return "it began at \(run.started)" }
        return nil
    }
}
