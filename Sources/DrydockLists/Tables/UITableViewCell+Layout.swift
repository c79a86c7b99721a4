import DrydockViews

/// What stands around a cell's content.
struct CellParts {
    /// What the accessory's type shows; a view of the cell's owner is not here.
    var accessory: CellAccessory?
    var editControl: CellEditControl?
    var reorderControl: CellReorderControl?
    /// While the row is swiped.
    var swipeActions: SwipeActionsView?
    /// Below the row; of grouped tables also above the first one.
    var separator: UIView?
    var topSeparator: UIView?
}

/// What a table tells a cell about its row.
struct CellPlace: Equatable {
    var style = UITableView.Style.plain
    /// Points beside the content, of the safe area too.
    var leading: CGFloat = 16
    var trailing: CGFloat = 16
    var isFirst = false
    var isLast = false
    /// Whether a line is drawn below the row, and one from side to side above it.
    var hasSeparator = false
    var hasTopSeparator = false
    var separatorColor: UIColor? = .separator
    var separatorEffect: UIVisualEffect?
    var separatorInset: UIEdgeInsets?
    var addsTextInset = false
    /// Points at the trailing side that titles of sections take.
    var indexWidth: CGFloat = 0
}

extension UITableViewCell {
    // MARK: - Layout

    func layOutCell() {
        if needsConfigurationUpdate {
            needsConfigurationUpdate = false
            applyConfigurations()
        }
        let bounds = boundsStorage
        configurations.layOutBackground(in: self)
        backgroundView?.frame = bounds
        shownSelectionView?.frame = bounds
        updateAccessory()
        updateEditControls()
        let insets = contentInsets
        let line = place.hasSeparator ? pixel : 0
        var content = CGRect(
            x: isRightToLeft ? insets.trailing : insets.leading,
            y: 0,
            width: max(bounds.width - insets.leading - insets.trailing, 0),
            height: max(bounds.height - line, 0)
        )
        content.origin.x += swipeOffset
        contentView.frame = content
        contentView.directionalLayoutMargins = contentMargins
        placeSides(height: content.height)
        placeSeparators()
        guard configurations.contentView == nil, !labels.isEmpty else { return }
        // Towards the detail.
        if cellStyle == .value2 {
            labels.text?.textAlignment = hasAccessibilityText ? .natural : isRightToLeft ? .left : .right
        }
        wrapLabels()
        let frames = arrangement(width: content.width, height: content.height)
        place(frames.text, labels.text)
        place(frames.detail, labels.detail)
        place(frames.image, labels.image)
    }

    /// A label that takes more lines tells the cell, which looks at its labels.
    private func wrapLabels() {
        var labels = labels
        labels.wrap(hasAccessibilityText)
        self.labels = labels
    }

    private func arrangement(width: CGFloat, height: CGFloat?) -> CellLabels.Arrangement {
        labels.arrangement(
            cellStyle,
            width: width,
            height: height,
            leading: labelLeading,
            trailing: contentMargins.trailing,
            isLarge: hasAccessibilityText
        )
    }

    private func place(_ frame: CGRect, _ view: UIView?) {
        guard let view else { return }
        var frame = frame
        if isRightToLeft { frame.origin.x = contentView.bounds.width - frame.maxX }
        frame.origin.x = onPixel(frame.minX)
        frame.origin.y = onPixel(frame.minY)
        view.frame = frame
    }

    private func onPixel(_ value: CGFloat) -> CGFloat { (value * pixelsPerPoint).rounded() / pixelsPerPoint }
    private var pixel: CGFloat { 1 / pixelsPerPoint }

    /// Where the labels begin, in the content view.
    private var labelLeading: CGFloat {
        contentMargins.leading + CGFloat(max(indentationLevel, 0)) * indentationWidth
    }

    /// Points between the cell's sides and its content view.
    var contentInsets: (leading: CGFloat, trailing: CGFloat) {
        var (leading, trailing): (CGFloat, CGFloat) = (0, 0)
        if parts.editControl != nil, shouldIndentWhileEditing {
            leading = place.leading - 16 + CellMetrics.editingWidth
        }
        if let view = shownAccessoryView {
            trailing = place.trailing + view.bounds.width
        } else if let accessory = parts.accessory {
            trailing = place.trailing + accessory.width
        }
        if parts.reorderControl != nil {
            trailing = max(trailing, place.trailing - 16) + CellMetrics.reorderWidth
        }
        return (leading, trailing)
    }

    var contentMargins: NSDirectionalEdgeInsets {
        let insets = contentInsets
        return NSDirectionalEdgeInsets(
            top: CellMetrics.verticalMargin,
            leading: insets.leading > 0 ? 16 : place.leading,
            bottom: CellMetrics.verticalMargin,
            trailing: insets.trailing > 0 ? CellMetrics.accessoryGap : place.trailing
        )
    }

    private func placeSides(height: CGFloat) {
        let width = boundsStorage.width
        var end = width - place.trailing
        func frame(_ size: CGSize, x: CGFloat) -> CGRect {
            CGRect(
                x: onPixel((isRightToLeft ? width - x - size.width : x) + swipeOffset),
                y: onPixel((height - size.height) / 2),
                width: size.width,
                height: size.height
            )
        }
        if let control = parts.reorderControl {
            let size = CGSize(width: CellMetrics.reorderWidth, height: height)
            control.arrive(at: frame(size, x: width - (place.trailing - 16) - size.width))
            end = width - (place.trailing - 16) - size.width
        }
        if let view = shownAccessoryView {
            view.frame = frame(view.bounds.size, x: end - view.bounds.width)
        } else if let accessory = parts.accessory {
            accessory.arrive(
                at: frame(CGSize(width: accessory.width, height: height), x: end - accessory.width)
            )
        }
        if let control = parts.editControl {
            let size = CGSize(width: CellMetrics.editingWidth + 8, height: height)
            let x = place.leading - 16 + 8
            control.arrive(at: frame(size, x: x), from: frame(size, x: x - CellMetrics.editingWidth))
        }
    }

    private func placeSeparators() {
        let bounds = boundsStorage
        let line = pixel
        parts.separator.map { view in
            var (leading, trailing) = (
                place.separatorInset?.left ?? separatorLeading, place.separatorInset?.right ?? 0
            )
            if let own = ownSeparatorInset { (leading, trailing) = (own.left, own.right) }
            trailing += place.indexWidth
            if place.addsTextInset, place.separatorInset != nil { leading += separatorLeading }
            if place.isLast, place.style == .grouped { (leading, trailing) = (0, 0) }
            let width = max(bounds.width - leading - trailing, 0)
            view.frame = CGRect(
                x: onPixel(isRightToLeft ? trailing : leading),
                y: bounds.height - line,
                width: width,
                height: line
            )
        }
        parts.topSeparator?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: line)
    }

    /// Where the line below the row begins: where its text does.
    var separatorLeading: CGFloat {
        let insets = contentInsets
        if let view = configurations.contentView as? UIListContentView {
            return insets.leading + view.textLeading
        }
        guard configurations.contentView == nil, labels.hasImage, let image = labels.image else {
            return insets.leading + labelLeading
        }
        if hasAccessibilityText {
            let width = max(boundsStorage.width - insets.leading - insets.trailing, 0)
            return insets.leading + arrangement(width: width, height: nil).text.minX
        }
        return insets.leading + labelLeading + image.intrinsicContentSize.width + CellMetrics.imageGap
    }

    // MARK: - Size

    /// The height that the content wants at a width, with the line below it.
    func fittingHeight(width: CGFloat) -> CGFloat {
        if needsConfigurationUpdate {
            needsConfigurationUpdate = false
            applyConfigurations()
        }
        updateAccessory()
        updateEditControls()
        wrapLabels()
        let insets = contentInsets
        let contentWidth = max(width - insets.leading - insets.trailing, 0)
        let least = CellMetrics.height - (place.hasSeparator ? pixel : 0)
        let line = place.hasSeparator ? pixel : 0
        contentView.directionalLayoutMargins = contentMargins
        var height: CGFloat
        if configurations.contentView != nil {
            // The margins of the content view in the cell are those of its place.
            if contentView.bounds.width != contentWidth {
                contentView.frame.size = CGSize(
                    width: contentWidth,
                    height: max(contentView.bounds.height, least)
                )
            }
            height = max(configurations.contentHeight(width: contentWidth) ?? 0, least)
        } else if hasConstrainedContent {
            height =
                contentView.systemLayoutSizeFitting(
                    CGSize(width: contentWidth, height: 0),
                    withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
            if height <= 0 { height = least }
        } else {
            height = max(arrangement(width: contentWidth, height: nil).height, least)
        }
        let scale = pixelsPerPoint
        return ((height + line) * scale - 0.001).rounded(.up) / scale
    }

    var isLaidOutByHand: Bool { configurations.contentView == nil && !hasConstrainedContent }

    /// Whether constraints place something in the content view.
    private var hasConstrainedContent: Bool {
        contentView.subviewStorage.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    }
}
