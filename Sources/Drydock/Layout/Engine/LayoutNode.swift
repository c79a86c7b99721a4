import LayoutSolver

/// What constraints speak of: a view or a layout guide, as the engine sees it.
class LayoutNode {
    /// The view, or the guide's owner; nil once it is gone.
    var view: UIView? {
        get { viewReference?.takeUnretainedValue() }
        set { viewReference = newValue.map(Unmanaged.passUnretained) }
    }
    var viewReference: Unmanaged<UIView>?
    /// Nil for a view's own node.
    nonisolated(unsafe) unowned(unsafe) var guide: UILayoutGuide?
    /// Whether this is a view's own node: a `ViewLayoutState`.
    let isView: Bool
    /// The active constraints that mention this node. Their holders retain them.
    var mentions: [Unmanaged<NSLayoutConstraint>] = []

    // MARK: In the engine

    /// The engine that this node has joined.
    var engine: LayoutEngine?
    var spans: Spans?
    /// Where the engine lists this node.
    var index = -1
    /// The frame in the root's coordinates, as last applied.
    var absoluteFrame = CGRect.zero
    /// The solution that `absoluteFrame` was made from.
    var edges = Edges.none
    /// The engine's application of frames in which `absoluteFrame` last changed.
    var movedIn = 0

    init(view: UIView?, guide: UILayoutGuide?, isView: Bool = false) {
        self.isView = isView
        viewReference = view.map(Unmanaged.passUnretained)
        self.guide = guide
    }

    nonisolated deinit {}

    /// Lists an active constraint and returns its place.
    func mention(_ constraint: NSLayoutConstraint) -> Int32 {
        let index = mentions.count
        // Taken out and put back: appending in place would be checked for overlapping access at run time.
        var list = mentions
        mentions = []
        if index == 0 { list.reserveCapacity(8) }
        list.append(.passUnretained(constraint))
        mentions = list
        return Int32(truncatingIfNeeded: index)
    }

    /// Takes a constraint that is no longer active off the list, whose last entry takes its place.
    func forgetMention(at index: Int32) {
        var list = mentions
        mentions = []
        let last = list.removeLast()
        if list.count != Int(index) {
            list[Int(index)] = last
            let moved = last.takeUnretainedValue()
            if moved.firstNode === self { moved.firstIndex = index } else { moved.secondIndex = index }
        }
        mentions = list
    }

    /// Where the solution has a node's edges.
    nonisolated struct Edges: Equatable {
        var left: Double
        var right: Double
        var top: Double
        var bottom: Double

        /// Unlike any solution.
        static let none = Edges(left: .nan, right: .nan, top: .nan, bottom: .nan)
    }

    /// The two axes of one node.
    struct Spans {
        var x: Span
        var y: Span
    }
}
