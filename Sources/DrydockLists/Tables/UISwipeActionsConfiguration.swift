public import DrydockViews

/// Something that a swipe over a row offers to do.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// What the action does to the row.
    public nonisolated enum Style: Int, Sendable {
        case normal
        /// Red; the row is expected to go.
        case destructive
    }

    /// Does the action, and calls the completion with whether it was done. Of a destructive action that was done, the row is
    /// deleted by the handler.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

    public let style: Style
    public let handler: Handler
    open var title: String?
    /// Shown over the title.
    open var image: UIImage?
    /// Red for a destructive action, else grey.
    open var backgroundColor: UIColor!

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray
        super.init()
    }
}

/// The actions at one side of a row, the first at the row's edge.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    /// Whether a swipe over the whole row performs the first action.
    open var performsFirstActionWithFullSwipe = true
    /// Whether nobody has asked for a swipe, and only the row's editing style is to delete it.
    var isImplied = false

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
