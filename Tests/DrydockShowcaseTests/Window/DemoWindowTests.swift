import Drydock
import DrydockCatalogue
import DrydockRaster
import DrydockShowcase
import Testing

@Suite(
    .enabled(if: VirtualDisplay.isInstalled, "needs Xvfb and xdotool: apt-get install xvfb xdotool"),
    .serialized
)
struct DemoWindowTests {
    @Test("the demo opens, shows home, slides the modal in and out at clicks, and closes cleanly")
    func demo() async throws {
        try await withDemoWindow { demo in
            try await demo.waitFor("home")
            try demo.display.click(x: 195, y: 512)
            try await demo.waitFor("modal")
            try demo.display.click(x: 372, y: 38)
            try await demo.waitFor("home")
        }
    }

    @Test("Escape dismisses the modal, and Ctrl-R switches the writing direction")
    func keyboard() async throws {
        try await withDemoWindow { demo in
            try await demo.waitFor("home")
            try demo.display.click(x: 195, y: 512)
            try await demo.waitFor("modal")
            try demo.display.type(key: "ctrl+r")
            try await demo.waitFor("modal", direction: .rightToLeft)
            try demo.display.type(key: "Escape")
            try await demo.waitFor("home", direction: .rightToLeft)
        }
    }

    @Test("the demo opens the home of all scenes, from which a scene is opened and closed")
    func scenes() async throws {
        try await withDemoWindow(arguments: []) { demo in
            try await demo.waitFor("scenes")
            let home = try scenePlace()
            try demo.display.click(x: Int(home.x), y: Int(home.y))
            try await demo.waitForAnother(than: "scenes")
            try demo.display.type(key: "Escape")
            try await demo.waitFor("scenes")
        }
    }

    /// Where the first row is.
    private func scenePlace() throws -> CGPoint {
        let host = try #require(showcase["scenes"]).makeHost()
        var views: [UIView] = [host.window]
        var cells: [UITableViewCell] = []
        while let view = views.popLast() {
            if let cell = view as? UITableViewCell { cells.append(cell) }
            views += view.subviews
        }
        let cell = try #require(
            cells.first { ($0.contentConfiguration as? UIListContentConfiguration)?.text == "Home" }
        )
        return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    }

    private struct RunningDemo {
        let display: VirtualDisplay
        let process: Process
        let errors: URL

        /// What the demo has written to standard error.
        func said() throws -> String { try String(contentsOf: errors, encoding: .utf8) }

        /// Waits until the window, which fills the screen, shows exactly a picture. The limit only ends a test that
        /// would wait for ever.
        func waitFor(_ scene: String, direction: UIUserInterfaceLayoutDirection = .leftToRight) async throws {
            let host = try #require(showcase[scene]).makeHost(direction: direction)
            let bitmap = host.render().bitmap
            let expected = [0, 255].map { XWindowDump.pixels(of: bitmap, fourthByte: $0) }
            try await wait(for: "the window to show \(scene)") {
                let said = try said()
                try #require(process.isRunning, "the demo ended by itself: \(said)")
                return expected.contains(try display.screenshot())
            }
        }

        /// Waits until the window shows something else, and stands still.
        func waitForAnother(than scene: String) async throws {
            let host = try #require(showcase[scene]).makeHost()
            let bitmap = host.render().bitmap
            let present = [0, 255].map { XWindowDump.pixels(of: bitmap, fourthByte: $0) }
            var last = Data()
            try await wait(for: "the window to show something else than \(scene)") {
                let shown = try display.screenshot()
                defer { last = shown }
                return shown == last && !present.contains(shown)
            }
        }

        func waitForEnd() async throws {
            try await wait(for: "the demo to end") { !process.isRunning }
        }

        private func wait(for what: String, _ condition: () throws -> Bool) async throws {
            for _ in 0..<400 {
                if try condition() { return }
                try await Task.sleep(for: .milliseconds(50))
            }
            try #require(Bool(false), "waited in vain for \(what)")
        }
    }

    private func withDemoWindow(
        arguments: [String] = ["show", "home"],
        _ body: (RunningDemo) async throws -> Void
    ) async throws {
        let size = CatalogueEntry.referenceSize
        let display = try VirtualDisplay(width: Int(size.width), height: Int(size.height))
        defer { display.stop() }
        let scratch = try TemporaryFolder.make()
        defer { try? FileManager.default.removeItem(at: scratch) }
        let errors = scratch.appendingPathComponent("err")
        var command = try BuiltCommand()
        command.environment = ["DISPLAY": display.name]
        let process = try command.start(
            arguments,
            output: scratch.appendingPathComponent("out"),
            errors: errors
        )
        defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
        let demo = RunningDemo(display: display, process: process, errors: errors)
        try await body(demo)
        try display.type(key: "ctrl+q")
        try await demo.waitForEnd()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
        #expect(try demo.said() == "")
    }
}
