import DrydockControls
import DrydockViews
public import Foundation

/// A button of an alert or an action sheet.
@preconcurrency @MainActor
public final class UIAlertAction: NSObject {
    public nonisolated enum Style: Int, Sendable {
        case `default` = 0
        /// Leaves everything as it is. There is one at most: the Escape key and taps beside an action sheet choose it.
        case cancel = 1
        /// Red: what it does cannot be taken back.
        case destructive = 2
    }

    public let title: String?
    public let style: Style
    let handler: ((UIAlertAction) -> Void)?
    /// The alert that shows the action.
    var changed: (() -> Void)?

    /// - Parameter handler: is called once the alert has gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    /// Whether the button can be tapped.
    public var isEnabled = true {
        didSet { if isEnabled != oldValue { changed?() } }
    }
}
