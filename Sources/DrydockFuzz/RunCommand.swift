import ArgumentParser
import Foundation

/// Runs campaigns, or one case.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "run", abstract: "Runs campaigns (default).")

    @Argument(help: "Campaigns to run; all of them without a name. `drydock-fuzz list` names them.")
    var campaigns: [String] = []

    @Option(help: "Seconds for each campaign.")
    var seconds: Double?

    @Option(help: "Cases of each campaign; 1000 where no seconds are given either.")
    var cases: Int?

    @Option(help: "What the cases are made from, beside their numbers.")
    var seed: UInt64 = 1

    @Option(help: "The number of the first case.")
    var first = 0

    @Option(name: .customLong("case"), help: "Runs the case of this number alone and prints its input.")
    var number: Int?

    @Option(help: "Parts of the case's input to leave out, such as 0-3,7.")
    var without = PartList()

    @Option(help: "A file for the input of the case.")
    var output: String?

    @Option(help: "Megabytes of memory for a process.")
    var memory = 1024

    @Option(help: "Milliseconds of processor time for a case.")
    var timePerCase = 2000

    @Option(help: "Processes side by side; as many as there are processors, two at most, without it.")
    var jobs: Int?

    @Option(help: "A folder of files to change; this package's own by default.")
    var seeds: String?

    @Option(help: "A Markdown file whose table gets a row for each campaign; the rows of others stay.")
    var table: String?

    @Flag(help: "Prints the results as JSON.")
    var json = false

    func validate() throws {
        guard cases ?? 1 > 0, seconds ?? 1 > 0, memory > 0, timePerCase > 0, jobs ?? 1 > 0, first >= 0,
            number ?? 0 >= 0, max(first, number ?? 0) < 1 << 40, cases ?? 1 < 1 << 40, memory < 1 << 20
        else { throw ValidationError("numbers have to be above zero, and not beyond a trillion") }
        guard number == nil || campaigns.count == 1 else {
            throw ValidationError("--case needs the name of one campaign")
        }
        guard number != nil || (without.isEmpty && output == nil) else {
            throw ValidationError("--without and --output go with --case")
        }
    }

    func run() throws {
        defer { ScratchFolder.remove(ScratchFolder.own) }
        try MainActor.assumeIsolated { try runOnMainActor() }
    }

    @MainActor private func runOnMainActor() throws {
        let types = try campaigns.map { name in
            guard let type = Campaigns.named(name) else {
                let known = Campaigns.all.map { $0.name }.joined(separator: ", ")
                throw ValidationError("there is no campaign named \(name); there are \(known)")
            }
            return type
        }
        guard let executable = Bundle.main.executableURL?.path else {
            throw RunFailure("the executable cannot be found")
        }
        let runners = (types.isEmpty ? Campaigns.all : types).map {
            Runner(
                $0,
                seed: seed,
                limits: Limits(milliseconds: timePerCase, megabytes: memory),
                executable: executable,
                seedFolder: seeds
            )
        }
        if let number, let runner = runners.first {
            try CaseReport(runner: runner, number: number, without: without, output: output).run()
        } else {
            try runAll(runners)
        }
    }

    @MainActor private func runAll(_ runners: [Runner]) throws {
        let files = SeedFiles(folder: seeds)
        let count = cases ?? (seconds == nil ? 1000 : (1 << 40) - first)
        let processes = jobs ?? min(ProcessInfo.processInfo.activeProcessorCount, 2)
        var results: [CampaignRun.Result] = []
        for runner in runners {
            if let obstacle = runner.type.obstacle(files) {
                var result = CampaignRun.Result(
                    name: runner.type.name,
                    summary: runner.type.summary,
                    seed: seed
                )
                result.obstacle = obstacle
                results.append(result)
                if !json { FuzzOutput.write(result.line) }
                continue
            }
            var run = CampaignRun(runner, first..<first + count, seconds: seconds, processes: processes)
            let result = try run.run()
            results.append(result)
            guard !json else { continue }
            FuzzOutput.write(result.line)
            for finding in result.findings { FuzzOutput.write(finding.report) }
        }
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            FuzzOutput.write(String(decoding: try encoder.encode(results), as: UTF8.self))
        }
        if let table { try FuzzTable.update(path: table, with: results) }
        if results.contains(where: { !$0.findings.isEmpty }) { throw ExitCode(1) }
    }
}

/// One case, for whoever wants to see it.
@MainActor private struct CaseReport {
    let runner: Runner
    let number: Int
    let without: PartList
    let output: String?

    func run() throws {
        let outcome = try runner.run(number, without: without, isRecording: true)
        for note in outcome.notes { FuzzOutput.write(note) }
        if let file = outcome.file {
            FuzzOutput.write("A file of \(file.bytes.count) bytes (.\(file.fileExtension)).")
            if output == nil, let text = String(validating: file.bytes, as: UTF8.self) {
                FuzzOutput.write(String(text.prefix(8000)))
            }
        }
        if let output {
            let notes = Array((outcome.notes.joined(separator: "\n") + "\n").utf8)
            try Data(outcome.file?.bytes ?? notes).write(to: URL(fileURLWithPath: output))
        }
        guard let finding = outcome.finding else {
            let refusal = outcome.refusal.map { ": \($0)" } ?? ""
            FuzzOutput.write(
                outcome.isRefused ? "The input was refused, as it should be\(refusal)" : "Nothing is wrong."
            )
            return
        }
        FuzzOutput.write("\(finding.kind.rawValue): \(finding.message)")
        FuzzOutput.write(finding.details)
        throw ExitCode(1)
    }
}
