package import DrydockSnapshotResults
import Glibc
import Synchronization

/// The causes of all failures of this process's tests, which standard error gets when the process ends: a line for each,
/// and nothing where nothing failed.
package final class RunCauses: Sendable {
    /// The process's, unless a test sets another.
    @TaskLocal package static var current = RunCauses(printsAtExit: true)

    private let tally = Mutex(CauseTally())
    private let printsAtExit: Bool

    package init(printsAtExit: Bool = false) {
        self.printsAtExit = printsAtExit
    }

    package func note(_ failure: FailedSnapshot) {
        let isFirst = tally.withLock { tally in
            tally.add(failure)
            return tally.failureCount == 1
        }
        // A default of a task-local value is what nobody has set.
        guard isFirst, printsAtExit else { return }
        atexit { RunCauses.current.printLines() }
    }

    /// What is printed.
    package var lines: [String] {
        tally.withLock { tally in
            guard tally.failureCount > 0 else { return [] }
            let count = tally.failureCount == 1 ? "1 snapshot" : "\(tally.failureCount) snapshots"
            return ["\(count) failed:"] + tally.lines.map { "  \($0)" }
        }
    }

    /// A standard error that is full or closed loses the lines and nothing else.
    private func printLines() {
        signal(SIGPIPE, SIG_IGN)
        let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
        var offset = 0
        while offset < bytes.count {
            let count = bytes[offset...].withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            offset += count
        }
    }
}
