/// The box that shows a menu: rows, with a band between sections.
final class MenuList: UIView {
    private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let shadow = MenuShadow()
    private let scrollView = UIScrollView()
    /// Over the rows while the menu is behind its submenu.
    private let veil = UIView()
    private(set) var rows: [MenuRow] = []
    /// Rows below which a band stands.
    private var sectionEnds: Set<Int> = []
    private var bands: [UIView] = []

    /// Points.
    private static let width: CGFloat = 250
    /// With text as large as accessibility has it, where there is room.
    private static let largeWidth: CGFloat = 350
    private static let band: CGFloat = 8
    private static let radius: CGFloat = 13

    init(_ menu: UIMenu, isSubmenu: Bool) {
        super.init(frame: .zero)
        addSubview(shadow)
        ground.layer.cornerRadius = Self.radius
        ground.clipsToBounds = true
        addSubview(ground)
        scrollView.delaysContentTouches = false
        scrollView.alwaysBounceVertical = false
        ground.contentView.addSubview(scrollView)
        veil.isUserInteractionEnabled = false
        veil.backgroundColor = .black
        veil.alpha = 0
        ground.contentView.addSubview(veil)
        makeRows(menu, isSubmenu: isSubmenu)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("MenuList is made in code") }

    // MARK: - Rows

    private func makeRows(_ menu: UIMenu, isSubmenu: Bool) {
        let hasMarks = isSubmenu || menu.hasMarkedRow
        var sections: [[MenuRow]] = [[]]
        func startSection() { if sections.last?.isEmpty == false { sections.append([]) } }
        func append(_ content: MenuRow.Content) {
            sections[sections.count - 1].append(MenuRow(content, hasMarkColumn: hasMarks))
        }
        func appendChildren(of menu: UIMenu) {
            guard let columns = menu.columns else { return append(menu.children) }
            let contents = menu.children.flatMap(\.contents)
            var rest = contents.filter(\.isLoaded)[...]
            while !rest.isEmpty {
                let line = rest.prefix(columns)
                rest = rest.dropFirst(columns)
                for (column, content) in line.enumerated() {
                    let place = MenuRow.Cell(
                        column: column,
                        count: line.count,
                        showsTitle: menu.showsTitlesInCells,
                        isInPalette: menu.options.contains(.displayAsPalette)
                    )
                    sections[sections.count - 1].append(MenuRow(content, hasMarkColumn: false, in: place))
                }
            }
            if !contents.allSatisfy(\.isLoaded) { append(.loading) }
        }
        func append(_ elements: [UIMenuElement]) {
            for element in elements {
                switch element {
                case let action as UIAction where !action.attributes.contains(.hidden):
                    append(.action(action))
                case let section as UIMenu where section.isSection:
                    startSection()
                    if !section.title.isEmpty { append(.title(section.title)) }
                    appendChildren(of: section)
                    startSection()
                case let submenu as UIMenu: append(.submenu(submenu))
                case let deferred as UIDeferredMenuElement:
                    if let elements = deferred.elements { append(elements) } else { append(.loading) }
                default: break
                }
            }
        }
        if isSubmenu {
            append(.back(menu))
            startSection()
        } else if !menu.title.isEmpty {
            append(.title(menu.title))
        }
        appendChildren(of: menu)
        sections.removeAll(where: \.isEmpty)
        for section in sections {
            rows += section
            for row in section.suffix(section.last?.cell?.count ?? 1) { row.separator.isHidden = true }
            sectionEnds.insert(rows.count - 1)
        }
        sectionEnds.remove(rows.count - 1)
        for row in rows { scrollView.addSubview(row) }
        bands = sectionEnds.map { _ in
            let band = UIView()
            band.backgroundColor = .quaternarySystemFill
            scrollView.addSubview(band)
            return band
        }
    }

    /// Whether a submenu is open over the menu, which is only seen then.
    var isBehind = false {
        didSet {
            veil.alpha = isBehind ? 0.12 : 0
            scrollView.alpha = isBehind ? 0.5 : 1
            isUserInteractionEnabled = !isBehind
            accessibilityElementsHidden = isBehind
        }
    }

    /// Where a row is seen, in this view's coordinates.
    func frameOfRow(_ index: Int) -> CGRect {
        guard rows.indices.contains(index) else { return bounds }
        return rows[index].frame.offsetBy(dx: 0, dy: -scrollView.contentOffset.y)
    }

    var highlighted: MenuRow? {
        didSet {
            guard highlighted !== oldValue else { return }
            oldValue?.isHighlighted = false
            highlighted?.isHighlighted = true
            if let highlighted { scrollView.scrollRectToVisible(highlighted.frame, animated: false) }
        }
    }

    /// The row under a point in this view, if it can be chosen.
    func row(at point: CGPoint) -> MenuRow? {
        guard bounds.contains(point) else { return nil }
        let place = convert(point, to: scrollView)
        return rows.first { $0.isChoosable && $0.frame.contains(place) }
    }

    /// Highlights the next row that can be chosen, round at the ends.
    func moveHighlight(by step: Int) {
        let choosable = rows.filter(\.isChoosable)
        guard !choosable.isEmpty else { return }
        let present = choosable.firstIndex { $0 === highlighted }
        let next = present.map { $0 + step } ?? (step > 0 ? 0 : choosable.count - 1)
        highlighted = choosable[(next + choosable.count) % choosable.count]
    }

    // MARK: - Geometry

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = min(hasAccessibilityText ? Self.largeWidth : Self.width, size.width)
        let content = rows.reduce(0) { $0 + ($1.isLastOfLine ? $1.height(forWidth: width) : 0) }
        return CGSize(
            width: width,
            height: min(content + CGFloat(sectionEnds.count) * Self.band, size.height)
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        shadow.frame = bounds
        shadow.cast(by: UIBezierPath(roundedRect: bounds, cornerRadius: Self.radius))
        scrollView.frame = bounds
        veil.frame = bounds
        var y: CGFloat = 0
        var bands = bands.makeIterator()
        for (index, row) in rows.enumerated() {
            let height = row.height(forWidth: bounds.width)
            row.frame = row.frame(y: y, width: bounds.width, height: height)
            if row.isLastOfLine { y += height }
            guard sectionEnds.contains(index) else { continue }
            bands.next()?.frame = CGRect(x: 0, y: y, width: bounds.width, height: Self.band)
            y += Self.band
        }
        scrollView.contentSize = CGSize(width: bounds.width, height: y)
        scrollView.isScrollEnabled = y > bounds.height
    }
}
