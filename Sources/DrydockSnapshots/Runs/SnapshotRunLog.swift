import DrydockPlatform
import DrydockSnapshotResults
import Foundation
import Glibc
import Synchronization

/// What this process does with references, kept in a file of `runs` in the folder of artefacts.
///
/// The file is there as soon as the tests begin, as that of a run that did not finish, and is written anew when the process
/// ends. A process of the same framework, shard and selection of tests overwrites it, so that their number has a bound.
final class SnapshotRunLog: Sendable {
    static let shared = SnapshotRunLog()

    private struct State {
        /// The folder of artefacts.
        var folder: String?
        var run = SnapshotRunLog.makeRun()
    }

    private let state = Mutex(State())

    /// When this process began, as its log says it.
    var started: Double { state.withLock { $0.run.started } }

    private static func makeRun() -> SnapshotRun {
        var run = SnapshotRun(
            arguments: ShardedXCTests.originalArguments,
            started: Date().timeIntervalSince1970
        )
        run.invocation = invocation
        return run
    }

    /// The package manager's process that started this one, and when that began, in ticks of the system's clock: process IDs
    /// are used again. Nil where something else did, a shell for instance, which starts many runs.
    private static var invocation: String? {
        let parent = getppid()
        guard let text = try? String(contentsOfFile: "/proc/\(parent)/stat", encoding: .utf8),
            let start = text.firstIndex(of: "("), let end = text.lastIndex(of: ")")
        else { return nil }
        let name = text[text.index(after: start)..<end]
        // The 20th field after the name.
        let fields = text[end...].split(separator: " ")
        guard name.hasPrefix("swift-"), fields.count > 20 else { return nil }
        return "\(parent)-\(fields[20])"
    }

    /// Called when the process's tests begin, and with the first snapshot.
    ///
    /// - Parameter folder: of artefacts.
    func begin(folder: String) {
        let path = state.withLock { state -> String? in
            guard state.folder == nil else { return nil }
            state.folder = folder
            state.run.shard = (try? TestShard.current.get())?.description
            return Self.path(in: folder, of: state.run)
        }
        guard let path else { return }
        try? FileManager.default.createDirectory(
            atPath: "\(folder)/runs",
            withIntermediateDirectories: true
        )
        save(to: path)
        on_exit({ code, _ in SnapshotRunLog.shared.end(exitCode: code) }, nil)
    }

    /// Notes how it went to hold a snapshot against `reference`.
    ///
    /// - Parameter start: when it began.
    func note(_ reference: String, test: String, passed: Bool, since start: ContinuousClock.Instant) {
        let duration = (ContinuousClock.now - start) / .seconds(1)
        let use = SnapshotRun.Use(reference: reference, test: test, passed: passed, seconds: duration)
        state.withLock { $0.run.uses.append(use) }
    }

    private func end(exitCode: Int32) {
        let path = state.withLock { state -> String? in
            state.run.finished = true
            state.run.exitCode = exitCode
            return state.folder.map { Self.path(in: $0, of: state.run) }
        }
        if let path { save(to: path) }
    }

    /// A log that cannot be written is missing to reports, and no reason for tests to fail.
    private func save(to path: String) {
        let run = state.withLock { $0.run }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(run) else { return }
        try? FileWriter.writeAtomically([UInt8](data), to: path)
    }

    private static func path(in folder: String, of run: SnapshotRun) -> String {
        var parts = [run.library == .xctest ? "xctest" : "swift-testing"]
        if let shard = run.shard { parts.append(shard.replacingOccurrences(of: "/", with: "of")) }
        if !run.selection.isEmpty { parts.append(StableHash.digits(run.selection.joined(separator: "\n"))) }
        return "\(folder)/runs/\(parts.joined(separator: "-")).json"
    }
}

extension SnapshotRunLog {
    /// A process that runs all tests of a framework is noted though none of them takes a snapshot: what is used nowhere is
    /// known only then. Called before main, and by XCTest.
    func beginWithoutSnapshots(library: SnapshotRun.Library) {
        guard SnapshotRun(arguments: CommandLine.arguments).library == library, !Self.isExitTest else {
            return
        }
        let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let environment = ProcessInfo.processInfo.environment
        guard let folder = ArtifactsDirectory.find(executable: executable ?? "", environment: environment)
        else { return }
        begin(folder: folder)
    }

    /// Whether this is a child of a test process, for one test that is to end it.
    private static var isExitTest: Bool {
        ProcessInfo.processInfo.environment.keys.contains { $0.hasPrefix("SWT_") && $0.contains("EXIT_TEST") }
    }
}
