import Drydock
import Testing

/// A binary of this build, run as a user runs it.
struct BuiltCommand {
    struct Result {
        let exitCode: Int32
        let output: String
        let errors: String
        var lines: [String] { output.split(separator: "\n").map(String.init) }
    }

    let executable: URL
    /// Added to an environment without any display.
    var environment: [String: String] = [:]

    init(executable: URL) {
        self.executable = executable
    }

    init(_ name: String = "drydock") throws {
        // Test bundles lie beside the products, except where a runner loads them: then its argument says where.
        let candidates = ([CommandLine.arguments[0]] + CommandLine.arguments).map {
            URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent(name)
        }
        executable = try #require(
            candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) },
            "there is no \(name) binary beside \(CommandLine.arguments[0])"
        )
    }

    /// Runs to the end. Output goes through files: a pipe that nobody empties could fill up.
    func run(_ arguments: String..., in folder: URL? = nil) throws -> Result {
        try run(arguments: arguments, in: folder)
    }

    func run(arguments: [String], in folder: URL? = nil) throws -> Result {
        try TemporaryFolder.with { scratch in
            let output = scratch.appendingPathComponent("out")
            let errors = scratch.appendingPathComponent("err")
            let process = try start(arguments, in: folder, output: output, errors: errors)
            process.waitUntilExit()
            #expect(process.terminationReason == .exit)
            return Result(
                exitCode: process.terminationStatus,
                output: try String(contentsOf: output, encoding: .utf8),
                errors: try String(contentsOf: errors, encoding: .utf8)
            )
        }
    }

    /// Starts the command and returns at once.
    func start(_ arguments: [String], in folder: URL? = nil, output: URL, errors: URL) throws -> Process {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment
            .filter { !["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains($0.key) }
            .merging(environment) { $1 }
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try Self.emptyFile(output)
        process.standardError = try Self.emptyFile(errors)
        try process.runWithoutBlockedSignals()
        return process
    }

    private static func emptyFile(_ url: URL) throws -> FileHandle {
        try Data().write(to: url)
        return try FileHandle(forWritingTo: url)
    }
}
