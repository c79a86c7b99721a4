public import DrydockControls
public import DrydockViews

/// A cell of a list: content beside accessories, with lines between cells.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    /// Beside the content, from the leading to the trailing side.
    open var accessories: [UICellAccessory] = [] {
        didSet { accessoriesDidChange() }
    }

    /// How far the content is moved to the trailing side, in units of `indentationWidth`.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { contentWidthDidChange() } }
    }

    /// Points.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { contentWidthDidChange() } }
    }

    /// The content that the cells of a list usually have, to be changed and set.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// The ground that the cells of the list usually have; that of a plain list outside of one.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        if let item, item.isHeader {
            return item.appearance == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
        }
        return switch item?.appearance {
        case .grouped, .insetGrouped: .listGroupedCell()
        case .sidebar, .sidebarPlain: .listSidebarCell()
        case .plain, nil: .listPlainCell()
        }
    }

    /// How the list shows the cell; nil outside of a list.
    private(set) var item: ListItemAppearance?
    /// Points by which a swipe has moved the content.
    var swipeOffset: CGFloat = 0
    var swipeActions: SwipeActionsView?
    /// Whether what is below the item in its outline is shown.
    private(set) var isExpanded = false
    /// Whether the ground is the list's and not the owner's.
    private var hasDefaultBackground = false
    private var accessoryViews: [CellAccessoryView] = []
    private var lines: [UIView] = []

    // MARK: - In a list

    override func willBeShown(by layout: UICollectionViewLayout, at key: ElementKey) {
        super.willBeShown(by: layout, at: key)
        if key.category == .cell {
            positionMayHaveChanged(in: layout, key.indexPath)
        } else if backgroundConfiguration == nil || hasDefaultBackground {
            let list = (layout as? UICollectionViewCompositionalLayout)?.listItem(at: key.indexPath)
            backgroundConfiguration = list.map {
                $0.appearance == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
            }
            hasDefaultBackground = true
        }
    }

    override func positionMayHaveChanged(in layout: UICollectionViewLayout, _ path: IndexPath) {
        item = (layout as? UICollectionViewCompositionalLayout)?.listItem(at: path)
        if backgroundConfiguration == nil || hasDefaultBackground {
            backgroundConfiguration = item == nil ? nil : defaultBackgroundConfiguration()
            hasDefaultBackground = true
        }
        roundCorners()
        setNeedsLayout()
    }

    open override var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { hasDefaultBackground = false }
    }

    private func roundCorners() {
        let isRound =
            item.map { ($0.appearance == .insetGrouped || $0.appearance == .sidebar) && !$0.isHeader }
            ?? false
        var corners: CACornerMask = []
        if isRound, let item {
            if item.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if item.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        }
        guard !corners.isEmpty || layerStorage != nil else { return }
        layer.cornerRadius = corners.isEmpty ? 0 : 10
        layer.maskedCorners = corners
        clipsToBounds = clipsAtRest || swipeActions != nil
    }

    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isSwiped = swipeActions != nil
        state.isExpanded = isExpanded
        return state
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        accessories = []
        indentationLevel = 0
        forgetSwipe()
    }

    // MARK: - Accessories

    private func accessoriesDidChange() {
        for view in accessoryViews { view.removeFromSuperview() }
        accessoryViews = accessories.filter { !$0.isHidden }.map { CellAccessoryView($0) }
        for view in accessoryViews { addSubview(view) }
        contentWidthDidChange()
    }

    private func contentWidthDidChange() {
        preferredSizeMayHaveChanged()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    override func editingDidChange() {
        super.editingDidChange()
        contentWidthDidChange()
    }

    private func isShown(_ accessory: UICellAccessory) -> Bool {
        switch accessory.displayed {
        case .always: true
        case .whenEditing: collectionView?.isEditing ?? false
        case .whenNotEditing: !(collectionView?.isEditing ?? false)
        }
    }

    private var margin: CGFloat { bounds.width.systemMargin }

    /// Where accessories are, in the direction of reading, and what they leave to the content.
    private func arrangement() -> (
        frames: [CGRect?], content: ClosedRange<CGFloat>, margins: (CGFloat, CGFloat)
    ) {
        var frames = [CGRect?](repeating: nil, count: accessoryViews.count)
        var (leading, trailing) = (margin, bounds.width - margin)
        var (hasLeading, hasTrailing) = (false, false)
        func frame(_ x: CGFloat, _ view: CellAccessoryView) -> CGRect {
            CGRect(x: x, y: 0, width: view.size.width, height: bounds.height)
        }
        for (index, view) in accessoryViews.enumerated()
        where view.accessory.isLeading && isShown(view.accessory) {
            frames[index] = frame(leading, view)
            leading += view.size.width + 12
            hasLeading = true
        }
        for (index, view) in accessoryViews.enumerated().reversed()
        where !view.accessory.isLeading && isShown(view.accessory) {
            trailing -= view.size.width
            frames[index] = frame(trailing, view)
            trailing -= 8
            hasTrailing = true
        }
        let start = (hasLeading ? leading - 4 : 0) + CGFloat(indentationLevel) * indentationWidth
        let end = hasTrailing ? trailing + 8 : bounds.width
        return (frames, start...max(start, end), (hasLeading ? 4 : margin, hasTrailing ? 8 : margin))
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        isRightToLeft ? rect.offsetBy(dx: bounds.width - rect.maxX - rect.minX, dy: 0) : rect
    }

    // MARK: - In an outline

    override func willShowItem(at path: IndexPath) {
        guard let place = collectionView?.outline(at: path) else { return isExpanded = false }
        indentationLevel = place.level
        isExpanded = place.isExpanded
    }

    /// The outline that the item is in has changed.
    func outlineDidChange() {
        guard let path = collectionView?.path(of: self), let place = collectionView?.outline(at: path),
            place.isExpanded != isExpanded
        else { return }
        isExpanded = place.isExpanded
        setNeedsUpdateConfiguration()
        guard window != nil, UIView.areAnimationsEnabled else { return }
        UIView.animate(withDuration: 0.3, options: .allowUserInteraction) { self.layoutIfNeeded() }
    }

    override var togglesOutline: Bool {
        accessories.contains { accessory in
            guard case .outline(let style) = accessory.kind, !accessory.isHidden else { return false }
            return style == .header || style == .automatic && item?.isHeader == true
        }
    }

    func toggleOutline() {
        if let path = collectionView?.path(of: self) { collectionView?.toggleOutline(at: path) }
    }

    override var contentFrame: CGRect {
        let content = arrangement().content
        return mirrored(
            CGRect(
                x: content.lowerBound,
                y: 0,
                width: content.upperBound - content.lowerBound,
                height: bounds.height
            )
        ).offsetBy(dx: swipeOffset, dy: 0)
    }

    override func fittingContentSize(
        _ size: CGSize,
        _ axes: UICollectionViewLayoutAttributes.FixedAxes
    ) -> CGSize {
        setContentMargins()
        var fitting = super.fittingContentSize(size, axes)
        if !axes.height, item != nil { fitting.height = max(fitting.height, 44) }
        return fitting
    }

    private func setContentMargins() {
        let margins = arrangement().margins
        let insets = NSDirectionalEdgeInsets(top: 8, leading: margins.0, bottom: 8, trailing: margins.1)
        if contentView.directionalLayoutMargins != insets { contentView.directionalLayoutMargins = insets }
    }

    // MARK: - Layout

    open override func layoutSubviews() {
        setContentMargins()
        super.layoutSubviews()
        for (view, frame) in zip(accessoryViews, arrangement().frames) {
            view.isHidden = frame == nil
            if let frame { view.frame = mirrored(frame).offsetBy(dx: swipeOffset, dy: 0) }
            view.show(isSelected: isSelected, isExpanded: isExpanded)
        }
        layOutLines()
    }

    private func layOutLines() {
        var frames: [CGRect] = []
        if let item, let separators = item.separators {
            let width = 1 / max(traitCollection.displayScale, 1)
            func line(_ insets: NSDirectionalEdgeInsets, _ y: CGFloat) -> CGRect {
                let isAutomatic = insets.leading == .greatestFiniteMagnitude
                let leading = isAutomatic ? textLeading : insets.leading
                let trailing = insets.trailing == .greatestFiniteMagnitude ? 0 : insets.trailing
                return CGRect(
                    x: leading,
                    y: y,
                    width: max(bounds.width - leading - trailing, 0),
                    height: width
                )
            }
            let isBelow = !item.isLast || item.appearance == .plain
            switch separators.bottomSeparatorVisibility {
            case .automatic where isBelow, .visible:
                frames.append(line(separators.bottomSeparatorInsets, bounds.height - width))
            default: break
            }
            if separators.topSeparatorVisibility == .visible {
                frames.append(line(separators.topSeparatorInsets, 0))
            }
        }
        while lines.count > frames.count { lines.removeLast().removeFromSuperview() }
        while lines.count < frames.count {
            let line = UIView()
            line.isUserInteractionEnabled = false
            addSubview(line)
            lines.append(line)
        }
        for (view, frame) in zip(lines, frames) {
            view.frame = mirrored(frame)
            view.backgroundColor = item?.separators?.color
        }
    }

    /// Where the text begins, from the leading edge.
    private var textLeading: CGFloat {
        let frame = contentFrame.offsetBy(dx: 0 - swipeOffset, dy: 0)
        let start = isRightToLeft ? bounds.width - frame.maxX : frame.minX
        guard let content = configurations.contentView as? UIListContentView else { return start + margin }
        return start + content.textLeading
    }
}

extension UICollectionViewListCell: SwipeableCell {
    var clipsAtRest: Bool { layerStorage.map { $0.cornerRadius > 0 } ?? false }
}
