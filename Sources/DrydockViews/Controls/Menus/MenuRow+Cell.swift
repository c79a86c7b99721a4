/// Elements beside each other: an image, with its title below or alone.
extension MenuRow {
    /// Whether the next row lies below this one.
    var isLastOfLine: Bool { cell.map { $0.column == $0.count - 1 } ?? true }

    /// Where the row is in a menu.
    func frame(y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
        guard let cell else { return CGRect(x: 0, y: y, width: width, height: height) }
        let column = isRightToLeft ? cell.count - 1 - cell.column : cell.column
        let pixels = { (edge: Int) in
            (width * CGFloat(edge) / CGFloat(cell.count) * self.contentScaleFactor).rounded()
                / self.contentScaleFactor
        }
        return CGRect(x: pixels(column), y: y, width: pixels(column + 1) - pixels(column), height: height)
    }

    private func showsTitle(_ cell: Cell) -> Bool { cell.showsTitle || iconView.image == nil }

    /// Where there is no column of marks, what is on is seen by its ground.
    var restingColor: UIColor? {
        cell != nil && accessibilityTraits.contains(.selected) ? .quaternarySystemFill : nil
    }

    func becomeCell() {
        guard let cell else { return }
        titleLabel.font = .preferredFont(forTextStyle: cell.showsTitle ? .footnote : .body)
        titleLabel.textAlignment = .center
        titleLabel.numberOfLines = 1
        titleLabel.isHidden = !showsTitle(cell)
        subtitleLabel?.isHidden = true
        markView.isHidden = true
        if cell.isInPalette {
            let ground = UIView()
            ground.layer.cornerRadius = Constant.groundRadius
            insertSubview(ground, at: 0)
            paletteGround = ground
        }
        (paletteGround ?? self).backgroundColor = restingColor
        guard cell.column > 0, !cell.isInPalette else { return }
        columnSeparator.backgroundColor = .separator
        addSubview(columnSeparator)
    }

    func cellHeight(_ cell: Cell) -> CGFloat {
        guard cell.showsTitle else { return max(Constant.height, iconSide + 2 * Constant.cellInset) }
        let text = titleLabel.sizeThatFits(.zero).height
        return (Constant.cellInset * 2 + iconSide + Constant.cellGap + text).rounded(.up)
    }

    func layOut(_ cell: Cell) {
        let (side, height) = (iconSide, titleLabel.sizeThatFits(.zero).height)
        let isAlone = !cell.showsTitle || iconView.image == nil
        iconView.frame = CGRect(
            x: ((bounds.width - side) / 2).rounded(),
            y: isAlone ? (bounds.height - side) / 2 : Constant.cellInset,
            width: side,
            height: side
        )
        titleLabel.frame = CGRect(
            x: Constant.cellGap,
            y: isAlone ? (bounds.height - height) / 2 : bounds.height - Constant.cellInset - height,
            width: max(bounds.width - 2 * Constant.cellGap, 0),
            height: height
        )
        paletteGround?.frame = bounds.insetAtMost(dx: Constant.groundInset, dy: Constant.groundInset)
        let thickness = 1 / contentScaleFactor
        separator.frame = CGRect(x: 0, y: bounds.height - thickness, width: bounds.width, height: thickness)
        columnSeparator.frame = CGRect(
            x: isRightToLeft ? bounds.width - thickness : 0,
            y: 0,
            width: thickness,
            height: bounds.height
        )
    }
}

extension UIMenu.ElementSize {
    /// How many elements share a line at most; nil for rows.
    var columns: Int? {
        switch self {
        case .small: 4
        case .medium: 3
        case .large, .automatic: nil
        }
    }
}

extension UIMenu {
    /// How many elements share a line at most; nil for rows.
    var columns: Int? { options.contains(.displayAsPalette) ? 5 : preferredElementSize.columns }

    var showsTitlesInCells: Bool { preferredElementSize == .medium && !options.contains(.displayAsPalette) }

    /// Whether a mark or a submenu's chevron stands before an element that has a line to itself.
    var hasMarkedRow: Bool { columns == nil && UIMenu.hasMarkedRow(children) }

    private static func hasMarkedRow(_ elements: [UIMenuElement]) -> Bool {
        elements.contains { element in
            switch element {
            case let action as UIAction: action.state != .off && !action.attributes.contains(.hidden)
            case let deferred as UIDeferredMenuElement: hasMarkedRow(deferred.elements ?? [])
            case let menu as UIMenu: !menu.isSection || menu.hasMarkedRow
            default: false
            }
        }
    }
}

extension UIMenuElement {
    /// What stands for the element where others are beside it.
    var contents: [MenuRow.Content] {
        switch self {
        case let action as UIAction: action.attributes.contains(.hidden) ? [] : [.action(action)]
        case let menu as UIMenu:
            menu.isSection ? menu.children.flatMap(\.contents) : [.submenu(menu)]
        case let deferred as UIDeferredMenuElement: deferred.elements?.flatMap(\.contents) ?? [.loading]
        default: []
        }
    }
}
