import ArgumentParser
import Foundation

/// The root of `drydock-fuzz`.
@main
struct FuzzCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drydock-fuzz",
        abstract: "Tries made-up inputs on the parts of Drydock, the same ones every time.",
        discussion: """
            Each case is a function of the campaign, the seed and its number. Cases run in processes of their own, with limits. \
            The exit code is 0 without findings, 1 with some and 64 for a command that cannot be understood.
            """,
        subcommands: [RunCommand.self, ListCommand.self, ChildCommand.self],
        defaultSubcommand: RunCommand.self
    )

    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            guard !(error is ExitCode), !exitCode(for: error).isSuccess else { exit(withError: error) }
            FuzzOutput.writeError("error: \(fullMessage(for: error).trimmingPrefix("Error: "))")
            Foundation.exit(exitCode(for: error).rawValue)
        }
    }
}

/// The campaigns with a line about each.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Lists the campaigns.")

    func run() {
        MainActor.assumeIsolated {
            for type in Campaigns.all { FuzzOutput.write("\(type.name)  \(type.summary)") }
        }
    }
}

/// What `drydock-fuzz` starts of itself.
struct ChildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "child", shouldDisplay: false)

    @Argument var campaign: String
    @Option var seed: UInt64 = 1
    @Option var first = 0
    @Option var count = 1
    @Option var memory = 1024
    @Option var without = PartList()
    @Option var seeds: String?
    @Flag var record = false

    func run() throws {
        try MainActor.assumeIsolated {
            guard let type = Campaigns.named(campaign) else { throw ValidationError("no such campaign") }
            let run = ChildRun(
                type: type,
                seed: seed,
                range: first..<first + count,
                removed: without,
                isRecording: record,
                seeds: SeedFiles(folder: seeds),
                limits: Limits(megabytes: memory)
            )
            try run.run()
        }
    }
}

/// The streams of the command, without buffers.
enum FuzzOutput {
    static func write(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
    static func writeError(_ line: String) {
        FileHandle.standardError.write(Data("drydock-fuzz: \(line)\n".utf8))
    }
}
