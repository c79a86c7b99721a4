extension UIView {
    /// The space that content should keep from each edge, with the safe area where the view respects it.
    public var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set {
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: newValue.top,
                leading: isRightToLeft ? newValue.right : newValue.left,
                bottom: newValue.bottom,
                trailing: isRightToLeft ? newValue.left : newValue.right
            )
        }
    }

    /// The margins that were set, by writing direction: 8 points at every edge by default; a controller's
    /// view has 16 at the sides and none above and below, as on a compact iPhone.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { layoutNode.insets?.margins ?? defaultMargins }
        set {
            require(
                newValue.top.isFinite && newValue.leading.isFinite && newValue.bottom.isFinite
                    && newValue.trailing.isFinite,
                "\(debugName).layoutMargins: \(newValue) is not finite"
            )
            guard newValue != directionalLayoutMargins else { return }
            layoutNode.insetsForWriting.margins = newValue
            marginsMayHaveChanged()
        }
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

    /// The part of the view inside its margins.
    public var layoutMarginsGuide: UILayoutGuide {
        let insets = layoutNode.insetsForWriting
        if let guide = insets.marginsGuide { return guide }
        let guide = UILayoutGuide(kind: .margins, owner: self)
        guide.identifier = "UIViewLayoutMarginsGuide"
        insets.marginsGuide = guide
        return guide
    }

    private var defaultMargins: NSDirectionalEdgeInsets {
        viewController == nil
            ? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
            : UIViewController.systemMinimum
    }

    private var effectiveMargins: UIEdgeInsets {
        let own = directionalLayoutMargins
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
            let outer = superview.layoutMargins
            let size = superview.boundsStorage.size
            margins.top = max(margins.top, outer.top - frame.minY)
            margins.left = max(margins.left, outer.left - frame.minX)
            margins.bottom = max(margins.bottom, outer.bottom - (size.height - frame.maxY))
            margins.right = max(margins.right, outer.right - (size.width - frame.maxX))
        }
        return margins
    }

    private func marginsMayHaveChanged() {
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
    }
}

extension UIViewController {
    /// The margins that the controller's view has unless it sets its own: 16 points at the sides, as on a compact iPhone.
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { UIViewController.systemMinimum }

    fileprivate static let systemMinimum = NSDirectionalEdgeInsets(
        top: 0,
        leading: 16,
        bottom: 0,
        trailing: 16
    )
}
