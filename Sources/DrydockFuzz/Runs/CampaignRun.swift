import Foundation
import Glibc

/// Runs a campaign: processes side by side, each with cases in a row, until the cases or the time are used up.
@MainActor package struct CampaignRun {
    package struct Result: Codable, Sendable {
        package var name: String
        package var summary: String
        package var seed: UInt64
        package var cases = 0
        package var seconds = 0.0
        /// Cases whose input was refused, by an error or as a caller's mistake.
        package var refused = 0
        /// Megabytes.
        package var peak = 0
        package var findings: [Finding] = []
        /// Why it did not run.
        package var obstacle: String?

        package init(name: String, summary: String, seed: UInt64) {
            self.name = name
            self.summary = summary
            self.seed = seed
        }
    }

    private let runner: Runner
    private let processes: Int
    private var result: Result
    private var active: [(child: ChildProcess, range: Range<Int>)] = []
    /// Cases that a process left behind.
    private var waiting: [Range<Int>] = []
    private var next: Int
    private let end: Int
    private let deadline: Double?
    private var bySignature: [String: Int] = [:]

    /// - Parameters:
    ///   - range: numbers of cases.
    ///   - seconds: after which no further case begins.
    package init(_ runner: Runner, _ range: Range<Int>, seconds: Double?, processes: Int) {
        self.runner = runner
        self.processes = processes
        next = range.lowerBound
        end = range.upperBound
        deadline = seconds.map { ChildProcess.now() + $0 }
        result = Result(name: runner.type.name, summary: runner.type.summary, seed: runner.seed)
    }

    package mutating func run() throws(RunFailure) -> Result {
        let start = ChildProcess.now()
        var isStopped = false
        while true {
            if !isStopped, deadline.map({ ChildProcess.now() >= $0 }) ?? false {
                isStopped = true
                for (child, _) in active { child.progress.isStopped = true }
            }
            if !isStopped, result.findings.reduce(0, { $0 + $1.count }) < Self.enough { try fill() }
            if active.isEmpty { break }
            wait()
            watch()
        }
        result.seconds = ChildProcess.now() - start
        try confirm()
        return result
    }

    /// After so many findings it is time to mend something.
    private static let enough = 500

    private mutating func fill() throws(RunFailure) {
        while active.count < processes {
            let range: Range<Int>
            if let left = waiting.popLast() {
                range = left
            } else {
                guard next < end else { return }
                range = next..<min(next + runner.type.batch, end)
                next = range.upperBound
            }
            active.append((try runner.start(range), range))
        }
    }

    /// Until a pipe has something or a moment has passed.
    private func wait() {
        var descriptors = active.flatMap { entry in
            [entry.child.errorPipe, entry.child.messagePipe].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
        }
        poll(&descriptors, nfds_t(descriptors.count), 20)
        // A pipe that is closed is always ready, for as long as it takes the process to end.
        if descriptors.contains(where: { Int32($0.revents) & POLLHUP != 0 }) { usleep(1000) }
    }

    private mutating func watch() {
        var still: [(child: ChildProcess, range: Range<Int>)] = []
        for (child, range) in active {
            child.read()
            var end = child.end()
            let excess = end == nil ? child.excess(runner.limits) : nil
            if excess != nil { end = child.kill() }
            take(child.takeMessages())
            guard let end else {
                still.append((child, range))
                continue
            }
            result.cases += child.progress.finished
            result.refused += child.progress.refused
            result.peak = max(result.peak, child.peak >> 20)
            guard let current = child.progress.current else { continue }
            if let finding = runner.finding(child, end, excess) {
                note(finding)
            } else {
                result.refused += 1
            }
            result.cases += 1
            if current + 1 < range.upperBound { waiting.append(current + 1..<range.upperBound) }
        }
        active = still
    }

    private mutating func take(_ messages: [ChildMessage]) {
        for case .mismatch(let number, let text) in messages { note(runner.finding(.result, number, text)) }
    }

    private mutating func note(_ finding: Finding) {
        if let known = bySignature[finding.signature] {
            result.findings[known].count += 1
        } else {
            bySignature[finding.signature] = result.findings.count
            result.findings.append(finding)
        }
    }

    /// Runs each finding alone, and makes it smaller.
    private mutating func confirm() throws(RunFailure) {
        for index in result.findings.indices.prefix(Self.confirmed) {
            let finding = result.findings[index]
            let alone = try runner.run(finding.number)
            result.findings[index].happensAlone = alone.finding != nil
            guard let first = alone.finding else { continue }
            result.findings[index].parts = alone.parts
            let start = ChildProcess.now()
            let removed = try Minimizer.removable(parts: alone.parts, tries: Self.tries) {
                (removed: PartList) throws(RunFailure) in
                guard ChildProcess.now() - start < Self.secondsForOne else { return false }
                return try runner.run(finding.number, without: removed).finding?.signature == first.signature
            }
            result.findings[index].without = removed.description
            let last = try runner.run(finding.number, without: removed, isRecording: true)
            result.findings[index].details = last.finding?.details ?? ""
        }
    }

    private static let confirmed = 12
    private static let tries = 200
    private static let secondsForOne = 20.0
}
