/// A row whose actions show, or are about to.
@MainActor
final class SwipedRow {
    enum Side {
        case leading, trailing
    }

    let cell: UITableViewCell
    let path: IndexPath
    let side: Side
    let actions: UISwipeActionsConfiguration
    let view: SwipeActionsView
    /// Points that the row has been moved by.
    var offset: CGFloat = 0
    /// The offset when the drag began.
    var start: CGFloat = 0

    init(_ cell: UITableViewCell, _ path: IndexPath, _ side: Side, _ actions: UISwipeActionsConfiguration) {
        self.cell = cell
        self.path = path
        self.side = side
        self.actions = actions
        view = SwipeActionsView(actions.actions, isAtRight: (side == .trailing) != cell.isRightToLeft)
    }
}

extension UITableView {
    // MARK: - Actions

    /// What a drag towards the leading edge shows; nil for nothing.
    func trailingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
        guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return nil }
        if let delegate, !unanswered.contains(.trailingSwipe) {
            let actions = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
            if !unanswered.contains(.trailingSwipe) {
                return actions?.actions.isEmpty == false ? actions : nil
            }
        }
        guard editingStyle(path) == .delete else { return nil }
        let title =
            delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
            ?? SystemWord.delete.text
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
                guard let self, let row = swiped?.path else { return done(false) }
                dataSource?.tableView(self, commit: .delete, forRowAt: row)
                done(true)
            }
        ])
    }

    private func leadingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let delegate, !unanswered.contains(.leadingSwipe),
            dataSource?.tableView(self, canEditRowAt: path) ?? false
        else { return nil }
        let actions = delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        return actions?.actions.isEmpty == false ? actions : nil
    }

    // MARK: - Dragging

    /// Whether a drag over a row shows its actions.
    func rowGestureShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer === swipeRecognizer else { return true }
        let way = swipeRecognizer.travel
        let start = swipeRecognizer.location(in: self)
        let path = geometry.row(at: start.y - way.y)
        if let swiped { return path == swiped.path }
        guard !isEditingRows, updates == nil, let path, let cell = rows[path] else { return false }
        let side: SwipedRow.Side = (way.x < 0) != isRightToLeft ? .trailing : .leading
        guard let actions = side == .trailing ? trailingActions(path) : leadingActions(path) else {
            return false
        }
        beginSwipe(cell, path, side, actions)
        return true
    }

    func swipe(_ recognizer: UIPanGestureRecognizer) {
        guard let swiped else { return }
        let way = recognizer.translation(in: self).x
        switch recognizer.state {
        case .began: swiped.start = swiped.offset
        case .changed: setSwipe(swiped, swiped.start + way)
        case .ended: endSwipe(swiped, velocity: recognizer.velocity(in: self).x)
        case .cancelled: closeSwipe(animated: true)
        case .possible, .failed: break
        }
    }

    private func beginSwipe(
        _ cell: UITableViewCell,
        _ path: IndexPath,
        _ side: SwipedRow.Side,
        _ actions: UISwipeActionsConfiguration
    ) {
        closeSwipe(animated: true)
        let swiped = SwipedRow(cell, path, side, actions)
        self.swiped = swiped
        swiped.view.perform = { [weak self] in self?.perform($0) }
        cell.parts.swipeActions = swiped.view
        cell.insertSubview(swiped.view, belowSubview: cell.contentView)
        // A row without corners of its own covers what it shows.
        cell.clipsToBounds = true
        delegate?.tableView(self, willBeginEditingRowAt: path)
        setSwipe(swiped, 0)
    }

    /// Moves the row, not beyond its rest on the other side; further than the actions are wide it follows half.
    private func setSwipe(_ swiped: SwipedRow, _ offset: CGFloat) {
        let sign: CGFloat = swiped.view.isAtRight ? -1 : 1
        var way = max(offset * sign, 0)
        let wide = swiped.view.fullWidth
        if way > wide, !swiped.actions.performsFirstActionWithFullSwipe { way = wide + (way - wide) / 3 }
        way = min(way, swiped.cell.bounds.width)
        swiped.offset = way * sign
        swiped.cell.swipeOffset = swiped.offset
        let bounds = swiped.cell.bounds
        swiped.view.isFull = isFull(swiped)
        swiped.view.frame = CGRect(
            x: swiped.view.isAtRight ? bounds.width - way : 0,
            y: 0,
            width: way,
            height: bounds.height
        )
        swiped.view.setNeedsLayout()
        swiped.cell.setNeedsLayout()
    }

    /// Whether letting go now performs the first action.
    private func isFull(_ swiped: SwipedRow) -> Bool {
        swiped.actions.performsFirstActionWithFullSwipe && abs(swiped.offset) > swiped.cell.bounds.width * 0.6
    }

    private func endSwipe(_ swiped: SwipedRow, velocity: CGFloat) {
        if isFull(swiped), let action = swiped.actions.actions.first { return perform(action) }
        let wide = swiped.view.fullWidth
        let outwards = swiped.view.isAtRight ? -velocity : velocity
        if outwards > 300 || outwards > -300 && abs(swiped.offset) > wide / 2 {
            settle(swiped, wide)
        } else {
            closeSwipe(animated: true)
        }
    }

    private func settle(_ swiped: SwipedRow, _ way: CGFloat) {
        animateSwipe { self.setSwipe(swiped, swiped.view.isAtRight ? -way : way) }
    }

    private func animateSwipe(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
        guard window != nil else {
            changes()
            completion?()
            return
        }
        UIView.animate(
            withDuration: 0.3,
            options: .allowUserInteraction,
            animations: {
                changes()
                self.layoutIfNeeded()
            },
            completion: { _ in completion?() }
        )
    }

    /// Shows a row's actions without a drag.
    func openSwipe(_ path: IndexPath, _ actions: UISwipeActionsConfiguration, _ side: SwipedRow.Side) {
        guard let cell = rows[path] else { return }
        beginSwipe(cell, path, side, actions)
        guard let swiped else { return }
        cell.showingDeleteConfirmation = isEditingRows
        settle(swiped, swiped.view.fullWidth)
    }

    /// Shows what a swipe over a visible row towards its leading edge shows; nothing where that is nothing.
    package func showTrailingActions(at path: IndexPath) {
        if let actions = trailingActions(path) { openSwipe(path, actions, .trailing) }
    }

    func closeSwipe(animated: Bool) {
        guard let swiped else { return }
        self.swiped = nil
        let cell = swiped.cell
        cell.showingDeleteConfirmation = false
        let path = rows[swiped.path] === cell ? swiped.path : nil
        let finish = { [weak self] in
            swiped.view.removeFromSuperview()
            cell.parts.swipeActions = nil
            guard self?.swiped?.cell !== cell else { return }
            cell.clipsToBounds =
                cell.place.style == .insetGrouped && (cell.place.isFirst || cell.place.isLast)
        }
        let close = { self.setSwipe(swiped, 0) }
        if animated {
            animateSwipe(close, completion: finish)
        } else {
            close()
            finish()
        }
        delegate?.tableView(self, didEndEditingRowAt: path)
    }

    private func perform(_ action: UIContextualAction) {
        guard let swiped else { return }
        action.handler(action, swiped.view) { [weak self] _ in
            if self?.swiped === swiped { self?.closeSwipe(animated: true) }
        }
    }
}

/// Recognises drags along a row.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
    override init(target: AnyObject?, action: Never?) {
        super.init(target: target, action: action)
        delaysTouchesEnded = false
    }

    override func isDrag(_ travel: CGPoint) -> Bool {
        abs(travel.x) >= TouchMotion.slop && abs(travel.x) > 2 * abs(travel.y)
    }
}

/// Buttons beside a row that has been swiped.
final class SwipeActionsView: UIView {
    let isAtRight: Bool
    var perform: (UIContextualAction) -> Void = { _ in }
    /// Whether the first action takes all the room.
    var isFull = false
    private let buttons: [SwipeActionButton]

    init(_ actions: [UIContextualAction], isAtRight: Bool) {
        self.isAtRight = isAtRight
        buttons = actions.map(SwipeActionButton.init)
        super.init(frame: .zero)
        clipsToBounds = true
        // The first one lies at the row's edge, and over the others when it takes their room.
        for button in buttons.reversed() {
            addSubview(button)
            button.addAction(
                UIAction { [weak self] action in
                    guard let button = action.sender as? SwipeActionButton else { return }
                    self?.perform(button.action)
                },
                for: .touchUpInside
            )
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("SwipeActionsView is made in code") }

    /// All buttons at their own widths.
    var fullWidth: CGFloat { buttons.reduce(0) { $0 + $1.width } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let all = max(fullWidth, 1)
        let factor = bounds.width / all
        var x: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let width = isFull && index == 0 ? bounds.width : button.width * factor
            button.frame = CGRect(
                x: isAtRight ? bounds.width - x - width : x,
                y: 0,
                width: width,
                height: bounds.height
            )
            x += button.width * factor
        }
    }
}

/// A button for an action of a swiped row.
final class SwipeActionButton: UIControl {
    let action: UIContextualAction
    private let label = UILabel()
    private let imageView: UIImageView?

    init(_ action: UIContextualAction) {
        self.action = action
        imageView = action.image.map { UIImageView(image: $0.withRenderingMode(.alwaysTemplate)) }
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor ?? (action.style == .destructive ? .systemRed : .systemGray)
        label.text = action.title
        label.textColor = .white
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: imageView == nil ? .body : .footnote)
        label.adjustsFontForContentSizeCategory = true
        addSubview(label)
        if let imageView {
            imageView.tintColor = .white
            addSubview(imageView)
        }
        accessibilityLabel = action.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("SwipeActionButton is made in code") }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.8 : 1 }
    }

    override var canBecomeFocused: Bool { false }

    /// Points: the title with 15 at each side, 74 at least.
    var width: CGFloat { max(label.intrinsicContentSize.width + 30, 74) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let text = label.intrinsicContentSize
        let image = imageView?.intrinsicContentSize ?? .zero
        let gap: CGFloat = imageView != nil && text.height > 0 && action.title?.isEmpty == false ? 4 : 0
        let height = image.height + gap + (action.title?.isEmpty == false ? text.height : 0)
        var y = ((bounds.height - height) / 2).rounded()
        imageView?.frame = CGRect(
            x: ((bounds.width - image.width) / 2).rounded(),
            y: y,
            width: image.width,
            height: image.height
        )
        y += image.height + gap
        label.frame = CGRect(
            x: ((bounds.width - text.width) / 2).rounded(),
            y: y,
            width: text.width,
            height: text.height
        )
    }
}
