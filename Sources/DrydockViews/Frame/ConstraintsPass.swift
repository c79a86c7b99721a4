/// Pass 1 of a frame, `constraints`: calls `updateConstraints`, from the inside out.
///
/// - Due: for each view with the bit `constraints`.
/// - May ask for: the later passes of the same round; `constraints` again in the next.
/// - Stops: after `FrameLimit.layoutRounds`; the view is named.
extension UIView {
    /// Whether `updateConstraints` will be called before the next layout.
    public func needsUpdateConstraints() -> Bool { layoutNode.flags.contains(.constraints) }

    /// Calls `updateConstraints` where it is due in this view and below it, the innermost views first.
    public func updateConstraintsIfNeeded() {
        updateMarkedConstraints(depth: 0)
    }

    func updateMarkedConstraints(depth: Int) {
        guard !layoutNode.flags.isDisjoint(with: [.constraints, .constraints.inDescendants]) else { return }
        let isWantedBelow = layoutNode.flags.contains(.constraints.inDescendants)
        // Before the calls, which may ask for more: that is for the next pass.
        layoutNode.flags.subtract(.constraints.inDescendants)
        if isWantedBelow {
            checkDepth(depth)
            subviewStorage.forEachUncounted { $0.updateMarkedConstraints(depth: depth + 1) }
        }
        guard layoutNode.flags.contains(.constraints) else { return }
        layoutNode.flags.subtract(.constraints)
        if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
    }
}
