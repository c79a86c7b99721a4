/// The system's clipboard and its primary selection, as a scene's host has them.
package protocol ClipboardService: AnyObject {
    /// Text on the clipboard; nil for none.
    var string: String? { get set }
    var hasString: Bool { get }
    /// What was selected last anywhere, which the middle button pastes; nil for none.
    var primarySelection: String? { get set }
    /// Grows whenever the clipboard has something else.
    var changeCount: Int { get }
}

/// The clipboard of a scene without a window: a test's or a picture's own.
final class MemoryClipboard: ClipboardService {
    var string: String? {
        didSet { changeCount += 1 }
    }
    var hasString: Bool { string != nil }
    var primarySelection: String?
    private(set) var changeCount = 0
}
