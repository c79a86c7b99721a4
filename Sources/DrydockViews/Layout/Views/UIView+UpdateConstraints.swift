extension UIView {
    /// Whether `updateConstraints` will be called before the next layout.
    public func needsUpdateConstraints() -> Bool { layoutFlags.contains(.constraints) }

    /// Has `updateConstraints` called before the next layout.
    public func setNeedsUpdateConstraints() {
        mark(.constraints)
    }

    /// Calls `updateConstraints` where it is due in this view and below it, the innermost views first.
    public func updateConstraintsIfNeeded() {
        updateMarkedConstraints(depth: 0)
    }

    func updateMarkedConstraints(depth: Int) {
        guard !layoutFlags.isDisjoint(with: [.constraints, .constraints.inDescendants]) else { return }
        let isWantedBelow = layoutFlags.contains(.constraints.inDescendants)
        // Before the calls, which may ask for more: that is for the next pass.
        layoutFlags.subtract(.constraints.inDescendants)
        if isWantedBelow, depth < UIView.maximumDepth {
            let subviews = subviewStorage
            for index in subviews.indices {
                Unmanaged.passUnretained(subviews[index]).read {
                    $0.updateMarkedConstraints(depth: depth + 1)
                }
            }
            extendLifetime(subviews)
        }
        guard layoutFlags.contains(.constraints) else { return }
        layoutFlags.subtract(.constraints)
        if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
    }
}
