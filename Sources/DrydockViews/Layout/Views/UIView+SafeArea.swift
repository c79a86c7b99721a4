extension UIView {
    /// The space at each edge of the bounds that is covered by bars: what is left of the superview's safe
    /// area, and the controller's `additionalSafeAreaInsets`. Cost: the view's depth.
    public var safeAreaInsets: UIEdgeInsets {
        var path: [UIView] = [self]
        while let above = path[path.count - 1].superviewStorage { path.append(above) }
        var insets = UIEdgeInsets.zero
        var outer: UIView?
        for view in path.reversed() {
            insets = view.safeAreaInsets(inside: outer, insets, view.viewController)
            outer = view
        }
        return insets
    }

    /// The insets of this view in a superview with known ones.
    func safeAreaInsets(
        inside superview: UIView?,
        _ outer: UIEdgeInsets,
        _ controller: UIViewController?
    ) -> UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if superview == nil {
            insets = ownSafeAreaInsets
        } else if let superview, outer != .zero, !superview.layoutNode.keepsSafeArea {
            let outer = superview.safeAreaOfContent(outer)
            let size = superview.boundsStorage.size
            var frame = untransformedFrame
            // A page that slides out at the bottom keeps its layout.
            if controller != nil, frame.minY >= size.height { frame.origin.y = size.height - frame.height }
            // What goes on beyond the edges is covered no further than they are: margins would grow with it without end.
            insets.top = min(max(outer.top - frame.minY, 0), outer.top)
            insets.left = min(max(outer.left - frame.minX, 0), outer.left)
            insets.bottom = min(max(frame.maxY - (size.height - outer.bottom), 0), outer.bottom)
            insets.right = min(max(frame.maxX - (size.width - outer.right), 0), outer.right)
        }
        if let additional = controller?.insetsOfBars {
            insets.top += additional.top
            insets.left += additional.left
            insets.bottom += additional.bottom
            insets.right += additional.right
        }
        return insets
    }

    /// The part of the view that bars do not cover.
    public var safeAreaLayoutGuide: UILayoutGuide {
        let insets = layoutNode.insetsForWriting
        if let guide = insets.safeAreaGuide { return guide }
        let guide = UILayoutGuide(kind: .safeArea, owner: self)
        guide.identifier = "UIViewSafeAreaLayoutGuide"
        insets.safeAreaGuide = guide
        return guide
    }

    /// Has the next pass compare the safe areas in this subtree with what its views were told.
    package func safeAreaMayHaveChanged() {
        mark([.engine, .layout])
    }

    /// The caller has moved the view, which may have another safe area in its superview now.
    func safeAreaMayHaveMoved(in above: LayoutNode) {
        guard !above.isLayingOutSubviews, !layoutNode.flags.contains(.layout),
            let outer = above.insets?.reportedSafeArea, let superview = superviewStorage
        else { return }
        let new = safeAreaInsets(inside: superview, outer, viewController)
        if new != layoutNode.insets?.reportedSafeArea ?? .zero { mark(.layout) }
    }

    /// Tells the view of a new safe area; true when there was one. Subviews then need a look as well.
    func noteSafeArea(_ insets: UIEdgeInsets) -> Bool {
        guard insets != (layoutNode.insets?.reportedSafeArea ?? .zero) else { return false }
        setting(.safeAreaInsets) { layoutNode.insetsForWriting.reportedSafeArea = insets }
        mark(.engine)
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
        noteMargins()
        return true
    }
}

extension UILayoutGuide {
    /// A system guide's distances from its view's bounds, of the keyboard's guide both from the bottom; nil for a guide that
    /// constraints place.
    var insets: UIEdgeInsets? {
        switch kind {
        case .custom, .readable, .content: nil
        case .frame: owningView?.bounds.origin.asInsets
        case .safeArea: owningView?.safeAreaInsets
        case .margins: owningView?.layoutMargins
        case .keyboard: (self as? UIKeyboardLayoutGuide)?.distances
        }
    }
}

extension CGPoint {
    /// The insets that move a rectangle by this way and keep its size.
    fileprivate nonisolated var asInsets: UIEdgeInsets {
        UIEdgeInsets(top: y, left: x, bottom: -y, right: -x)
    }
}
