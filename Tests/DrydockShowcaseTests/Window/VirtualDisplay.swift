import Drydock
import DrydockRaster
import Testing

/// An X server that shows its screen to nobody but the test.
final class VirtualDisplay {
    nonisolated static let isInstalled = ["Xvfb", "xdotool"].allSatisfy { tool($0) != nil }

    let name: String
    private let server = Process()
    private let folder: URL

    /// Starts a server with a screen of `width` × `height` pixels and waits until it takes connections.
    init(width: Int, height: Int) throws {
        folder = try TemporaryFolder.make()
        let pipe = Pipe()
        server.executableURL = try Self.executable("Xvfb")
        // The server picks a free number and writes it to its output. Its screen is a file, read as it changes.
        server.arguments = [
            "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.path, "-nocursor",
            "-nolisten", "tcp", "-noreset",
        ]
        server.standardOutput = pipe
        server.standardError = FileHandle.nullDevice
        try server.runWithoutBlockedSignals()
        var number = ""
        while let byte = try pipe.fileHandleForReading.read(upToCount: 1), !byte.isEmpty, byte != Data([10]) {
            number += String(decoding: byte, as: UTF8.self)
        }
        name = ":\(try #require(Int(number), "Xvfb did not start"))"
    }

    func stop() {
        server.terminate()
        server.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    /// The bytes of the pixels that the screen shows now; see `XWindowDump`.
    func screenshot() throws -> Data {
        try XWindowDump.pixels(of: Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0")))
    }

    /// Presses and releases the left mouse button.
    func click(x: Int, y: Int) throws {
        try xdotool("mousemove", "\(x)", "\(y)", "click", "1")
    }

    /// Moves the mouse with the left button held.
    func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) throws {
        try xdotool("mousemove", "\(start.x)", "\(start.y)", "mousedown", "1")
        try xdotool("mousemove", "\(end.x)", "\(end.y)")
        try xdotool("mouseup", "1")
    }

    /// Turns the mouse's wheel down by notches.
    func wheelDown(x: Int, y: Int, notches: Int) throws {
        try xdotool("mousemove", "\(x)", "\(y)")
        for _ in 0..<notches { try xdotool("click", "5") }
    }

    func type(key: String) throws {
        try xdotool("key", key)
    }

    func type(text: String) throws {
        try xdotool("type", text)
    }

    private func xdotool(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = try Self.executable("xdotool")
        process.arguments = arguments
        process.environment = ["DISPLAY": name]
        try process.runWithoutBlockedSignals()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    private nonisolated static func tool(_ name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private static func executable(_ name: String) throws -> URL {
        let path = tool(name)
        return URL(fileURLWithPath: try #require(path, "\(name) is not installed"))
    }
}
