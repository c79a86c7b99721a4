import Drydock
import DrydockCatalogue
import DrydockPlatform
import DrydockRaster
import DrydockShowcase
import Testing

@Suite(
    .enabled(if: VirtualDisplay.isInstalled, "needs Xvfb and xdotool: apt-get install xvfb xdotool"),
    .serialized
)
struct WindowInputTests {
    @Test("typing and dragging do in the window what they do in a test")
    func editing() async throws {
        try await withWindow(showing: "fields") { window, host in
            let name = try #require(views(UITextField.self, in: host).first { $0.placeholder == "Name" })
            let place = name.convert(CGPoint(x: 60, y: name.bounds.midY), to: nil)
            try window.display.click(x: Int(place.x), y: Int(place.y))
            press(host, place, place)
            try await window.waitFor(host, "the caret")
            try window.display.type(text: "Ada L.")
            host.handle(.text("Ada L."))
            try await window.waitFor(host, "what was typed")

            let note = try #require(views(UITextView.self, in: host).first)
            let (start, end) = (point(2, in: note), point(20, in: note))
            try window.display.drag(from: pixel(start), to: pixel(end))
            press(host, start, end)
            #expect(note.selectedRange.length == 18)
            try await window.waitFor(host, "the selection")
            try window.display.type(key: "ctrl+x")
            try window.display.type(key: "ctrl+v")
            host.perform { note.selectedRange = NSRange(location: 20, length: 0) }
            try await window.waitFor(host, "what was cut and pasted")
        }
    }

    /// SDL reads a clipboard in one piece only, and takes others for empty ones.
    @Test("a text that another program hands over in pieces, as large ones are, is pasted")
    func pieces() async throws {
        try await withWindow(showing: "fields") { window, host in
            let name = try #require(views(UITextField.self, in: host).first { $0.placeholder == "Name" })
            let place = name.convert(CGPoint(x: 60, y: name.bounds.midY), to: nil)
            try window.display.click(x: Int(place.x), y: Int(place.y))
            press(host, place, place)
            let text = "Ada Lovelace, née Byron"
            let clipboard = try PiecewiseClipboard(text, piece: 5, display: window.display.name)
            defer { clipboard.stop() }
            try window.display.type(key: "ctrl+v")
            host.handle(.text(text))
            try await window.waitFor(host, "what was pasted")
            #expect(clipboard.handedPieces == 6)
        }
    }

    @Test("the wheel scrolls in the window as it does in a test")
    func wheel() async throws {
        try await withWindow(showing: "scrolling-top") { window, host in
            let scroll = try #require(views(UIScrollView.self, in: host).first)
            let middle = scroll.convert(CGPoint(x: scroll.bounds.midX, y: scroll.bounds.midY), to: nil)
            try window.display.wheelDown(x: Int(middle.x), y: Int(middle.y), notches: 2)
            for _ in 0..<2 {
                host.handle(.scroll(ScrollEvent(x: middle.x, y: middle.y, deltaX: 0, deltaY: -1)))
            }
            host.finishAnimations()
            #expect(scroll.contentOffset.y > 0)
            try await window.waitFor(host, "the scrolled rows")
        }
    }

    @Test("Ctrl-K brings a keyboard, whose keys type under the mouse")
    func keyboard() async throws {
        try await withWindow(showing: "fields") { window, host in
            let name = try #require(views(UITextField.self, in: host).first { $0.placeholder == "Name" })
            let place = name.convert(CGPoint(x: 60, y: name.bounds.midY), to: nil)
            try window.display.click(x: Int(place.x), y: Int(place.y))
            press(host, place, place)
            try window.display.type(key: "ctrl+k")
            host.perform { host.scene.textInput.showsKeyboard = true }
            host.finishAnimations()
            let keys = host.windows.flatMap { views(UIControl.self, in: $0) }
            for label in ["a", "d", "space", "delete", "a"] {
                let key = try #require(keys.first { $0.accessibilityLabel?.lowercased() == label })
                let middle = key.convert(CGPoint(x: key.bounds.midX, y: key.bounds.midY), to: nil)
                try window.display.click(x: Int(middle.x), y: Int(middle.y))
                press(host, middle, middle)
            }
            #expect(name.text == "Ada")
            host.finishAnimations()
            try await window.waitFor(host, "what the keys have typed")
        }
    }

    /// Where in the window a caret in front of a character stands.
    private func point(_ offset: Int, in view: UITextView) -> CGPoint {
        guard let position = view.position(from: view.beginningOfDocument, offset: offset) else {
            return .zero
        }
        let rect = view.caretRect(for: position)
        return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    private func pixel(_ point: CGPoint) -> (x: Int, y: Int) { (Int(point.x), Int(point.y)) }

    private func press(_ host: ApplicationHost, _ start: CGPoint, _ end: CGPoint) {
        func send(_ phase: PointerEvent.Phase, _ point: CGPoint) {
            host.handle(
                .pointer(PointerEvent(phase: phase, x: point.x.rounded(.down), y: point.y.rounded(.down)))
            )
            host.update()
        }
        send(.began, start)
        if start != end { send(.moved, end) }
        send(.ended, end)
    }

    private func views<View: UIView>(_ type: View.Type, in host: ApplicationHost) -> [View] {
        views(type, in: host.window)
    }

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        [view as? View].compactMap { $0 } + view.subviews.flatMap { views(type, in: $0) }
    }

    // MARK: - The window

    /// The demo's window, which fills the screen.
    private struct ShownWindow {
        let display: VirtualDisplay
        let process: Process
        let errors: URL

        /// Waits until the window shows exactly what a host does. The limit only ends a test that would wait for ever.
        func waitFor(_ host: ApplicationHost, _ what: String) async throws {
            let bitmap = host.render().bitmap
            let expected = [0, 255].map { XWindowDump.pixels(of: bitmap, fourthByte: $0) }
            for _ in 0..<400 {
                let said = try String(contentsOf: errors, encoding: .utf8)
                try #require(process.isRunning, "the demo ended by itself: \(said)")
                if expected.contains(try display.screenshot()) { return }
                try await Task.sleep(for: .milliseconds(50))
            }
            try #require(Bool(false), "waited in vain for the window to show \(what)")
        }
    }

    private func withWindow(
        showing name: String,
        _ body: (ShownWindow, ApplicationHost) async throws -> Void
    ) async throws {
        let size = CatalogueEntry.referenceSize
        let entry = try #require(showcase[name])
        let host = ApplicationHost(size: size, scale: 1)
        host.perform { entry.showInWindow(of: host) }
        let display = try VirtualDisplay(width: Int(size.width), height: Int(size.height))
        defer { display.stop() }
        let scratch = try TemporaryFolder.make()
        defer { try? FileManager.default.removeItem(at: scratch) }
        let errors = scratch.appendingPathComponent("err")
        var command = try BuiltCommand()
        command.environment = ["DISPLAY": display.name]
        let process = try command.start(
            ["show", name],
            output: scratch.appendingPathComponent("out"),
            errors: errors
        )
        defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
        let window = ShownWindow(display: display, process: process, errors: errors)
        try await window.waitFor(host, "what it begins with")
        try await body(window, host)
        #expect(try String(contentsOf: errors, encoding: .utf8) == "")
    }
}
