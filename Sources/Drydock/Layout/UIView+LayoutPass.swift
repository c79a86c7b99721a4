extension UIView {
    /// Marks this view for layout, and the way to it from the root.
    func markLayoutNeeded() {
        guard !isLayoutNeeded else { return }
        isLayoutNeeded = true
        markAncestors()
    }

    private func markAncestors() {
        var view = superviewStorage
        while let current = view, !current.isDescendantLayoutNeeded {
            current.isDescendantLayoutNeeded = true
            view = current.superviewStorage
        }
    }

    /// Whether this view or anything in it waits for layout.
    package var needsLayoutPass: Bool { isLayoutNeeded || isDescendantLayoutNeeded }

    func performLayoutIfNeeded(depth: Int = 0) {
        guard needsLayoutPass, depth < UIView.maximumDepth else { return }
        if isLayoutNeeded {
            isLayoutNeeded = false
            layoutSubviews()
            viewController?.viewDidLayoutSubviews()
        }
        isDescendantLayoutNeeded = false
        for subview in subviewStorage { subview.performLayoutIfNeeded(depth: depth + 1) }
    }

    /// The frame was set by the caller: layout takes it as given.
    func frameDidChangeOutsideOfLayout() {}

    /// The size of this view changed: subviews with an autoresizing mask follow.
    func resizeSubviews(withOldSize oldSize: CGSize) {}

    func hierarchyDidGain(_ view: UIView) {
        if view.needsLayoutPass { view.markAncestors() }
    }

    func hierarchyDidLose(_ view: UIView, from superview: UIView) {}

    func hiddenDidChange() {}

    func intrinsicContentSizeDidChange() {
        superviewStorage?.markLayoutNeeded()
    }

    /// The writing direction of this view changed: leading and trailing change sides.
    func layoutDirectionDidChange() {
        markLayoutNeeded()
        setNeedsDisplay()
    }
}
