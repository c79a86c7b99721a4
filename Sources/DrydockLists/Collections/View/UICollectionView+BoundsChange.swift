import DrydockViews

/// Another size that a view gets in the block of an animation, until it is animated.
struct AnimatedBoundsChange {
    let oldBounds: CGRect
    /// Where elements were that may come into sight.
    let nearby: [UICollectionViewLayoutAttributes]
}

extension UICollectionView {
    /// The layout is about to be invalidated by other bounds than it was asked about last.
    func noteAnimatedBoundsChange() {
        let old = laidOutBounds
        guard UIApplication.shared.animationRecorder.isRecording, blockTiming != nil, window != nil,
            !old.isEmpty, old.size != bounds.size, !needsCounts, !needsFreshElements
        else { return }
        boundsChange = AnimatedBoundsChange(oldBounds: old, nearby: nearbyAttributes(around: old))
    }

    /// Brings elements to where the layout, which has prepared, has them in the new bounds.
    func animateBoundsChange() {
        guard let change = boundsChange else { return }
        boundsChange = nil
        guard let timing = blockTiming else { return }
        var gone: [UICollectionReusableView] = []
        // A block of its own, at whose end elements that have gone are taken away.
        UIView.animate(
            withDuration: timing.duration,
            delay: timing.delay,
            options: .allowUserInteraction,
            animations: { [self] in
                currentLayout.prepare(forAnimatedBoundsChange: change.oldBounds)
                gone = moveElements(change.nearby, nil)
                currentLayout.finalizeAnimatedBoundsChange()
            },
            completion: { [pool] _ in
                for view in gone {
                    view.removeFromSuperview()
                    pool.put(view)
                }
            }
        )
    }

    /// That of the block that is being run. A property animator's has none: it may stand still or go back.
    private var blockTiming: AnimationTiming? { UIApplication.shared.animationRecorder.inheritedTiming }
}
