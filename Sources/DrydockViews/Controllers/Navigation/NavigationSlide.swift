/// The usual way from page to page: the upper one comes from the trailing side, over the lower one, which makes way by a third
/// and darkens.
///
/// Pages are moved by their transforms, so that frames, safe areas and layout stay as they are. Figures: the lower page's third
/// and the dimming of a tenth as Flutter and SloppySwiper took them from iOS.
final class NavigationSlide {
    private let below: UIView
    private let above: UIView
    private let isPush: Bool
    private let dimming = UIView()
    private let shadow: PageShadow
    private let sign: CGFloat
    private let width: CGFloat
    private let transforms: (below: CGAffineTransform, above: CGAffineTransform)

    init(from: UIView, to: UIView, isPush: Bool, in container: UIView) {
        (below, above) = isPush ? (from, to) : (to, from)
        self.isPush = isPush
        sign = container.isRightToLeft ? -1 : 1
        width = container.bounds.width
        shadow = PageShadow(isRightToLeft: container.isRightToLeft)
        transforms = (below.transform, above.transform)
        dimming.isUserInteractionEnabled = false
        dimming.backgroundColor = .black
        dimming.frame = container.bounds
        shadow.frame = CGRect(
            x: container.isRightToLeft ? width : -PageShadow.width,
            y: 0,
            width: PageShadow.width,
            height: container.bounds.height
        )
        if below.superview !== container { container.insertSubview(below, at: 0) }
        container.insertSubview(dimming, aboveSubview: below)
        container.insertSubview(shadow, aboveSubview: dimming)
        if above.superview !== container { container.insertSubview(above, aboveSubview: shadow) }
    }

    /// Where the pages stand between the start, 0, and the end, 1.
    func place(at progress: CGFloat) {
        let height = isPush ? progress : 1 - progress
        let shift = CGAffineTransform(translationX: sign * width * (1 - height), y: 0)
        below.transform = transforms.below.concatenating(
            CGAffineTransform(translationX: -sign * width / 3 * height, y: 0)
        )
        above.transform = transforms.above.concatenating(shift)
        shadow.transform = shift
        dimming.alpha = 0.1 * height
        shadow.alpha = height > 0 ? 1 : 0
    }

    func finish() {
        dimming.removeFromSuperview()
        shadow.removeFromSuperview()
        below.transform = transforms.below
        above.transform = transforms.above
    }
}

/// The soft edge beside a page that lies over another.
private final class PageShadow: UIView {
    static let width: CGFloat = 9
    private let runsRightToLeft: Bool

    init(isRightToLeft: Bool) {
        runsRightToLeft = isRightToLeft
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("PageShadow is made in code") }

    override func draw(_ rect: CGRect) {
        let colors = [UIColor(white: 0, alpha: 0), UIColor(white: 0, alpha: 0.12)]
        guard let context = UIGraphicsGetCurrentContext(),
            let gradient = CGGradient(
                colorsSpace: nil,
                colors: colors.map(\.cgColor) as CFArray,
                locations: [0, 1]
            )
        else { return }
        context.drawLinearGradient(
            gradient,
            start: CGPoint(x: runsRightToLeft ? bounds.maxX : 0, y: 0),
            end: CGPoint(x: runsRightToLeft ? 0 : bounds.maxX, y: 0),
            options: []
        )
    }
}
