import Drydock
import Testing

/// `drydock snapshots review` in a real window.
@Suite(
    .enabled(if: VirtualDisplay.isInstalled, "needs Xvfb and xdotool: apt-get install xvfb xdotool"),
    .serialized
)
struct ReviewWindowTests {
    @Test("A in the window accepts the failure, and Q closes it")
    func acceptInWindow() async throws {
        let folder = try ResultsFolder()
        try folder.fail("one", cause: "label font 13 → 14")
        let display = try VirtualDisplay(width: 1080, height: 760)
        defer { display.stop() }
        let black = try display.screenshot()
        let scratch = try TemporaryFolder.make()
        defer { try? FileManager.default.removeItem(at: scratch) }
        var command = try BuiltCommand()
        command.environment = ["DISPLAY": display.name]
        let process = try command.start(
            ["snapshots", "review"],
            in: folder.url,
            output: scratch.appendingPathComponent("out"),
            errors: scratch.appendingPathComponent("err")
        )
        defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
        try await wait(for: "the window") { try display.screenshot() != black }
        try display.type(key: "a")
        try await wait(for: "the reference") {
            folder.bytes(ResultsFolder.reference("one")) == ResultsFolder.picture(0xFFFF_0000)
        }
        try display.type(key: "q")
        try await wait(for: "the end") { !process.isRunning }
        #expect(process.terminationStatus == 0)
        #expect(try String(contentsOf: scratch.appendingPathComponent("err"), encoding: .utf8) == "")
    }

    private func wait(for what: String, _ condition: () throws -> Bool) async throws {
        for _ in 0..<400 {
            if try condition() { return }
            try await Task.sleep(for: .milliseconds(50))
        }
        try #require(Bool(false), "waited in vain for \(what)")
    }
}
