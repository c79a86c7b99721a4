import Drydock
import DrydockTesting
import Testing

/// Keys that the desktop window keeps for itself, and a screen leaves to the app.
struct WindowKeyTests {
    private final class Commands: UIViewController {
        private(set) var count = 0
        var input: Character = "t"

        override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(input: String(input), modifierFlags: .control, action: Commands.note)]
        }

        private func note() { count += 1 }
    }

    @Test(
        "the app's key commands get the keys with Ctrl that a window would take",
        arguments: ["r", "t", "k", "d"] as [Character]
    )
    func commands(key: Character) {
        let commands = Commands()
        commands.input = key
        let screen = Screen(size: CGSize(width: 100, height: 100), showsStatusBar: false) { commands }
        screen.press(.character(key), modifiers: .control)
        #expect(commands.count == 1)
    }

    @Test(
        "without a command such a key changes nothing",
        arguments: ["r", "t", "k", "d", "+", "-", "0"] as [Character]
    )
    func nothing(key: Character) {
        let screen = Screen(size: CGSize(width: 100, height: 100), showsStatusBar: false) {
            UIViewController()
        }
        let traits = screen.window.traitCollection
        let direction = screen.window.effectiveUserInterfaceLayoutDirection
        screen.press(.character(key), modifiers: .control)
        #expect(screen.window.traitCollection == traits)
        #expect(screen.window.effectiveUserInterfaceLayoutDirection == direction)
        #expect(!screen.host.isDebugOverlayVisible)
        #expect(!screen.host.scene.textInput.showsKeyboard)
    }
}
