import Foundation
import Glibc

/// Starts processes for one campaign.
@MainActor package struct Runner {
    package let type: any Campaign.Type
    package let seed: UInt64
    package let limits: Limits
    package let executable: String
    package let seedFolder: String?

    package init(
        _ type: any Campaign.Type,
        seed: UInt64,
        limits: Limits,
        executable: String,
        seedFolder: String?
    ) {
        self.type = type
        self.seed = seed
        var limits = limits
        if let own = type.timeLimit { limits.milliseconds = max(limits.milliseconds, own) }
        self.limits = limits
        self.executable = executable
        self.seedFolder = seedFolder
    }

    func start(
        _ range: Range<Int>,
        without removed: PartList = PartList(),
        isRecording: Bool = false,
        backtrace: Bool = false
    ) throws(RunFailure) -> ChildProcess {
        var arguments = [
            "child", type.name, "--seed", "\(seed)", "--first", "\(range.lowerBound)", "--count",
            "\(range.count)", "--memory", "\(limits.megabytes)",
        ]
        if !removed.isEmpty { arguments += ["--without", "\(removed)"] }
        if isRecording { arguments.append("--record") }
        if let seedFolder { arguments += ["--seeds", seedFolder] }
        return try ChildProcess(executable: executable, arguments: arguments, backtrace: backtrace)
    }

    /// What became of a case that ran alone.
    package struct Outcome {
        /// Nil where nothing is wrong.
        package var finding: Finding?
        package var parts = 0
        package var notes: [String] = []
        package var file: (bytes: [UInt8], fileExtension: String)?
        package var isRefused = false
        /// What the library said when it stopped the case, as it should.
        package var refusal: String?
    }

    /// Runs cases in a process of their own and says what is wrong with the last of them.
    package func run(
        _ number: Int,
        after first: Int? = nil,
        without removed: PartList = PartList(),
        isRecording: Bool = false
    ) throws(RunFailure) -> Outcome {
        let child = try start(
            (first ?? number)..<number + 1,
            without: removed,
            isRecording: isRecording,
            backtrace: isRecording
        )
        var excess: Finding.Kind?
        var end: ChildEnd?
        while end == nil {
            child.read()
            end = child.end()
            if end != nil { break }
            excess = child.excess(limits)
            // The signal has the process print where it is.
            if excess != nil { end = child.kill(isRecording ? SIGABRT : SIGKILL) }
            usleep(3000)
        }
        var outcome = Outcome(parts: child.progress.parts)
        outcome.isRefused = child.progress.refused > 0
        for message in child.takeMessages() {
            switch message {
            case .note(let text): outcome.notes.append(text)
            case .file(let data, let fileExtension): outcome.file = (Array(data), fileExtension)
            case .mismatch(number, let text): outcome.finding = finding(.result, number, text)
            case .mismatch: break
            }
        }
        let current = child.progress.current ?? number
        if let found = finding(child, end ?? .exit(0), excess), current == number {
            outcome.finding = found
        } else if let end, end != .exit(0) {
            outcome.isRefused = true
            outcome.refusal = Finding.message(child.errors, end: end)
        }
        if isRecording { outcome.finding?.details = String(decoding: child.errors, as: UTF8.self) }
        outcome.finding?.parts = outcome.parts
        return outcome
    }

    /// What the end of a process means; nil where all is well or the library stopped a mistake of the case's own.
    func finding(_ child: ChildProcess, _ end: ChildEnd, _ excess: Finding.Kind?) -> Finding? {
        let number = child.progress.current ?? 0
        switch excess {
        case .time: return finding(.time, number, "over \(limits.milliseconds) ms of processor time")
        case .memory: return finding(.memory, number, "over \(limits.megabytes) MB of memory")
        default: break
        }
        guard end != .exit(0) else { return nil }
        let message = Finding.message(child.errors, end: end)
        let isExpected = type.expectedStops.contains { message.contains($0) }
        return isExpected ? nil : finding(.stop, number, message)
    }

    func finding(_ kind: Finding.Kind, _ number: Int, _ message: String) -> Finding {
        Finding(campaign: type.name, seed: seed, number: number, kind: kind, message: message)
    }
}
