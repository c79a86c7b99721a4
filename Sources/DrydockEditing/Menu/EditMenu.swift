import DrydockControls
@_spi(Overriding) import DrydockViews

/// The edit actions of a text that can be done now, in a capsule beside what they are about. Touches elsewhere close it.
final class EditMenu: UIView {
    private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    /// Cut out where the translucent ground stands.
    private let shadow = UIView()
    private let shadowMask = CAShapeLayer()
    private let titles: [String]
    private let choose: (Int) -> Void
    private var buttons: [EditMenuButton] = []
    private var separators: [UIView] = []
    /// Which titles are shown at a time, where there is no room for all.
    private var pages: [Range<Int>] = []
    private var page = 0

    /// - Parameters:
    ///   - titles: what can be chosen.
    ///   - source: what the menu belongs to, in the window's coordinates.
    ///   - choose: is told the number of what was chosen.
    init(_ titles: [String], from source: CGRect, in window: UIWindow, choose: @escaping (Int) -> Void) {
        self.titles = titles
        self.choose = choose
        super.init(frame: .zero)
        shadow.isUserInteractionEnabled = false
        shadow.layer.shadowColor = UIColor.black.cgColor
        shadow.layer.shadowOpacity = 0.2
        shadow.layer.shadowRadius = 16
        shadow.layer.shadowOffset = CGSize(width: 0, height: 4)
        shadowMask.fillRule = .evenOdd
        shadow.layer.mask = shadowMask
        addSubview(shadow)
        ground.layer.cornerRadius = Constant.height / 2
        ground.clipsToBounds = true
        addSubview(ground)
        window.addSubview(self)
        pages = Self.pages(of: titles.map(Self.width), within: room.width)
        showPage(0)
        place(from: source)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("EditMenu is made in code") }

    // MARK: - Pages

    /// As many in a row as there is room for, with arrows to what is before and behind.
    private static func pages(of widths: [CGFloat], within room: CGFloat) -> [Range<Int>] {
        if widths.reduce(0, +) <= room { return [0..<widths.count] }
        var pages: [Range<Int>] = []
        var start = 0
        while start < widths.count {
            var end = start
            var width = 2 * Constant.arrow
            while end < widths.count, end == start || width + widths[end] <= room {
                width += widths[end]
                end += 1
            }
            pages.append(start..<end)
            start = end
        }
        return pages
    }

    private static func width(_ title: String) -> CGFloat {
        let size = (title as NSString).size(withAttributes: [.font: Constant.font])
        return size.width.rounded(.up) + 2 * Constant.padding
    }

    private func showPage(_ number: Int) {
        page = number
        for view in buttons + separators { view.removeFromSuperview() }
        buttons = pages[number].map { index in
            EditMenuButton(titles[index], width: Self.width(titles[index])) { [choose] in choose(index) }
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func arrow(_ step: Int) -> EditMenuButton {
            let button = EditMenuButton(
                (step > 0) == isRightToLeft ? "\u{2039}" : "\u{203A}",
                width: Constant.arrow
            ) { [weak self] in self?.turnPage(by: step) }
            button.accessibilityLabel = step > 0 ? "Next" : "Previous"
            return button
        }
        if number > 0 { buttons.insert(arrow(-1), at: 0) }
        if number + 1 < pages.count { buttons.append(arrow(1)) }
        separators = buttons.dropFirst().map { _ in
            let line = UIView()
            line.backgroundColor = .separator
            return line
        }
        for view in buttons + separators { ground.contentView.addSubview(view) }
        setNeedsLayout()
    }

    private func turnPage(by step: Int) {
        let middle = center
        showPage(page + step)
        bounds.size = fittingSize
        center = middle
    }

    // MARK: - Place

    private var fittingSize: CGSize {
        CGSize(width: buttons.reduce(0) { $0 + $1.width }, height: Constant.height)
    }

    /// Where the menu may stand, in the window's coordinates.
    private var room: CGRect {
        guard let window else { return .zero }
        return window.bounds.inset(by: window.safeAreaInsets).insetAtMost(
            dx: Constant.edge,
            dy: Constant.edge
        )
    }

    /// Above what the menu belongs to, or below where there is no room, or over it.
    /// - Parameter source: in the window's coordinates.
    func place(from source: CGRect) {
        let room = room
        let size = fittingSize
        let above = source.minY - Constant.gap - size.height
        let below = source.maxY + Constant.gap
        let lowest = (superview?.bounds.maxY ?? room.maxY) - Constant.edge - size.height
        var y = above
        if above < room.minY { y = below <= lowest ? below : source.midY - size.height / 2 }
        frame = CGRect(
            x: max(min(source.midX - size.width / 2, room.maxX - size.width), room.minX),
            y: max(min(y, lowest), room.minY),
            width: size.width,
            height: size.height
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        shadow.frame = bounds
        let box = UIBezierPath(roundedRect: bounds, cornerRadius: Constant.height / 2)
        shadow.layer.shadowPath = box.cgPath
        shadowMask.frame = bounds
        box.append(UIBezierPath(rect: bounds.insetBy(dx: -60, dy: -60)))
        shadowMask.path = box.cgPath
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let pixel = 1 / pixelsPerPoint
        var x: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let left = isRightToLeft ? bounds.width - x - button.width : x
            button.frame = CGRect(x: left, y: 0, width: button.width, height: bounds.height)
            x += button.width
            guard index < separators.count else { continue }
            let line = isRightToLeft ? bounds.width - x : x
            separators[index].frame = CGRect(x: line, y: 0, width: pixel, height: bounds.height)
        }
    }

    /// Points.
    fileprivate enum Constant {
        static let height: CGFloat = 40
        static let padding: CGFloat = 14
        static let arrow: CGFloat = 36
        static let edge: CGFloat = 8
        static let gap: CGFloat = 12
        static let font = UIFont.systemFont(ofSize: 15)
    }
}

/// One of the actions. The text keeps the keyboard while it is pressed.
private final class EditMenuButton: UIButton {
    let width: CGFloat

    init(_ title: String, width: CGFloat, chosen: @escaping () -> Void) {
        self.width = width
        super.init(frame: .zero)
        setTitle(title, for: .normal)
        setTitleColor(.label, for: .normal)
        setTitleColor(.secondaryLabel, for: .highlighted)
        titleLabel?.font = EditMenu.Constant.font
        addAction(UIAction { _ in chosen() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("EditMenuButton is made in code") }

    override var canBecomeFocused: Bool { false }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .tertiarySystemFill : nil
    }
}
