public import DrydockViews
public import Foundation

/// What a swipe over a row offers to do, as `tableView(_:editActionsForRowAt:)` gives it. `UIContextualAction` is newer.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// What the action does to the row.
    public nonisolated enum Style: Int, Sendable {
        /// Red.
        case `default`
        case normal

        /// The same as `default`.
        public static var destructive: Style { .default }
    }

    public let style: Style
    open var title: String?
    /// Red for the default style, else grey, until it is set; nil for that again.
    open var backgroundColor: UIColor?
    fileprivate let handler: (UITableViewRowAction, IndexPath) -> Void

    /// - Parameter handler: does the action. The row stays as it is until the table's editing ends or the row goes.
    public init(
        style: Style,
        title: String?,
        handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }
}

extension UITableView {
    /// What row actions show at a row's trailing side. A swipe over the whole row performs none.
    func swipeActions(_ actions: [UITableViewRowAction]) -> UISwipeActionsConfiguration {
        let configuration = UISwipeActionsConfiguration(
            actions: actions.map { action in
                let isDefault = action.style == .default
                let shown = UIContextualAction(
                    style: isDefault ? .destructive : .normal,
                    title: action.title
                ) { [weak self] _, _, _ in
                    if let path = self?.swiper.swiped?.path { action.handler(action, path) }
                }
                if let color = action.backgroundColor { shown.backgroundColor = color }
                return shown
            }
        )
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }
}
