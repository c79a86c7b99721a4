import DrydockPNG
import DrydockPlatform
import DrydockRaster
import Foundation
import Testing

/// Debian's Chromium without a window, driven by its DevTools protocol over two named pipes.
final class HeadlessBrowser {
    static let executable = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    enum Failure: Error {
        case closed, timeout(String), refused(String)
    }

    private let folder: URL
    private let process = Process()
    private let input: Int32
    private let output: Int32
    private var received: [UInt8] = []
    private var nextIdentifier = 1
    private var session: String?
    /// What the page's script threw.
    private(set) var exceptions: [String] = []

    init(width: Int = 1280, height: Int = 800, isDark: Bool = false) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("drydock-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let paths = [folder.path + "/in", folder.path + "/out"]
        for path in paths { guard mkfifo(path, 0o600) == 0 else { throw Failure.refused(path) } }
        // Both ways, so that neither side waits for the other.
        input = open(paths[0], O_RDWR | O_CLOEXEC)
        output = open(paths[1], O_RDWR | O_CLOEXEC)
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", #"exec "$@" 3<"$IN" 4>"$OUT""#, "sh", try #require(Self.executable), "--headless",
            "--no-sandbox",
            "--disable-gpu", "--no-first-run", "--remote-debugging-pipe",
            "--user-data-dir=\(folder.path)/profile", "about:blank",
        ]
        process.environment = ProcessInfo.processInfo.environment
            // It leaves folders of its own where temporary files go.
            .merging(["IN": paths[0], "OUT": paths[1], "HOME": folder.path, "TMPDIR": folder.path]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        var target: String?
        for _ in 0..<100 where target == nil {
            let targets = try call("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
            target = targets.first { $0["type"] as? String == "page" }?["targetId"] as? String
            if target == nil { usleep(50_000) }
        }
        let identifier = try #require(target, "Chromium has no page")
        session =
            try call("Target.attachToTarget", ["targetId": identifier, "flatten": true])["sessionId"]
            as? String
        try call("Runtime.enable")
        try call("Page.enable")
        try call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false]
        )
        try prefer(isDark: isDark)
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
        close(input)
        close(output)
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: - A person's verbs

    func show(_ page: String) throws {
        let file = folder.appendingPathComponent("page.html")
        try page.write(to: file, atomically: true, encoding: .utf8)
        try call("Page.navigate", ["url": file.absoluteString])
        try wait(for: "document.readyState === 'complete' && !!document.querySelector('article.current')")
    }

    /// A key by the name that scripts know it by.
    func press(_ key: String, shift: Bool = false, alt: Bool = false) throws {
        let modifiers = (alt ? 1 : 0) + (shift ? 8 : 0)
        var event: [String: Any] = ["type": "keyDown", "key": key, "modifiers": modifiers]
        if key.count == 1 { event["text"] = key }
        try call("Input.dispatchKeyEvent", event)
        event["type"] = "keyUp"
        event["text"] = nil
        try call("Input.dispatchKeyEvent", event)
    }

    func type(_ text: String) throws {
        for character in text { try press(String(character)) }
    }

    func prefer(isDark: Bool) throws {
        let feature = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
        // Blinking by itself would make tests depend on time.
        let still = ["name": "prefers-reduced-motion", "value": "reduce"]
        try call("Emulation.setEmulatedMedia", ["features": [feature, still]])
    }

    func screenshot() throws -> Bitmap {
        let text = try #require(try call("Page.captureScreenshot")["data"] as? String)
        return try ImageReader.decode(Array(try #require(Data(base64Encoded: text))))
    }

    @discardableResult
    func evaluate(_ script: String) throws -> Any? {
        let result = try call("Runtime.evaluate", ["expression": script, "returnByValue": true])
        if let details = result["exceptionDetails"] as? [String: Any] { throw Failure.refused("\(details)") }
        return (result["result"] as? [String: Any])?["value"]
    }

    func text(_ script: String) throws -> String { try evaluate(script) as? String ?? "" }

    /// Waits until a condition of the page's holds; the limit only ends a test that would wait for ever.
    func wait(for condition: String) throws {
        for _ in 0..<200 {
            if try evaluate(condition) as? Bool == true { return }
            usleep(25_000)
        }
        throw Failure.timeout(condition)
    }

    // MARK: - Protocol

    @discardableResult
    private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        let identifier = nextIdentifier
        nextIdentifier += 1
        var message: [String: Any] = ["id": identifier, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        var rest = [UInt8](try JSONSerialization.data(withJSONObject: message)) + [0]
        while !rest.isEmpty {
            let count = write(input, rest, rest.count)
            guard count > 0 else { throw Failure.closed }
            rest.removeFirst(count)
        }
        while true {
            let answer = try nextMessage()
            if answer["method"] as? String == "Runtime.exceptionThrown" { exceptions.append("\(answer)") }
            guard answer["id"] as? Int == identifier else { continue }
            if let error = answer["error"] { throw Failure.refused("\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    private func nextMessage() throws -> [String: Any] {
        while true {
            if let end = received.firstIndex(of: 0) {
                let object = try JSONSerialization.jsonObject(with: Data(received[..<end]))
                received.removeFirst(end + 1)
                return object as? [String: Any] ?? [:]
            }
            var descriptor = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            guard poll(&descriptor, 1, 30_000) > 0 else { throw Failure.timeout("an answer") }
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(output, &buffer, buffer.count)
            guard count > 0 else { throw Failure.closed }
            received += buffer[..<count]
        }
    }
}
