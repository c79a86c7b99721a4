import Foundation

/// The menu of a row that a finger rests on.
final class RowMenu {
    private var timer: SceneTimers.Timer?

    /// A touch began on a row.
    /// - Parameter open: opens the row's menu.
    /// - Returns: whether it was the mouse's secondary button, which does nothing else.
    func began(_ event: UIEvent?, in view: UIView, open: @escaping () -> Void) -> Bool {
        let isSecondary = event?.buttonMask.contains(.secondary) == true
        if isSecondary {
            open()
        } else if let scene = view.window?.windowScene {
            timer = scene.timers.schedule(at: scene.time + RowMenu.delay, open)
        }
        return isSecondary
    }

    func ended() { timer = nil }

    /// Seconds, after those in which the list waits for a drag.
    private static let delay: TimeInterval = 0.35
}

extension UIView {
    /// For lists.
    var rowMenu: RowMenu {
        if let menu = extras?.rowMenu { return menu }
        let menu = RowMenu()
        withExtras { $0.rowMenu = menu }
        return menu
    }
}

extension UIScrollView {
    /// What the finger does that has opened a menu scrolls no more.
    fileprivate func stopDragging() {
        guard panGestureRecognizer.isEnabled else { return }
        panGestureRecognizer.isEnabled = false
        panGestureRecognizer.isEnabled = true
    }
}

extension UITableView {
    func openMenu(_ path: IndexPath, _ touch: UITouch) {
        guard let cell = cellForRow(at: path), let delegate else { return }
        let point = touch.location(in: self)
        let configuration = delegate.tableView(
            self,
            contextMenuConfigurationForRowAt: path,
            point: point
        )
        guard configuration?.open(at: cell.frame, in: self) != nil else { return }
        pressCancelled()
        stopDragging()
    }
}

extension UICollectionView {
    func openMenu(_ path: IndexPath, _ touch: UITouch) {
        guard let cell = cellForItem(at: path), let delegate else { return }
        let point = touch.location(in: self)
        let configuration =
            delegate.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
            ?? delegate.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
        guard configuration?.open(at: cell.bounds, in: cell) != nil else { return }
        cancelPress()
        stopDragging()
    }
}
