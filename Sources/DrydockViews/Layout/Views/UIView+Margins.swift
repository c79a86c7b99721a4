extension UIView {
    func setMargins(_ margins: UIEdgeInsets) {
        directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: margins.top,
            leading: isRightToLeft ? margins.right : margins.left,
            bottom: margins.bottom,
            trailing: isRightToLeft ? margins.left : margins.right
        )
    }

    /// The margins that were set, and what the controller asks for.
    var ownMargins: NSDirectionalEdgeInsets {
        let own = layoutNode.insets?.margins
        guard let viewController, viewController.viewRespectsSystemMinimumLayoutMargins else {
            return own ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        }
        let minimum = viewController.systemMinimumLayoutMargins
        guard let own else { return minimum }
        return NSDirectionalEdgeInsets(
            top: max(own.top, minimum.top),
            leading: max(own.leading, minimum.leading),
            bottom: max(own.bottom, minimum.bottom),
            trailing: max(own.trailing, minimum.trailing)
        )
    }

    func setMargins(_ margins: NSDirectionalEdgeInsets) {
        require(
            margins.top.isFinite && margins.leading.isFinite && margins.bottom.isFinite
                && margins.trailing.isFinite,
            "\(debugName).layoutMargins: \(margins) is not finite"
        )
        guard margins != layoutNode.insets?.margins else { return }
        layoutNode.insetsForWriting.margins = margins
        marginsMayHaveChanged()
    }

    /// Whether the margins are at least what is left of the superview's.
    public var preservesSuperviewLayoutMargins: Bool {
        get { layoutNode.insets?.preservesSuperviewMargins ?? false }
        set {
            guard newValue != preservesSuperviewLayoutMargins else { return }
            layoutNode.insetsForWriting.preservesSuperviewMargins = newValue
            marginsMayHaveChanged()
        }
    }

    /// Whether the safe area is added to the margins.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { layoutNode.insets?.followsSafeArea ?? true }
        set {
            guard newValue != insetsLayoutMarginsFromSafeArea else { return }
            layoutNode.insetsForWriting.followsSafeArea = newValue
            marginsMayHaveChanged()
        }
    }

    /// Whether the margins at the sides are so wide that there is no more than a readable width between them, as a document of
    /// Interface Builder may ask.
    package var followsReadableWidth: Bool {
        get { layoutNode.insets?.followsReadableWidth ?? false }
        set {
            guard newValue != followsReadableWidth else { return }
            layoutNode.insetsForWriting.followsReadableWidth = newValue
            marginsMayHaveChanged()
        }
    }

    /// The part of the view inside its margins.
    public var layoutMarginsGuide: UILayoutGuide {
        let insets = layoutNode.insetsForWriting
        if let guide = insets.marginsGuide { return guide }
        let guide = UILayoutGuide(kind: .margins, owner: self)
        guide.identifier = "UIViewLayoutMarginsGuide"
        insets.marginsGuide = guide
        return guide
    }

    var effectiveMargins: UIEdgeInsets {
        let own = ownMargins
        var margins = UIEdgeInsets(
            top: own.top,
            left: isRightToLeft ? own.trailing : own.leading,
            bottom: own.bottom,
            right: isRightToLeft ? own.leading : own.trailing
        )
        if insetsLayoutMarginsFromSafeArea {
            let safeArea = safeAreaInsets
            margins.top += safeArea.top
            margins.left += safeArea.left
            margins.bottom += safeArea.bottom
            margins.right += safeArea.right
        }
        if preservesSuperviewLayoutMargins, let superview = superviewStorage {
            let outer = superview.marginsReached(by: untransformedFrame)
            margins.top = max(margins.top, outer.top)
            margins.left = max(margins.left, outer.left)
            margins.bottom = max(margins.bottom, outer.bottom)
            margins.right = max(margins.right, outer.right)
        }
        if followsReadableWidth {
            let room = boundsStorage.width - margins.left - margins.right
            let surplus = max((room - longestReadableWidth) / 2, 0)
            margins.left += surplus
            margins.right += surplus
        }
        return margins
    }

    /// How far a subview reaches into the margins, and beyond them.
    private func marginsReached(by frame: CGRect) -> UIEdgeInsets {
        let (margins, size) = (layoutMargins, boundsStorage.size)
        var reached = UIEdgeInsets(
            top: margins.top - frame.minY,
            left: margins.left - frame.minX,
            bottom: margins.bottom - (size.height - frame.maxY),
            right: margins.right - (size.width - frame.maxX)
        )
        guard layoutNode.isScrolling else { return reached }
        // What is scrolled goes on beyond the edges. Its margins would grow with it without end, and those of what lies beyond
        // with the way there.
        reached.top = frame.maxY <= 0 ? 0 : min(reached.top, margins.top)
        reached.left = frame.maxX <= 0 ? 0 : min(reached.left, margins.left)
        reached.bottom = frame.minY >= size.height ? 0 : min(reached.bottom, margins.bottom)
        reached.right = frame.minX >= size.width ? 0 : min(reached.right, margins.right)
        return reached
    }

    func marginsMayHaveChanged() {
        mark([.engine, .layout])
        noteMargins()
        for subview in subviewStorage where subview.preservesSuperviewLayoutMargins {
            subview.marginsMayHaveChanged()
        }
    }

    /// Tells the view when its effective margins differ from what it was last told.
    func noteMargins() {
        guard let insets = layoutNode.insets else { return }
        let margins = layoutMargins
        guard margins != insets.reportedMargins else { return }
        insets.reportedMargins = margins
        layoutMarginsDidChange()
        viewController?.viewLayoutMarginsDidChange()
    }
}

extension UIViewController {
    /// See `systemMinimumLayoutMargins`.
    var systemMargins: NSDirectionalEdgeInsets {
        let side = (viewIfLoaded?.boundsStorage.width ?? 0).systemMargin
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
}

extension CGFloat {
    /// The margin at the sides of controllers, bars, tables and lists of this width, in points.
    ///
    /// Source: pictures that iOS recorded, 16 at 375 points, 20 at 393 and at 414. Between 375 and 393 nothing is measured; 390
    /// keeps 16, the usual margin of layouts for that width.
    package var systemMargin: CGFloat { self >= Self.leastWideWidth ? 20 : 16 }

    private static let leastWideWidth: CGFloat = 393
}
