import LayoutSolver

/// What constraints speak of: a view or a layout guide, as the engine sees it.
package class LayoutNode {
    /// The view, or the guide's owner; nil once it is gone.
    unowned(unsafe) package internal(set) var view: UIView?
    /// Nil for a view's own node.
    unowned(unsafe) package internal(set) var guide: UILayoutGuide?
    /// The active constraints that mention this node. Their holders retain them.
    var mentions: [Unmanaged<NSLayoutConstraint>] = []

    // MARK: In the engine

    /// The engine that this node has joined.
    package internal(set) var engine: LayoutEngine?
    var spans: Spans?
    /// Where the engine lists this node.
    var index = -1
    /// The frame in the root's coordinates, as last applied.
    var absoluteFrame = CGRect.zero

    init(view: UIView?, guide: UILayoutGuide?) {
        self.view = view
        self.guide = guide
    }

    /// The two axes of one node.
    struct Spans {
        var x: Span
        var y: Span
    }

    var isRightToLeft: Bool { view?.isRightToLeft ?? false }
}
