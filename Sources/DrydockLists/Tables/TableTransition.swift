import DrydockViews

/// An update that is being shown.
@MainActor
final class TableTransition {
    private let old: TableGeometry
    private let mapping: TableMapping
    private let frame: (IndexPath, TableGeometry) -> CGRect
    private var leaving: [(cell: UITableViewCell, path: IndexPath, animation: UITableView.RowAnimation?)] = []

    init(old: TableGeometry, mapping: TableMapping, frame: @escaping (IndexPath, TableGeometry) -> CGRect) {
        self.old = old
        self.mapping = mapping
        self.frame = frame
    }

    /// A cell moves out of the visible part, or goes.
    func leave(_ cell: UITableViewCell, _ path: IndexPath, _ animation: UITableView.RowAnimation? = nil) {
        leaving.append((cell, path, animation))
    }

    /// Where a row's cell begins that was not seen before.
    func startFrame(of path: IndexPath, _ end: CGRect) -> CGRect {
        if let animation = mapping.animation(inserting: path) { return end.moved(animation) }
        guard let before = mapping.oldRow(path), old.contains(before) else { return end }
        return frame(before, old)
    }

    /// Where a header or footer begins that was not seen before; nil for one whose section is new.
    func startTop(of kind: UITableView.EdgeKind, _ section: Int) -> CGFloat? {
        guard let before = mapping.oldSection(section), old.sections.indices.contains(before) else {
            return nil
        }
        return kind == .header ? old.header(before).top : old.footer(before).top
    }

    func startAlpha(of path: IndexPath) -> CGFloat {
        guard let animation = mapping.animation(inserting: path) else { return 1 }
        return animation == .none ? 1 : 0
    }

    /// In the animation: cells that go fade, and slide as they were told to.
    func hideLeaving(_ table: UITableView) {
        for (cell, _, animation) in leaving {
            guard let animation else { continue }
            if animation == .none {
                UIView.performWithoutAnimation { cell.isHidden = true }
            } else {
                table.sendSubviewToBack(cell)
                cell.alpha = 0
                cell.frame = cell.frame.moved(animation)
            }
        }
        if let view = table.backgroundView { table.sendSubviewToBack(view) }
    }

    func retireLeaving(_ table: UITableView) {
        for (cell, path, _) in leaving
        where cell.rowInTable == nil || table.rows[cell.rowInTable ?? path] !== cell {
            cell.alpha = 1
            table.retire(cell, path)
        }
        leaving = []
    }
}

extension CGRect {
    /// Where a row comes from or goes to.
    fileprivate func moved(_ animation: UITableView.RowAnimation) -> CGRect {
        switch animation {
        case .right: offsetBy(dx: width, dy: 0)
        case .left: offsetBy(dx: -width, dy: 0)
        case .top: offsetBy(dx: 0, dy: -height)
        case .bottom: offsetBy(dx: 0, dy: height)
        case .fade, .none, .middle, .automatic: self
        }
    }
}
