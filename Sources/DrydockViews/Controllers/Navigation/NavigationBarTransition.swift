/// The way from one item of a navigation bar to the next. Titles move between their place in the middle and the back button.
final class NavigationBarTransition {
    private let old: NavigationBarContent
    private let new: NavigationBarContent
    private let isPush: Bool
    /// 1 where pushed pages come from the right.
    private let sign: CGFloat
    /// Points from where the back button's title stands to the middle of the bar.
    private let titleShift: CGFloat
    /// The way between the large title below and the back button's title, which become each other; nil where there is none of the two.
    private let largeTitleWay: LargeTitleWay?

    private struct LargeTitleWay {
        /// How much larger the large title's letters are.
        let scale: CGFloat
        /// Of the middles of both, to where the other begins.
        let ofBackTitle: CGPoint
        let ofLargeTitle: CGPoint

        init?(_ button: NavigationBackButton?, _ content: NavigationBarContent, isRightToLeft: Bool) {
            guard let label = button?.label, label.text?.isEmpty == false,
                let large = content.seenLargeTitle, label.font.pointSize > 0
            else { return nil }
            scale = large.font.pointSize / label.font.pointSize
            let (small, big) = (label.convert(label.bounds, to: nil), large.convert(large.bounds, to: nil))
            func shift(_ from: CGRect, to: CGRect, scale: CGFloat) -> CGPoint {
                let half = from.width * scale / 2
                let x = isRightToLeft ? to.maxX - half : to.minX + half
                return CGPoint(x: x - from.midX, y: to.midY - from.midY)
            }
            ofBackTitle = shift(small, to: big, scale: scale)
            ofLargeTitle = shift(big, to: small, scale: 1 / scale)
        }

        static func transform(_ shift: CGPoint, _ scale: CGFloat, _ amount: CGFloat) -> CGAffineTransform {
            let scale = 1 + (scale - 1) * amount
            return CGAffineTransform(translationX: shift.x * amount, y: shift.y * amount)
                .scaledBy(x: scale, y: scale)
        }
    }

    init(from old: NavigationBarContent, to new: NavigationBarContent, isPush: Bool, isRightToLeft: Bool) {
        self.old = old
        self.new = new
        self.isPush = isPush
        sign = isRightToLeft ? -1 : 1
        let (below, above) = isPush ? (old, new) : (new, old)
        titleShift = NavigationBarTransition.shift(from: above.backButton, to: below)
        if old.superview !== new.superview { new.superview?.insertSubview(old, belowSubview: new) }
        largeTitleWay = LargeTitleWay(above.backButton, below, isRightToLeft: isRightToLeft)
        if largeTitleWay != nil { below.clipsLargeTitle = false }
        UIView.performWithoutAnimation { place(at: 0) }
    }

    private static func shift(from button: NavigationBackButton?, to content: NavigationBarContent) -> CGFloat
    {
        guard let button, button.label.text?.isEmpty == false else { return content.bounds.width / 3 }
        let label = button.label.convert(button.label.bounds.center, to: button.superview)
        return abs(content.titleView.center.x - label.x)
    }

    /// Where everything stands between the start, 0, and the end, 1.
    func place(at progress: CGFloat) {
        let (below, above) = isPush ? (old, new) : (new, old)
        let height = isPush ? progress : 1 - progress
        for view in [above.row, above.promptLabel] { view.alpha = height }
        for view in [below.row, below.promptLabel] { view.alpha = 1 - height }
        func move(_ view: UIView?, by distance: CGFloat) {
            view?.transform = CGAffineTransform(translationX: sign * distance, y: 0)
        }
        let width = above.bounds.width
        move(below.titleView, by: -titleShift * height)
        move(above.titleView, by: width / 2 * (1 - height))
        if let way = largeTitleWay {
            above.backButton?.label.transform = LargeTitleWay.transform(
                way.ofBackTitle,
                way.scale,
                1 - height
            )
            below.largeTitleLabel.transform = LargeTitleWay.transform(
                way.ofLargeTitle,
                1 / way.scale,
                height
            )
        } else {
            move(above.backButton?.label, by: titleShift * (1 - height))
            move(below.largeTitleLabel, by: -width / 3 * height)
        }
        move(above.largeTitleLabel, by: width * (1 - height))
        below.largeTitleLabel.alpha = 1 - height
        move(below.searchClip, by: -width / 3 * height)
        move(above.searchClip, by: width * (1 - height))
        below.searchClip.alpha = 1 - height
    }

    /// The new item is shown.
    func finish() {
        old.removeFromSuperview()
        new.clipsLargeTitle = true
    }
}
