import Drydock
import Testing

struct ApplicationMainTests {
    @Test("an application without a display exits with 69 and names the remedy")
    func noDisplay() async throws {
        let result = await #expect(
            processExitsWith: .exitCode(EX_UNAVAILABLE),
            observing: [\.standardErrorContent]
        ) {
            for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { unsetenv(name) }
            await MainActor.run { Launcher.main() }
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains(": error: there is no display"))
        #expect(message.contains("xvfb"))
    }
}

/// An application as its author writes it, without the launch.
private final class Launcher: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}
