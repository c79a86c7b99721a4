import Drydock
import DrydockShowcase
import Testing

/// The shell does what no Process can: closes a stream.
struct StandardStreamTests {
    private func run(_ script: String, in folder: URL) throws -> BuiltCommand.Result {
        var shell = BuiltCommand(executable: URL(fileURLWithPath: "/bin/sh"))
        shell.environment = ["DRYDOCK": try BuiltCommand().executable.path]
        return try shell.run("-c", script, in: folder)
    }

    @Test(
        "a full or closed standard output ends with 73 and says so",
        arguments: ["list", "tree home", "export --output . dismiss", "--help"],
        [">/dev/full", ">&-"]
    )
    func output(arguments: String, redirection: String) throws {
        try TemporaryFolder.with { folder in
            let result = try run("\"$DRYDOCK\" \(arguments) \(redirection)", in: folder)
            #expect(result.exitCode == 73)
            #expect(result.errors.hasPrefix("drydock: error: standard output cannot be written"))
        }
    }

    @Test(
        "a picture is whole though nobody can be told of it",
        arguments: [">/dev/full", ">&-", "<&- >&- 2>&-"]
    )
    func picture(redirection: String) throws {
        try TemporaryFolder.with { folder in
            let result = try run("\"$DRYDOCK\" export --output . dismiss \(redirection)", in: folder)
            #expect(result.exitCode == 73)
            let other = try run("\"$DRYDOCK\" export --output other dismiss", in: folder)
            #expect(other.exitCode == 0)
            let names = ["dismiss.png", "other/dismiss.png"]
            let pictures = try names.map { try Data(contentsOf: folder.appendingPathComponent($0)) }
            #expect(pictures[0] == pictures[1])
        }
    }

    @Test(
        "a full or closed standard error keeps the exit code that the failure has",
        arguments: [("export --output /proc/none dismiss", 73), ("tree none", 64), ("show", 69)]
            as [(String, Int32)],
        ["2>/dev/full", "2>&-"]
    )
    func errors(failure: (arguments: String, code: Int32), redirection: String) throws {
        try TemporaryFolder.with { folder in
            let result = try run("\"$DRYDOCK\" \(failure.arguments) \(redirection)", in: folder)
            #expect(result.exitCode == failure.code)
        }
    }
}
