@_spi(Overriding) import DrydockViews

/// A section that scrolls by itself, as its layout says.
struct ScrollingSection {
    var section: Int
    /// In the content.
    var frame: CGRect
    /// How long the section is in the direction in which it scrolls, in points.
    var length: CGFloat
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// Where each group begins, and how large it is; for sections whose groups are pages.
    var groupStep: CGFloat
    var groupLength: CGFloat
    /// Before the first group, in points.
    var inset: CGFloat
}

/// Holds the cells of a section that scrolls sideways.
final class ScrollingSectionView: UIScrollView, ElementContainer {
    weak var owner: UICollectionView?
    private(set) var section: ScrollingSection
    /// Whether the section was in sight when its collection view was laid out last.
    var isShown = true
    private var isStartShown = false

    init(_ section: ScrollingSection, in owner: UICollectionView) {
        self.section = section
        self.owner = owner
        super.init(frame: .zero)
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        clipsToBounds = false
        alwaysBounceHorizontal = true
        take(section)
    }

    required init?(coder: NSCoder) { fatalError("ScrollingSectionView is made in code") }

    override var canBecomeFocused: Bool { false }

    var elementBackground: UIView? { nil }

    func take(_ section: ScrollingSection) {
        guard let owner else { return }
        self.section = section
        isShown = true
        let place = owner.mirrored(section.frame)
        if frame != place { frame = place }
        let size = CGSize(width: max(section.length, 0), height: place.height)
        if contentSize != size { contentSize = size }
        isPagingEnabled = section.behavior == .paging
        decelerationRate = section.behavior.isPaging ? .fast : .normal
        if section.behavior == .groupPagingCentered {
            // The first and the last group come to the middle as well.
            let side = max((place.width - section.groupLength) / 2 - section.inset, 0)
            let insets = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
            if contentInset != insets { contentInset = insets }
        }
        if !isStartShown, place.width > 0, owner.isMirrored {
            isStartShown = true
            let end = offsetLimits.x.upperBound
            if end > 0 { move(to: CGPoint(x: end, y: 0)) }
        }
    }

    /// How far the section is scrolled from its beginning, in points.
    var way: CGFloat {
        let offset = contentOffset.x
        return owner?.isMirrored == true ? contentSize.width - bounds.width - offset : offset
    }

    func place(of rect: CGRect) -> CGRect {
        let inside = rect.offsetBy(dx: 0 - section.frame.minX, dy: 0 - section.frame.minY)
        guard owner?.isMirrored == true else { return inside }
        return CGRect(
            x: contentSize.width - inside.maxX,
            y: inside.minY,
            width: inside.width,
            height: inside.height
        )
    }

    func reveal(_ rect: CGRect, _ position: UICollectionView.ScrollPosition, animated: Bool) {
        let target = offset(showing: place(of: rect), position)
        setContentOffset(CGPoint(x: target.x, y: 0), animated: animated)
    }

    override var bounds: CGRect {
        didSet { if bounds.origin != oldValue.origin { owner?.sectionDidScroll(self) } }
    }

    override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        let (step, limits) = (section.groupStep, offsetLimits.x)
        guard step > 0, section.behavior.isByGroups else { return proposed }
        let isMirrored = owner?.isMirrored == true
        let end = contentSize.width - bounds.width
        func fromStart(_ x: CGFloat) -> CGFloat { isMirrored ? end - x : x }
        // Where the group stands in the view.
        let room =
            section.behavior == .groupPagingCentered
            ? (bounds.width - section.groupLength) / 2 - section.inset : 0
        var group = (fromStart(proposed.x) + room) / step
        if section.behavior.isPaging {
            let present = (fromStart(contentOffset.x) + room) / step
            let way = isMirrored ? 0 - velocity.x : velocity.x
            group = way > 200 ? present.rounded(.up) : way < -200 ? present.rounded(.down) : present.rounded()
        }
        let target = fromStart(group.rounded() * step - room)
        return CGPoint(x: min(max(target, limits.lowerBound), limits.upperBound), y: proposed.y)
    }
}

extension UICollectionView {
    /// Has a scroll view for each section in sight that scrolls by itself.
    func layOutScrollers() {
        let sections = currentLayout.scrollingSections(in: mirrored(bounds))
        guard !sections.isEmpty || !sectionScrollers.isEmpty else { return }
        for scroller in sectionScrollers.values { scroller.isShown = false }
        for section in sections {
            if let scroller = sectionScrollers[section.section] {
                scroller.take(section)
            } else {
                let scroller = ScrollingSectionView(section, in: self)
                sectionScrollers[section.section] = scroller
                insertSubview(scroller, at: backgroundView == nil ? 0 : 1)
                if let way = sectionWays[section.section] { scroller.setWay(way) }
            }
        }
    }

    /// How far a section that scrolls by itself is scrolled, in points.
    func way(ofSection section: Int) -> CGFloat {
        sectionScrollers[section]?.way ?? sectionWays[section] ?? 0
    }

    func sectionDidScroll(_ scroller: ScrollingSectionView) {
        sectionWays[scroller.section.section] = scroller.way
        needsElements = true
        setNeedsLayout()
    }
}

extension ScrollingSectionView {
    /// Scrolls to where the section was when it was in sight last.
    func setWay(_ way: CGFloat) {
        let offset = owner?.isMirrored == true ? contentSize.width - bounds.width - way : way
        move(to: CGPoint(x: offset, y: 0))
    }
}
