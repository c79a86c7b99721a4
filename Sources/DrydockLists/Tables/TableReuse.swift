import DrydockViews

/// What a table makes cells, headers and footers from, and those that are out of use.
///
/// Those stay in the table, hidden: taking them out and putting them back in would cost more than all else about a row.
@MainActor
final class TableReuse {
    private var cellMakers: [String: (String) -> UITableViewCell] = [:]
    private var headerFooterMakers: [String: (String) -> UITableViewHeaderFooterView] = [:]
    private var cells: [String: [UITableViewCell]] = [:]
    private var headerFooters: [String: [UITableViewHeaderFooterView]] = [:]
    /// What `dequeueCell` gives next, of the row that is configured anew.
    var presetCell: UITableViewCell?

    func register(_ cellClass: AnyClass?, _ identifier: String, of table: UITableView) {
        guard let cellClass else {
            cellMakers[identifier] = nil
            return
        }
        guard let cellClass = cellClass as? UITableViewCell.Type else {
            fatalError("\(table.debugName).register: \(cellClass) is not a kind of UITableViewCell")
        }
        cellMakers[identifier] = { cellClass.make(reuseIdentifier: $0) }
    }

    func register(factory: @escaping (String) -> UITableViewCell, _ identifier: String) {
        cellMakers[identifier] = factory
    }

    func registerHeaderFooter(_ aClass: AnyClass?, _ identifier: String, of table: UITableView) {
        guard let aClass else {
            headerFooterMakers[identifier] = nil
            return
        }
        guard let aClass = aClass as? UITableViewHeaderFooterView.Type else {
            fatalError("\(table.debugName).register: \(aClass) is not a kind of UITableViewHeaderFooterView")
        }
        headerFooterMakers[identifier] = { aClass.make(reuseIdentifier: $0) }
    }

    func registerHeaderFooter(
        factory: @escaping (String) -> UITableViewHeaderFooterView,
        _ identifier: String
    ) {
        headerFooterMakers[identifier] = factory
    }

    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let cell = presetCell, cell.reuseIdentifier == identifier {
            presetCell = nil
            return cell
        }
        guard let cell = cells[identifier]?.popLast() else { return cellMakers[identifier]?(identifier) }
        cell.reset()
        cell.prepareForReuse()
        return cell
    }

    func enqueue(_ cell: UITableViewCell) {
        cell.rowInTable = nil
        guard let identifier = cell.reuseIdentifier, cells[identifier, default: []].count < 64 else {
            cell.removeFromSuperview()
            return
        }
        cell.isHidden = true
        cells[identifier, default: []].append(cell)
    }

    func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
        guard let view = headerFooters[identifier]?.popLast() else {
            return headerFooterMakers[identifier]?(identifier)
        }
        view.prepareForReuse()
        return view
    }

    func enqueue(_ view: UIView) {
        guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier,
            headerFooters[identifier, default: []].count < 16
        else { return view.removeFromSuperview() }
        view.isHidden = true
        headerFooters[identifier, default: []].append(view)
    }

    /// The header or footer that shows a title.
    func titleView() -> UITableViewHeaderFooterView {
        let identifier = "drydock.title"
        return dequeueHeaderFooter(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }
}

extension UITableView {
    /// Has a closure make cells, which is given the identifier that the cell is to have.
    package func register(
        factory: @escaping (String) -> UITableViewCell,
        forCellReuseIdentifier identifier: String
    ) {
        reuse.register(factory: factory, identifier)
    }

    /// Has a closure make headers and footers, which is given the identifier that the view is to have.
    package func register(
        factory: @escaping (String) -> UITableViewHeaderFooterView,
        forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        reuse.registerHeaderFooter(factory: factory, identifier)
    }
}
