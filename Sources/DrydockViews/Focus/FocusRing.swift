/// The mark around the view that keys act on: a blue ring between two light ones, to be seen on any colour.
package struct FocusRing {
    let window: UIWindow

    package init(window: UIWindow) {
        self.window = window
    }

    package func append(to builder: inout DisplayListBuilder) {
        // Pages that move would leave it behind.
        guard window.isFocusRingVisible, window.transitionCount == 0,
            let view = window.focusedView, view.window === window,
            view.isVisibleInHierarchy, !isBelowPresented(view), !isBesideModal(view),
            // A caret says as much.
            !(view.isFirstResponder && view is any UIKeyInput)
        else { return }
        guard let marked = view.focusRingView else { return }
        var frame = marked.convert(marked.bounds, to: window)
            .offsetBy(dx: window.frame.minX, dy: window.frame.minY)
        // Rows touch each other and the window's sides: their ring is inside.
        let isRow = marked !== view
        if isRow { frame = frame.insetBy(dx: FocusRing.reach, dy: FocusRing.reach) }
        let side = min(frame.width, frame.height)
        // Around an icon the ring is round: it keeps clear of what stands beside the corners.
        let isIcon = max(frame.width, frame.height) <= FocusRing.largestIcon
        let radius = isIcon ? side / 2 : min(isRow ? FocusRing.rowRadius : marked.shownCornerRadius, side / 2)
        ring(
            around: frame,
            radius: radius,
            outset: FocusRing.reach,
            width: 1,
            color: FocusRing.halo,
            in: &builder
        )
        ring(around: frame, radius: radius, outset: 4.5, width: 2.5, color: FocusRing.color, in: &builder)
        ring(around: frame, radius: radius, outset: 2, width: 1, color: FocusRing.halo, in: &builder)
    }

    /// The ring is drawn above everything: while a controller rises over the view, it would shine through.
    private func isBelowPresented(_ view: UIView) -> Bool {
        guard let root = window.rootViewController, root.topmostPresented !== root,
            let top = root.topmostPresented.viewIfLoaded
        else { return false }
        return !view.isDescendant(of: top)
    }

    private func isBesideModal(_ view: UIView) -> Bool {
        var (child, parent) = (view, view.superview)
        while let current = parent {
            if let modal = current.modalSubview, modal !== child { return true }
            (child, parent) = (current, current.superview)
        }
        return false
    }

    private func ring(
        around frame: CGRect,
        radius: CGFloat,
        outset: CGFloat,
        width: CGFloat,
        color: UIColor,
        in builder: inout DisplayListBuilder
    ) {
        let rect = frame.insetBy(dx: -outset, dy: -outset)
        builder.border(builder.shape(of: rect, radius: radius + outset), width: width, color)
    }

    /// Points of the longer side.
    private static let largestIcon: CGFloat = 24
    /// Points of the ring around a frame.
    private static let reach: CGFloat = 5.5
    private static let rowRadius: CGFloat = 4.5
    private static let color = UIColor.systemBlue
    private static let halo = UIColor(white: 1, alpha: 0.85)
}

extension UIView {
    /// The radius of the corners that are seen: the view's, or those of what fills it.
    var shownCornerRadius: CGFloat {
        let ground = subviewStorage.first { $0.layer.cornerRadius > 0 && $0.frame == boundsStorage }
        return max(layer.cornerRadius, ground?.layer.cornerRadius ?? 0)
    }

    /// Whether neither this view nor one that it is in is hidden.
    fileprivate var isVisibleInHierarchy: Bool {
        var view: UIView? = self
        while let current = view {
            if current.isHidden { return false }
            view = current.superview
        }
        return true
    }
}
