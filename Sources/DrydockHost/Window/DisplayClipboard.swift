import DrydockPlatform

/// The desktop's clipboard, which the window's thread asks for.
final class DisplayClipboard: ClipboardService {
    private let display: DisplayThread
    private(set) var changeCount = 0

    init(_ display: DisplayThread) {
        self.display = display
    }

    /// Somebody has put something else there.
    func noteChange() {
        changeCount += 1
    }

    var string: String? {
        get { display.ask { $0.clipboard } ?? nil }
        set {
            changeCount += 1
            display.request { $0.clipboard = newValue }
        }
    }

    var hasString: Bool { display.ask { $0.hasClipboardText } ?? false }

    var primarySelection: String? {
        get { display.ask { $0.primarySelection } ?? nil }
        set { display.request { $0.primarySelection = newValue } }
    }
}
