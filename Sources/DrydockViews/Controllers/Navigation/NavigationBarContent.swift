/// What a navigation bar shows of one item: back button, buttons, title and large title.
final class NavigationBarContent: UIView {
    struct Look {
        var appearance: UINavigationBarAppearance
        var titleAttributes: [NSAttributedString.Key: Any]
        var largeTitleFont: UIFont
        /// Nil for the colour of labels.
        var largeTitleColor: UIColor?
        var isLargeTitle: Bool
    }

    let backButton: NavigationBackButton?
    private let leading: [(item: UIBarButtonItem, view: UIView)]
    private let trailing: [(item: UIBarButtonItem, view: UIView)]
    let titleView: UIView
    /// By how much a title of text stands aside.
    private let titleOffset: UIOffset
    let largeTitleLabel = UILabel()
    /// Above the row, in the middle.
    let promptLabel = UILabel()
    /// What holds all but the large title, in a row at the top.
    let row = UIView()
    /// What cuts the large title where the bar ends.
    private let largeTitleClip = UIView()
    /// Stands at the lower edge.
    private let search: (any BarSearch)?
    let searchClip = UIView()
    /// Points of the search bar's row that are shown.
    var searchRoom: CGFloat = 0 {
        didSet { if searchRoom != oldValue { setNeedsLayout() } }
    }
    /// Whether the search bar has the place of all else.
    var isSearching = false {
        didSet {
            guard isSearching != oldValue else { return }
            for view in [promptLabel, row, largeTitleClip] { view.alpha = isSearching ? 0 : 1 }
            setNeedsLayout()
        }
    }
    /// The large title while all of it is seen.
    var seenLargeTitle: UILabel? {
        let isSeen = !largeTitleClip.isHidden && !isSearching && largeTitleLabel.frame.minY > -1
        return isSeen ? largeTitleLabel : nil
    }
    /// Whether the large title is cut at the row of buttons, as it is while it does not move into that.
    var clipsLargeTitle: Bool {
        get { largeTitleClip.clipsToBounds }
        set { largeTitleClip.clipsToBounds = newValue }
    }
    /// Points above the row; 0 without a prompt.
    var promptHeight: CGFloat = 0 {
        didSet { if promptHeight != oldValue { setNeedsLayout() } }
    }
    /// Points of the row.
    var rowHeight: CGFloat = 44 {
        didSet { if rowHeight != oldValue { setNeedsLayout() } }
    }

    /// - Parameter backItem: where the back button leads; nil for no such button.
    init(_ item: UINavigationItem, backItem: UINavigationItem?, look: Look) {
        let hasBackButton =
            !item.hidesBackButton
            && (item.leftItemsSupplementBackButton || item.leftBarButtonItems?.isEmpty ?? true)
        backButton =
            hasBackButton ? backItem.map { NavigationBackButton($0, appearance: look.appearance) } : nil
        func views(_ items: [UIBarButtonItem]?) -> [(item: UIBarButtonItem, view: UIView)] {
            (items ?? []).filter { !$0.isHidden }.map { ($0, $0.makeView(look.appearance)) }
        }
        leading = views(item.leftBarButtonItems)
        trailing = views(item.rightBarButtonItems)
        titleView = item.titleView.map(BarViewHolder.init) ?? UILabel()
        titleOffset = item.titleView == nil ? look.appearance.titlePositionAdjustment : .zero
        search = item.search
        super.init(frame: .zero)
        if let label = titleView as? UILabel {
            label.text = item.title
            label.textAlignment = .center
            label.font = look.titleAttributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
            label.textColor = look.titleAttributes[.foregroundColor] as? UIColor ?? .label
            label.alpha = look.isLargeTitle ? 0 : 1
            label.accessibilityTraits = .header
        }
        largeTitleLabel.text = item.title
        largeTitleLabel.font = look.largeTitleFont
        largeTitleLabel.textColor = look.largeTitleColor ?? .label
        largeTitleLabel.accessibilityTraits = .header
        largeTitleClip.clipsToBounds = true
        largeTitleClip.isUserInteractionEnabled = false
        largeTitleClip.isHidden = !look.isLargeTitle
        largeTitleClip.addSubview(largeTitleLabel)
        addSubview(largeTitleClip)
        if let prompt = item.prompt, !prompt.isEmpty {
            promptLabel.text = prompt
            promptLabel.textAlignment = .center
            promptLabel.font = .systemFont(ofSize: 13)
            promptLabel.textColor = look.titleAttributes[.foregroundColor] as? UIColor ?? .label
            addSubview(promptLabel)
        }
        addSubview(row)
        row.addSubview(titleView)
        for (_, view) in leading + trailing { row.addSubview(view) }
        if let backButton { row.addSubview(backButton) }
        guard let search else { return }
        searchClip.clipsToBounds = true
        searchClip.addSubview(search.barView)
        addSubview(searchClip)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("NavigationBarContent is made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        row.frame = CGRect(x: 0, y: promptHeight, width: bounds.width, height: rowHeight)
        promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: promptHeight)
            .insetBy(dx: UINavigationBar.margin(forWidth: bounds.width), dy: 0)
        let searchHeight = search == nil ? 0 : min(searchRoom, bounds.height)
        largeTitleClip.frame = CGRect(
            x: 0,
            y: row.frame.maxY,
            width: bounds.width,
            height: max(bounds.height - row.frame.maxY - searchHeight, 0)
        )
        layOutSearchBar(height: searchHeight)
        let margin = UINavigationBar.margin(forWidth: bounds.width)
        let title = largeTitleLabel.intrinsicContentSize
        largeTitleLabel.frame = mirrored(
            CGRect(
                x: margin,
                y: largeTitleClip.bounds.height - 8 - title.height,
                width: min(title.width, max(bounds.width - 2 * margin, 0)),
                height: title.height
            )
        )
        layOutRow(margin: margin)
    }

    /// The search bar keeps its height and fades while there is less room for it.
    private func layOutSearchBar(height: CGFloat) {
        guard let search else { return }
        let (bar, full) = (search.barView, search.barHeight)
        searchClip.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        let inset = UINavigationBar.margin(forWidth: bounds.width) - 8
        bar.frame = CGRect(x: inset, y: height - full, width: bounds.width - 2 * inset, height: full)
        bar.alpha = min(max((height - full / 2) / (full / 2), 0), 1)
    }

    /// From left to right in reading order; the title is in the bar's middle where it has room there.
    private func layOutRow(margin: CGFloat) {
        let edge = margin - BarButton.padding
        let ideal = titleView.intrinsicContentSize
        let trailingStart = layOut(trailing, from: edge, isTrailing: true)
        var leadingEnd = edge
        if let backButton {
            let room = bounds.width - edge - (bounds.width - trailingStart)
            let free = (bounds.width - min(ideal.width, bounds.width / 2)) / 2
            backButton.fit(min(free, room))
            let width = backButton.intrinsicContentSize.width
            backButton.frame = mirrored(CGRect(x: 0, y: 0, width: width, height: rowHeight))
            leadingEnd = width
        }
        leadingEnd = layOut(leading, from: leadingEnd, isTrailing: false)
        let start = leading.isEmpty && backButton == nil ? margin : leadingEnd
        let end = trailing.isEmpty ? bounds.width - margin : trailingStart
        let width = min(ideal.width, max(end - start, 0))
        let centered = (bounds.width - width) / 2
        let height = min(ideal.height, rowHeight)
        let place = mirrored(
            CGRect(
                x: max(min(centered, end - width), start),
                y: (rowHeight - height) / 2,
                width: width,
                height: height
            )
        )
        titleView.frame = place.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
    }

    /// - Returns: where the room that is left begins, or for trailing items ends.
    private func layOut(
        _ items: [(item: UIBarButtonItem, view: UIView)],
        from edge: CGFloat,
        isTrailing: Bool
    ) -> CGFloat {
        var position = edge
        for (item, view) in items {
            if item.isFixedSpace {
                position += item.width
                continue
            }
            let isCustom = item.customView != nil
            if isCustom { position += BarButton.padding }
            let width =
                isCustom && item.width > 0 ? item.width : view.intrinsicContentSize.width
            view.frame = mirrored(
                CGRect(
                    x: isTrailing ? bounds.width - position - width : position,
                    y: 0,
                    width: width,
                    height: rowHeight
                )
            )
            position += width + (isCustom ? BarButton.padding : 0)
        }
        return isTrailing ? bounds.width - position : position
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

extension UIBarButtonItem {
    fileprivate func makeView(_ appearance: UINavigationBarAppearance) -> UIView {
        if let customView { return BarViewHolder(customView) }
        if isFixedSpace || isFlexibleSpace { return UIView() }
        return BarButton(
            self,
            appearance: style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
        )
    }
}
