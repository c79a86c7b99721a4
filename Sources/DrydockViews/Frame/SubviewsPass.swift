/// Pass 5 of a frame, `subviews`: lays out subviews, from the outside in.
///
/// - Due: for each view with the bit `layout`.
/// - May ask for: everything; what it marks above itself, or for an earlier pass, waits for the next round.
/// - Stops: after `FrameLimit.layoutRounds`; the view is named. `layoutIfNeeded` in it is a layout within this one, of which there are
///   `FrameLimit.nestedLayouts`.
extension UIView {
    /// - Parameters:
    ///   - outer: The superview's safe area; nil for none.
    ///   - animated: All but this part of the tree is left out of the animation's block that is being run; nil for no such part.
    func layOutMarkedSubviews(
        inside superview: UIView?,
        _ outer: UIEdgeInsets?,
        animated: UIView?,
        depth: Int
    ) {
        if let animated, animated !== self, !animated.isDescendant(of: self) {
            return UIApplication.shared.animationRecorder.runOutsideOfBlocks {
                layOutMarkedSubviews(inside: superview, outer, animated: nil, depth: depth)
            }
        }
        let animated = animated === self ? nil : animated
        let wanted: PassFlags = [.layout, .layout.inDescendants]
        let node = layoutNode
        guard !node.flags.isDisjoint(with: wanted) else { return }
        checkDepth(depth)
        let controller = viewController
        var insets: UIEdgeInsets?
        if superview == nil || outer != nil || controller != nil {
            insets = safeAreaInsets(inside: superview, outer ?? .zero, controller)
            if insets == .zero { insets = nil }
        }
        if node.flags.contains(.layout) {
            node.flags.subtract(.layout)
            if insets != nil || node.insets != nil, noteSafeArea(insets ?? .zero) {
                for subview in subviewStorage { subview.mark(.layout) }
            }
            let wasLayingOutSubviews = node.isLayingOutSubviews
            node.isLayingOutSubviews = true
            if animated != nil {
                UIApplication.shared.animationRecorder.runOutsideOfBlocks {
                    performWithTraits { layOutSubviews(of: controller) }
                }
            } else if traitChain != nil || tintColorForSubviews != nil {
                performWithTraits { layOutSubviews(of: controller) }
            } else {
                layOutSubviews(of: controller)
            }
            node.isLayingOutSubviews = wasLayingOutSubviews
            if let insets { markMovedSafeAreas(inside: insets) }
        }
        guard node.flags.contains(.layout.inDescendants) else { return }
        node.flags.subtract(.layout.inDescendants)
        subviewStorage.forEachUncounted { subview in
            if subview.layoutNode.flags.isDisjoint(with: wanted) { return }
            subview.layOutMarkedSubviews(inside: self, insets, animated: animated, depth: depth + 1)
        }
    }

    /// A subview that has moved in the view's safe area has another one, of which it is to be told.
    private func markMovedSafeAreas(inside insets: UIEdgeInsets) {
        subviewStorage.forEachUncounted { subview in
            let node = subview.layoutNode
            guard !node.flags.contains(.layout) else { return }
            let new = subview.safeAreaInsets(inside: self, insets, subview.viewController)
            if new != node.insets?.reportedSafeArea ?? .zero { node.mark(.layout) }
        }
    }

    private func layOutSubviews(of controller: UIViewController?) {
        controller?.tellIsAppearing()
        controller?.layOutContentUnavailable()
        controller?.viewWillLayoutSubviews()
        if layoutNode.hasDisplacedSubviews { restoreSubviews() }
        if let layerStorage {
            layerStorage.layoutSublayers()
        } else if overrides.contains(.layerLayout) {
            layer.layoutSublayers()
        } else {
            layoutSubviews()
        }
        controller?.viewDidLayoutSubviews()
    }

    /// Sets the subviews that the caller has moved back to where constraints place them.
    private func restoreSubviews() {
        layoutNode.hasDisplacedSubviews = false
        layoutNode.engine?.restoreFrames(of: subviewStorage)
    }
}
