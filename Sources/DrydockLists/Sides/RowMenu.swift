import DrydockViews
import Foundation

/// The menu of a row that a finger rests on.
final class RowMenu {
    private var timer: SceneTimers.Timer?
    private let delegate: any RowMenuDelegate
    let interaction: UIContextMenuInteraction

    init(_ delegate: any RowMenuDelegate, of list: UIView) {
        self.delegate = delegate
        interaction = UIContextMenuInteraction(delegate: delegate, of: list)
    }

    /// A touch began on a row.
    /// - Parameter opened: is told that the row's menu is open.
    /// - Returns: whether it was the mouse's secondary button, which does nothing else.
    func began(_ touch: UITouch, _ event: UIEvent?, on path: IndexPath, opened: @escaping () -> Void) -> Bool
    {
        guard let list = interaction.view else { return false }
        let isSecondary = event?.buttonMask.contains(.secondary) == true
        let open = { [weak self, weak list] in
            guard let self, let list else { return }
            delegate.path = path
            if interaction.open(at: touch.location(in: list), isSecondary ? .compact : .rich) { opened() }
        }
        if isSecondary {
            open()
        } else if let scene = list.window?.windowScene {
            timer = scene.timers.schedule(at: scene.time + RowMenu.delay, for: list, open)
        }
        return isSecondary
    }

    /// The finger may go on to a row of the menu that it has opened.
    func moved(_ touch: UITouch) { interaction.track(touch.location(in:)) }

    func lifted() {
        ended()
        interaction.release()
    }

    func ended() { timer = nil }

    /// Seconds, after those in which the list waits for a drag.
    private static let delay: TimeInterval = 0.35
}

/// Asks a list's delegate about the menu of a row.
protocol RowMenuDelegate: UIContextMenuInteractionDelegate {
    /// The row whose menu is open or about to open.
    var path: IndexPath { get set }
}

extension UIScrollView {
    /// What the finger does that has opened a menu scrolls no more.
    func stopDragging() {
        guard panGestureRecognizer.isEnabled else { return }
        panGestureRecognizer.isEnabled = false
        panGestureRecognizer.isEnabled = true
    }
}
