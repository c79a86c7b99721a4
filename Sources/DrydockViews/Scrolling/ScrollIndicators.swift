/// A scroll view's two bars, which are subviews of it while they are needed.
final class ScrollIndicators {
    private var bars: [NSLayoutConstraint.Axis: ScrollIndicator] = [:]
    private var timer: SceneTimers.Timer?

    func show(_ axis: NSLayoutConstraint.Axis, in scrollView: UIScrollView) {
        let bar = bars[axis] ?? ScrollIndicator()
        bars[axis] = bar
        if bar.superview !== scrollView { scrollView.addSubview(bar) }
        updateColor(of: scrollView)
        if bar.alpha != 1 { bar.alpha = 1 }
        layOut(in: scrollView)
    }

    func remove(_ axis: NSLayoutConstraint.Axis) {
        bars.removeValue(forKey: axis)?.removeFromSuperview()
    }

    func bringToFront(in scrollView: UIScrollView, unless subview: UIView) {
        guard !(subview is ScrollIndicator) else { return }
        for bar in bars.values where bar.superview === scrollView { scrollView.bringSubviewToFront(bar) }
    }

    /// Fades after a while in which nothing shows them again.
    /// - Parameter isFlash: whether nothing was scrolled. A test that lets its screen come to rest does not wait for that: its clock
    ///   stands still, as a table that has just appeared is at rest.
    func hideSoon(in scrollView: UIScrollView, isFlash: Bool) {
        guard let scene = scrollView.window?.windowScene, !bars.isEmpty else { return }
        let settled = { [weak self] in
            self?.hide()
            self?.removeFaded()
        }
        timer = scene.timers.schedule(
            at: scene.time + ScrollIndicators.delay,
            for: scrollView,
            settled: isFlash ? settled : nil
        ) { [weak self] in
            guard let self else { return }
            UIView.animate(
                withDuration: ScrollIndicators.fade,
                options: .allowUserInteraction,
                animations: { for bar in self.bars.values { bar.alpha = 0 } },
                completion: { [weak self] _ in self?.removeFaded() }
            )
        }
    }

    private func removeFaded() {
        for bar in bars.values where bar.alpha == 0 { bar.removeFromSuperview() }
    }

    func keep() { timer = nil }

    func hide() {
        timer = nil
        UIView.performWithoutAnimation { for bar in bars.values { bar.alpha = 0 } }
    }

    func updateColor(of scrollView: UIScrollView) {
        let isDark = scrollView.traitCollection.userInterfaceStyle == .dark
        let isWhite = scrollView.indicatorStyle == .white || scrollView.indicatorStyle == .default && isDark
        let color = isWhite ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
        for bar in bars.values where bar.backgroundColor != color { bar.backgroundColor = color }
    }

    // MARK: - Places

    func layOut(in scrollView: UIScrollView) {
        let both = bars.values.filter { $0.superview === scrollView }.count == 2
        for (axis, bar) in bars where bar.superview === scrollView {
            let frame = frame(axis, in: scrollView, both)
            if bar.frame != frame { UIView.performWithoutAnimation { bar.frame = frame } }
        }
    }

    /// As long, of its track, as what is seen is of the content, and as far along it. Beyond an end it gets shorter by the way.
    private func frame(_ axis: NSLayoutConstraint.Axis, in scrollView: UIScrollView, _ both: Bool) -> CGRect {
        let bounds = scrollView.bounds
        let isVertical = axis == .vertical
        let own =
            isVertical ? scrollView.verticalScrollIndicatorInsets : scrollView.horizontalScrollIndicatorInsets
        let isAdjusted =
            scrollView.automaticallyAdjustsScrollIndicatorInsets
            && scrollView.contentInsetAdjustmentBehavior != .never
        let safe = isAdjusted ? scrollView.safeAreaInsets : .zero
        let space = bounds.inset(
            by: UIEdgeInsets(
                top: own.top + safe.top,
                left: own.left + safe.left,
                bottom: own.bottom + safe.bottom,
                right: own.right + safe.right
            )
        )
        let (margin, width) = (ScrollIndicators.margin, ScrollIndicators.width)
        let corner = both ? width + margin : 0
        let track = max((isVertical ? space.height : space.width) - 2 * margin - corner, 0)
        let limits = isVertical ? scrollView.offsetLimits.y : scrollView.offsetLimits.x
        let offset = isVertical ? bounds.minY : bounds.minX
        let seen = isVertical ? bounds.height : bounds.width
        let range = limits.upperBound - limits.lowerBound
        let nearest = min(max(offset, limits.lowerBound), limits.upperBound)
        var length = min(max(track * seen / max(range + seen, 1), ScrollIndicators.shortest), track)
        length = min(max(length - abs(offset - nearest), ScrollIndicators.shortestStretched), track)
        var start = range > 0 ? (track - length) * (nearest - limits.lowerBound) / range : 0
        if offset > nearest { start = track - length }
        let scale = scrollView.pixelsPerPoint
        func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let isAtLeft = scrollView.isRightToLeft
        return isVertical
            ? CGRect(
                x: isAtLeft ? space.minX + margin : space.maxX - margin - width,
                y: rounded(space.minY + margin + start),
                width: width,
                height: rounded(length)
            )
            : CGRect(
                x: rounded(space.minX + margin + start + (isAtLeft ? corner : 0)),
                y: space.maxY - margin - width,
                width: rounded(length),
                height: width
            )
    }

    /// Points and seconds.
    private static let width: CGFloat = 3
    private static let margin: CGFloat = 3
    private static let shortest: CGFloat = 36
    private static let shortestStretched: CGFloat = 8
    private static let delay: TimeInterval = 1.2
    private static let fade: TimeInterval = 0.25
}

/// One bar.
final class ScrollIndicator: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = 1.5
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

extension UIScrollView {
    func indicatorInsetsDidChange(_ insets: UIEdgeInsets) {
        require(insets.isFinite, "\(debugName).scrollIndicatorInsets: \(insets) is not finite")
        setNeedsLayout()
    }

    /// - Parameter isFlash: whether nothing is scrolled.
    func showIndicators(isFlash: Bool = false) {
        guard window != nil else { return }
        let indicators = indicators ?? ScrollIndicators()
        self.indicators = indicators
        indicators.keep()
        if showsVerticalScrollIndicator, canScroll(.vertical) { indicators.show(.vertical, in: self) }
        if showsHorizontalScrollIndicator, canScroll(.horizontal) { indicators.show(.horizontal, in: self) }
        hideIndicatorsSoon(isFlash: isFlash)
    }

    func hideIndicatorsSoon(isFlash: Bool = false) {
        guard motion == nil, drag == nil, pinch == nil else { return }
        indicators?.hideSoon(in: self, isFlash: isFlash)
    }
}
