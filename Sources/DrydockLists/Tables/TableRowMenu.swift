public import DrydockViews
import Foundation

/// Asks a table's delegate about the menu of a row.
private final class TableRowMenuDelegate: NSObject, RowMenuDelegate {
    private weak var table: UITableView?
    var path = IndexPath(row: 0, section: 0)

    init(_ table: UITableView) {
        self.table = table
        super.init()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let table, table.cellForRow(at: path) != nil else { return nil }
        return table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let table else { return nil }
        return table.delegate?.tableView(
            table,
            previewForHighlightingContextMenuWithConfiguration: configuration
        ) ?? table.cellForRow(at: path).map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let table else { return nil }
        return table.delegate?.tableView(
            table,
            previewForDismissingContextMenuWithConfiguration: configuration
        )
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let table else { return }
        table.delegate?.tableView(
            table,
            willPerformPreviewActionForMenuWith: configuration,
            animator: animator
        )
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        table.delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
    }
}

extension UITableView {
    /// That of the rows' menus; nil before a finger has touched a row.
    public var contextMenuInteraction: UIContextMenuInteraction? { rowMenu?.interaction }

    /// A touch began on a row.
    /// - Returns: whether it asks for nothing but the row's menu.
    func menuPressBegan(_ touch: UITouch, _ event: UIEvent?, on path: IndexPath) -> Bool {
        let menu = rowMenu ?? RowMenu(TableRowMenuDelegate(self), of: self)
        rowMenu = menu
        return menu.began(touch, event, on: path) { [weak self] in
            self?.pressCancelled()
            self?.stopDragging()
        }
    }
}
