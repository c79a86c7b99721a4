import DrydockViews

/// Titles one below the other at a list's trailing edge: a finger that goes over them leads to their sections.
///
/// Where there is room for some only, the others are dots between those. Source of the size of text: what UIKit draws, 11 points in
/// lines of 14.
final class SectionIndexBar: UIView {
    /// Points that the bar takes.
    static let width: CGFloat = 15
    private static let lineHeight: CGFloat = 14
    private static let dot = "•"

    /// Of all sections that have one, from top to bottom.
    var titles: [String] = [] {
        didSet { if titles != oldValue { setNeedsLayout() } }
    }
    /// The tint for nil.
    var color: UIColor? {
        didSet { setNeedsLayout() }
    }
    var ground: UIColor? {
        didSet { showGround() }
    }
    /// While a finger is on the bar; `ground` for nil.
    var trackingGround: UIColor? {
        didSet { showGround() }
    }
    /// The fewest rows of a list that shows the bar.
    var leastRows = 0
    /// Is called with the index of the title under the finger, whenever that is another one.
    var choose: (Int) -> Void = { _ in }

    private let label = UILabel()
    private let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    private var chosen: Int?
    private var isTracked = false {
        didSet { showGround() }
    }

    init() {
        super.init(frame: .zero)
        label.numberOfLines = 0
        addSubview(label)
        glass.contentMode = .scaleAspectFit
        addSubview(glass)
        isAccessibilityElement = true
        accessibilityLabel = "Section index"
        accessibilityTraits = .adjustable
        // It begins with the touch, before the list can be dragged by it.
        let handle = HandleGestureRecognizer()
        addGestureRecognizer(handle)
        handle.addTarget(self, action: SectionIndexBar.track)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("SectionIndexBar is made in code") }

    // MARK: - Layout

    /// What stands in so many lines: all titles, or the first, the last and some between them with dots.
    static func lines(of titles: [String], room: Int) -> [String] {
        guard titles.count > room else { return titles }
        let kept = (room + 1) / 2
        guard kept > 1 else { return Array(titles.prefix(kept)) }
        return (0..<kept).flatMap { place in
            let title = titles[(place * (titles.count - 1) + (kept - 1) / 2) / (kept - 1)]
            return place == 0 ? [title] : [dot, title]
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let line = SectionIndexBar.lineHeight
        var lines = SectionIndexBar.lines(of: titles, room: Int(bounds.height / line))
        let height = CGFloat(lines.count) * line
        let top = ((bounds.height - height) / 2).rounded()
        label.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
        let search = lines.firstIndex(of: UITableView.indexSearch)
        glass.isHidden = search == nil
        if let search {
            lines[search] = " "
            let side = bounds.width - 3
            glass.frame = CGRect(
                x: 1.5,
                y: top + CGFloat(search) * line + (line - side) / 2,
                width: side,
                height: side
            )
        }
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        (style.minimumLineHeight, style.maximumLineHeight) = (line, line)
        label.attributedText = NSAttributedString(
            string: lines.joined(separator: "\n"),
            attributes: [
                .font: UIFont.systemFont(ofSize: 11, weight: .semibold), .paragraphStyle: style,
                .foregroundColor: color ?? tintColor ?? .systemBlue,
            ]
        )
        glass.tintColor = color ?? tintColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    private func showGround() {
        backgroundColor = isTracked ? trackingGround ?? ground : ground
    }

    // MARK: - Choosing

    private func track(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed:
            isTracked = true
            follow(recognizer.location(in: self).y)
        default:
            isTracked = false
            chosen = nil
        }
    }

    private func follow(_ y: CGFloat) {
        guard !titles.isEmpty, label.frame.height > 0 else { return }
        let part = (y - label.frame.minY) / label.frame.height
        go(to: Int((min(max(part, 0), 1) * CGFloat(titles.count)).rounded(.down)))
    }

    private func go(to index: Int) {
        let index = min(max(index, 0), titles.count - 1)
        guard index != chosen else { return }
        chosen = index
        accessibilityValue = titles[index]
        choose(index)
    }

    override func accessibilityIncrement() {
        if !titles.isEmpty { go(to: (chosen ?? -1) + 1) }
    }

    override func accessibilityDecrement() {
        if !titles.isEmpty { go(to: (chosen ?? titles.count) - 1) }
    }
}

extension UIScrollView {
    /// Stands a bar at the trailing edge of what is seen, in front of all else; hides it where there are no titles or too few rows.
    func place(_ bar: SectionIndexBar, rows: Int) {
        bar.isHidden = bar.titles.isEmpty || rows < bar.leastRows
        guard !bar.isHidden else { return }
        if bar.superview !== self { addSubview(bar) }
        if subviewStorage.last !== bar { bringSubviewToFront(bar) }
        let (bounds, inset, safe) = (self.bounds, adjustedContentInset, safeAreaInsets)
        let width = SectionIndexBar.width
        let frame = CGRect(
            x: isRightToLeft ? bounds.minX + safe.left : bounds.maxX - safe.right - width,
            y: bounds.minY + inset.top,
            width: width,
            height: max(bounds.height - inset.top - inset.bottom, 0)
        )
        if bar.frame != frame { bar.frame = frame }
    }
}
