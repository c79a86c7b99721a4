import DrydockRaster

/// What few views have, so that the others need not make room for it.
final class ViewExtras {
    /// Nil for the identity.
    var transform: CGAffineTransform?
    var mask: UIView?
    /// The view that this one masks.
    weak var maskedView: UIView?
    var picture: DrawnPicture?
    var gestureRecognizers: [UIGestureRecognizer] = []
    var pointerShape: ((CGPoint) -> PointerShape?)?
}

/// What `draw(_:)` has drawn.
struct DrawnPicture {
    /// In pixels from the bounds' top left corner.
    let list: DisplayList
    let size: CGSize
    let scale: CGFloat
}

extension UIView {
    func withExtras(_ change: (ViewExtras) -> Void) {
        let extras = self.extras ?? ViewExtras()
        change(extras)
        self.extras = extras
    }

    func setMask(_ mask: UIView?) {
        guard mask !== extras?.mask else { return }
        extras?.mask?.extras?.maskedView = nil
        mask?.removeFromSuperview()
        mask?.withExtras { $0.maskedView = self }
        withExtras { $0.mask = mask }
        markDisplayNeeded()
    }

    /// Has the window drawn anew, with pictures as they are.
    func markDisplayNeeded() {
        if let window {
            window.isDisplayNeeded = true
        } else if let masked = root.extras?.maskedView {
            masked.markDisplayNeeded()
        }
    }
}
