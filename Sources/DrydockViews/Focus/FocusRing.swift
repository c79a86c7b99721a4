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
        guard !isRow, radius == 0, let cut = marked.cutCorners else {
            return rings(around: frame, radius: radius, in: &builder)
        }
        // Each quarter is round as its corner is.
        for (corner, quarter) in quarters(of: frame.insetBy(dx: -FocusRing.reach, dy: -FocusRing.reach)) {
            let radius = cut.corners.contains(corner) ? min(cut.radius, side / 2) : 0
            builder.clip(to: builder.shape(of: quarter)) {
                rings(around: frame, radius: radius, in: &$0)
            }
        }
    }

    private func rings(around frame: CGRect, radius: CGFloat, in builder: inout DisplayListBuilder) {
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

    private func quarters(of rect: CGRect) -> [(corner: CACornerMask, rect: CGRect)] {
        let half = CGSize(width: rect.width / 2, height: rect.height / 2)
        return [
            (.layerMinXMinYCorner, CGRect(origin: CGPoint(x: rect.minX, y: rect.minY), size: half)),
            (.layerMaxXMinYCorner, CGRect(origin: CGPoint(x: rect.midX, y: rect.minY), size: half)),
            (.layerMinXMaxYCorner, CGRect(origin: CGPoint(x: rect.minX, y: rect.midY), size: half)),
            (.layerMaxXMaxYCorner, CGRect(origin: CGPoint(x: rect.midX, y: rect.midY), size: half)),
        ]
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

    /// The corners that the nearest view around this one with round corners cuts off, and their radius; nil for none.
    package var cutCorners: (radius: CGFloat, corners: CACornerMask)? {
        var next = superview
        while let current = next {
            next = current.superview
            let radius = current.layer.cornerRadius
            guard current.clipsToBounds, radius > 0 else { continue }
            let (frame, bounds) = (convert(boundsStorage, to: current), current.bounds)
            func touch(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 0.5 }
            let (left, right) = (touch(frame.minX, bounds.minX), touch(frame.maxX, bounds.maxX))
            let (top, bottom) = (touch(frame.minY, bounds.minY), touch(frame.maxY, bounds.maxY))
            var corners: CACornerMask = []
            if left, top { corners.insert(.layerMinXMinYCorner) }
            if right, top { corners.insert(.layerMaxXMinYCorner) }
            if left, bottom { corners.insert(.layerMinXMaxYCorner) }
            if right, bottom { corners.insert(.layerMaxXMaxYCorner) }
            corners.formIntersection(current.layer.maskedCorners)
            return corners.isEmpty ? nil : (radius, corners)
        }
        return nil
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
