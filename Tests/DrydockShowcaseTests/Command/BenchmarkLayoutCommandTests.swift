import Drydock
import Testing

/// `drydock-benchmark layout` reads what it writes, and says what is wrong with what it cannot read.
struct BenchmarkLayoutCommandTests {
    private func withFile<Value>(_ body: (BuiltCommand, String) throws -> Value) throws -> Value {
        try TemporaryFolder.with { folder in
            try body(try BuiltCommand("drydock-benchmark"), folder.appendingPathComponent("system.json").path)
        }
    }

    @Test(
        "a written workload can be solved",
        arguments: [
            "flat", "tree", "form", "priorities", "caps", "ties", "nested", "centering", "some-centres",
            "distances", "stacks",
        ]
    )
    func roundTrip(workload: String) throws {
        try withFile { command, file in
            let written = try command.run("layout", "write", workload, file, "--views", "17")
            #expect(written.exitCode == 0)
            #expect(written.output.isEmpty)
            let solved = try command.run("layout", "solve", file)
            #expect(solved.exitCode == 0)
            let counts = ["centering": 34, "some-centres": 33, "distances": 33, "stacks": 16]
            #expect(solved.lines.count == counts[workload, default: 17])
        }
    }

    @Test("a written column has the frames that its constraints say")
    func frames() throws {
        try withFile { command, file in
            _ = try command.run("layout", "write", "flat", file, "--views", "3")
            let solved = try command.run("layout", "solve", file)
            #expect(solved.lines == ["1 16 8 358 40", "2 16 56 358 47", "3 16 111 358 54"])
        }
    }

    @Test(
        "a file that makes no sense ends with 65 and says why",
        arguments: [
            ("nonsense", "system.json: "),
            ("{}", "no \"root\""),
            (
                #"{"root":{"w":1,"h":1},"nonNegativeSizes":true,"views":[{"id":1,"parent":7}],"constraints":[]}"#,
                "view 1: there is no parent 7"
            ),
        ]
    )
    func badFile(content: String, message: String) throws {
        try withFile { command, file in
            try Data(content.utf8).write(to: URL(fileURLWithPath: file))
            let result = try command.run("layout", "solve", file)
            #expect(result.exitCode == 65)
            #expect(result.errors.contains(message))
        }
    }

    @Test("a bad argument ends with 64, a place that cannot be written to with 73")
    func badArguments() throws {
        try withFile { command, file in
            #expect(try command.run("layout", "write", "nosuch", file).exitCode == 64)
            #expect(try command.run("layout", "write", "flat", file, "--views", "0").exitCode == 64)
            let result = try command.run("layout", "write", "flat", "/dev/null/system.json")
            #expect(result.exitCode == 73)
            #expect(result.errors.contains("/dev/null/system.json: cannot be written"))
        }
    }

    @Test("a rival's times are set beside the solver's; one that fails or does not exist is named")
    func rival() throws {
        try withFile { command, file in
            let run = [
                "layout", "run", "--workload", "flat", "--views", "10", "--operation", "first", "--rival",
            ]
            try Data("#!/bin/sh\necho 1e9\n".utf8).write(to: URL(fileURLWithPath: file))
            let missing = try command.run(arguments: run + [file + "x"])
            #expect(missing.exitCode != 0)
            #expect(missing.errors.contains("cannot start \(file)x"))
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
            let compared = try command.run(arguments: run + [file])
            #expect(compared.exitCode == 0)
            #expect(compared.lines.count == 2)
            #expect(compared.lines.last?.contains("1000000000.00") == true)
            let failing = try command.run(arguments: run + ["/bin/false"])
            #expect(failing.errors.contains("/bin/false first ended with 1"))
        }
    }
}
