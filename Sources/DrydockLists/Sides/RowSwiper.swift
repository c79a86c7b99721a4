import DrydockViews

/// A cell whose content can be drawn aside, which shows actions beside it.
protocol SwipeableCell: UIView {
    var contentView: UIView { get }
    /// Points by which the content is moved.
    var swipeOffset: CGFloat { get set }
    var swipeActions: SwipeActionsView? { get set }
    /// Whether the cell hides what lies outside of it while it is not swiped.
    var clipsAtRest: Bool { get }
}

/// A list whose rows can be swiped.
protocol SwipeHost: UIScrollView {
    var swiper: RowSwiper { get }
    /// The row at a point of the list's coordinates; nil for one that is not to be swiped.
    func swipeableRow(at point: CGPoint) -> (cell: any SwipeableCell, path: IndexPath)?
    /// Where a cell that is swiped is; nil for one that shows no row any more.
    func path(ofSwiped cell: any SwipeableCell) -> IndexPath?
    /// Nil for nothing.
    func swipeActions(_ side: SwipedRow.Side, _ path: IndexPath) -> UISwipeActionsConfiguration?
    func swipeWillBegin(_ cell: any SwipeableCell, _ path: IndexPath)
    /// Before the row goes back.
    func swipeWillEnd(_ cell: any SwipeableCell)
    func swipeDidEnd(_ cell: any SwipeableCell, _ path: IndexPath?)
}

/// A row whose actions show, or are about to.
final class SwipedRow {
    enum Side {
        case leading, trailing
    }

    let cell: any SwipeableCell
    let path: IndexPath
    let side: Side
    let actions: UISwipeActionsConfiguration
    let view: SwipeActionsView
    /// Points that the row has been moved by.
    var offset: CGFloat = 0
    /// The offset when the drag began.
    var start: CGFloat = 0

    init(_ cell: any SwipeableCell, _ path: IndexPath, _ side: Side, _ actions: UISwipeActionsConfiguration) {
        self.cell = cell
        self.path = path
        self.side = side
        self.actions = actions
        view = SwipeActionsView(actions.actions, isAtRight: (side == .trailing) != cell.isRightToLeft)
    }
}

/// Draws the rows of a list aside, one at a time.
final class RowSwiper {
    let recognizer = RowSwipeGestureRecognizer()
    private(set) var swiped: SwipedRow?
    private weak var host: (any SwipeHost)?

    init(_ host: any SwipeHost) {
        self.host = host
        host.addGestureRecognizer(recognizer)
        recognizer.addTarget(self, action: RowSwiper.swipe)
    }

    // MARK: - Dragging

    /// Whether a drag over a row shows its actions.
    func shouldBegin() -> Bool {
        guard let host else { return false }
        let way = recognizer.travel
        let end = recognizer.location(in: host)
        let row = host.swipeableRow(at: CGPoint(x: end.x - way.x, y: end.y - way.y))
        if let swiped { return row?.cell === swiped.cell }
        guard let (cell, path) = row else { return false }
        let side: SwipedRow.Side = (way.x < 0) != host.isRightToLeft ? .trailing : .leading
        guard let actions = host.swipeActions(side, path), !actions.actions.isEmpty else { return false }
        begin(cell, path, side, actions)
        return true
    }

    private func swipe(_ recognizer: UIGestureRecognizer) {
        guard let swiped, let host else { return }
        let way = self.recognizer.translation(in: host).x
        switch recognizer.state {
        case .began: swiped.start = swiped.offset
        case .changed: set(swiped, swiped.start + way)
        case .ended: end(swiped, velocity: self.recognizer.velocity(in: host).x)
        case .cancelled: close(animated: true)
        case .possible, .failed: break
        }
    }

    private func begin(
        _ cell: any SwipeableCell,
        _ path: IndexPath,
        _ side: SwipedRow.Side,
        _ actions: UISwipeActionsConfiguration
    ) {
        close(animated: true)
        let swiped = SwipedRow(cell, path, side, actions)
        self.swiped = swiped
        swiped.view.perform = { [weak self] in self?.perform($0) }
        cell.swipeActions = swiped.view
        cell.insertSubview(swiped.view, belowSubview: cell.contentView)
        // A row without corners of its own covers what it shows.
        cell.clipsToBounds = true
        host?.swipeWillBegin(cell, path)
        set(swiped, 0)
    }

    /// Moves the row, not beyond its rest on the other side; further than the actions are wide it follows half.
    private func set(_ swiped: SwipedRow, _ offset: CGFloat) {
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

    private func end(_ swiped: SwipedRow, velocity: CGFloat) {
        if isFull(swiped), let action = swiped.actions.actions.first { return perform(action) }
        let wide = swiped.view.fullWidth
        let outwards = swiped.view.isAtRight ? -velocity : velocity
        if outwards > 300 || outwards > -300 && abs(swiped.offset) > wide / 2 {
            settle(swiped, wide)
        } else {
            close(animated: true)
        }
    }

    private func settle(_ swiped: SwipedRow, _ way: CGFloat) {
        animate { self.set(swiped, swiped.view.isAtRight ? -way : way) }
    }

    private func animate(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
        guard let host, host.window != nil else {
            changes()
            completion?()
            return
        }
        UIView.animate(
            withDuration: 0.3,
            options: .allowUserInteraction,
            animations: {
                changes()
                host.layoutIfNeeded()
            },
            completion: { _ in completion?() }
        )
    }

    // MARK: - Opening and closing

    /// Shows a row's actions without a drag.
    func open(
        _ cell: any SwipeableCell,
        _ path: IndexPath,
        _ actions: UISwipeActionsConfiguration,
        _ side: SwipedRow.Side
    ) {
        begin(cell, path, side, actions)
        guard let swiped else { return }
        settle(swiped, swiped.view.fullWidth)
    }

    /// Leaves the row as it is, which goes from the list.
    func letGo() { swiped = nil }

    func close(animated: Bool) {
        guard let swiped else { return }
        self.swiped = nil
        let cell = swiped.cell
        let path = host?.path(ofSwiped: cell) == swiped.path ? swiped.path : nil
        let finish = { [weak self] in
            swiped.view.removeFromSuperview()
            if cell.swipeActions === swiped.view { cell.swipeActions = nil }
            guard self?.swiped?.cell !== cell else { return }
            cell.clipsToBounds = cell.clipsAtRest
        }
        host?.swipeWillEnd(cell)
        let close = { self.set(swiped, 0) }
        if animated {
            animate(close, completion: finish)
        } else {
            close()
            finish()
        }
        host?.swipeDidEnd(cell, path)
    }

    private func perform(_ action: UIContextualAction) {
        guard let swiped else { return }
        action.handler(action, swiped.view) { [weak self] _ in
            if self?.swiped === swiped { self?.close(animated: true) }
        }
    }
}

extension SwipeableCell {
    /// A cell that is used for another row has no actions beside it.
    func forgetSwipe() {
        guard let view = swipeActions else { return }
        view.removeFromSuperview()
        swipeActions = nil
        swipeOffset = 0
        clipsToBounds = clipsAtRest
        setNeedsLayout()
    }
}
