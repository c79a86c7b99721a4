import DrydockViews

/// What an accessory type shows: a chevron or a tick, and a button for details.
final class CellAccessory: UIControl {
    let type: UITableViewCell.AccessoryType
    private let glyphs: [ListGlyphView]

    init(_ type: UITableViewCell.AccessoryType) {
        self.type = type
        glyphs =
            switch type {
            case .none: []
            case .disclosureIndicator: [ListGlyphView(.disclosure)]
            case .detailDisclosureButton: [ListGlyphView(.detail), ListGlyphView(.disclosure)]
            case .checkmark: [ListGlyphView(.checkmark)]
            case .detailButton: [ListGlyphView(.detail)]
            }
        super.init(frame: .zero)
        isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
        for glyph in glyphs { addSubview(glyph) }
        guard isUserInteractionEnabled else { return }
        accessibilityLabel = "More Info"
        addAction(
            UIAction { action in (action.sender as? CellAccessory)?.open() },
            for: .touchUpInside
        )
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("CellAccessory is made in code") }

    override var canBecomeFocused: Bool { false }

    private func open() {
        guard let cell = superview as? UITableViewCell, let table = cell.superview as? UITableView,
            let row = table.indexPath(for: cell)
        else { return }
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: row)
    }

    /// Points, up to the margin. The chevron of 8 stands 3.5 from it at the left, so that content ends 27.5 before the edge.
    var width: CGFloat { usualWidth * factor }

    private var factor: CGFloat { glyphs.first?.factor ?? 1 }

    private var usualWidth: CGFloat {
        switch type {
        case .none: 0
        case .disclosureIndicator: 11.5
        case .checkmark: 24
        case .detailButton: 28
        case .detailDisclosureButton: 46
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var end = bounds.width
        for glyph in glyphs.reversed() {
            let size = glyph.sizeThatFits(.zero)
            let x = isRightToLeft ? bounds.width - end : end - size.width
            glyph.frame = CGRect(
                origin: CGPoint(x: x, y: ((bounds.height - size.height) / 2).rounded()),
                size: size
            )
            end -= size.width + 12 * factor
        }
    }
}

/// In front of a row that is edited: deletes it, inserts one, or selects it.
final class CellEditControl: UIControl {
    let glyph: ListGlyphView

    init(_ glyph: ListGlyphView.Glyph) {
        self.glyph = ListGlyphView(glyph)
        super.init(frame: .zero)
        addSubview(self.glyph)
        isUserInteractionEnabled = glyph == .delete || glyph == .insert
        accessibilityLabel = glyph == .insert ? "Insert" : "Remove"
        addAction(UIAction { action in (action.sender as? CellEditControl)?.run() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("CellEditControl is made in code") }

    override var canBecomeFocused: Bool { false }

    private func run() {
        guard let cell = superview as? UITableViewCell, let table = cell.superview as? UITableView,
            let row = table.indexPath(for: cell)
        else { return }
        table.editControlTapped(at: row)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = glyph.glyph.size
        glyph.frame = CGRect(
            origin: CGPoint(
                x: isRightToLeft ? bounds.width - 8 - size.width : 8,
                y: ((bounds.height - size.height) / 2).rounded()
            ),
            size: size
        )
    }
}

/// At the end of a row that can be moved: the handle to drag it by.
final class CellReorderControl: UIView {
    let glyph = ListGlyphView(.reorder)

    init() {
        super.init(frame: .zero)
        isOpaque = false
        addSubview(glyph)
        isAccessibilityElement = true
        accessibilityLabel = "Reorder"
        let handle = HandleGestureRecognizer()
        addGestureRecognizer(handle)
        handle.addTarget(self, action: CellReorderControl.dragged)
    }

    private func dragged(_ recognizer: UIGestureRecognizer) {
        guard let cell = superview as? UITableViewCell, let table = cell.superview as? UITableView else {
            return
        }
        let location = recognizer.location(in: table)
        switch recognizer.state {
        case .began: table.beginReordering(cell, at: location)
        case .changed: table.continueReordering(at: location)
        case .ended: table.endReordering(isCancelled: false)
        case .cancelled, .failed: table.endReordering(isCancelled: true)
        case .possible: break
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("CellReorderControl is made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = glyph.glyph.size
        glyph.frame = CGRect(
            origin: CGPoint(
                x: ((bounds.width - size.width) / 2).rounded(),
                y: ((bounds.height - size.height) / 2).rounded()
            ),
            size: size
        )
    }
}

extension UITableViewCell {
    /// The view of the cell's owner that is the accessory now.
    var shownAccessoryView: UIView? { storedIsEditing ? editingAccessoryView : accessoryView }

    /// Has the view or the drawing of the type that is the accessory now, and no other.
    func updateAccessory() {
        let hidden = storedIsEditing ? accessoryView : editingAccessoryView
        if let hidden, hidden !== shownAccessoryView, hidden.superview === self {
            hidden.removeFromSuperview()
        }
        let view = shownAccessoryView
        if let view, view.superview !== self { addSubview(view) }
        let type = view != nil ? .none : storedIsEditing ? editingAccessoryType : accessoryType
        guard type != parts.accessory?.type ?? .none else { return }
        parts.accessory?.removeFromSuperview()
        parts.accessory = type == .none ? nil : CellAccessory(type)
        parts.accessory.map(addSubview)
    }

    func accessoriesDidChange(removing old: UIView? = nil) {
        if let old, old.superview === self { old.removeFromSuperview() }
        setNeedsLayout()
    }

    /// Has the controls that editing shows.
    func updateEditControls() {
        let glyph: ListGlyphView.Glyph? =
            if !storedIsEditing || showingDeleteConfirmation {
                nil
            } else if isMultipleSelectionShown {
                storedIsSelected ? .selected : .unselected
            } else {
                switch editingStyle {
                case .none: nil
                case .delete: .delete
                case .insert: .insert
                }
            }
        if let glyph, let control = parts.editControl,
            control.isUserInteractionEnabled == (glyph == .delete || glyph == .insert)
        {
            control.glyph.glyph = glyph
        } else if glyph != nil || parts.editControl != nil {
            parts.editControl?.removeFromSuperview()
            parts.editControl = glyph.map { CellEditControl($0) }
            parts.editControl.map(addSubview)
        }
        let moves = storedIsEditing && showsReorderControl
        if moves != (parts.reorderControl != nil) {
            parts.reorderControl?.removeFromSuperview()
            parts.reorderControl = moves ? CellReorderControl() : nil
            parts.reorderControl.map(addSubview)
        }
    }

    /// Whether rows are selected by circles.
    private var isMultipleSelectionShown: Bool {
        (superview as? UITableView)?.allowsMultipleSelectionDuringEditing ?? false
    }
}
