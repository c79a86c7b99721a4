import DrydockLayoutSolver

/// What an engine knows about a node that takes part.
nonisolated struct NodeRecord {
    /// Nil once the node has left.
    var node: LayoutNode?
    var isGone: Bool { node == nil }
    /// The place of the superview, or of the guide's owner; −1 for the topmost view.
    var parent: Int32
    var depth: Int32
    let isView: Bool
    var placement = Placement.solved
    /// Whether what the view contains runs from right to left.
    var isRightToLeft = false
    /// Whether the caller set the frame of a view that constraints place, which its superview's next layout takes back.
    var isFrameOverwritten = false
    /// How many of the engine's rows stand for constraints that mention this guide; not counted for views.
    var mentions: Int32 = 0
    /// The engine's application of frames in which `frame` last changed.
    var movedIn = 0
    var x: Span
    var y: Span
    /// From the frame to the rectangle that constraints align; a system guide's distances from its view.
    var insets = UIEdgeInsets.zero
    /// The frame in the root's coordinates, as last applied.
    var frame = CGRect.zero
    /// The solution that `frame` was made from.
    var edges = Edges.none
    /// The engine's own rows for this node.
    var rows = OwnRows()
    /// The size that the rows for wrapped content stand for, and the width that it was measured at; nil while they stand
    /// for the intrinsic size.
    var wrapped: Wrapped?

    /// The at most four rows that the engine itself has for one node.
    nonisolated struct OwnRows {
        /// The width or the left edge; which of the two depends on the placement.
        var left: RowID?
        /// The autoresized width, or a system guide's right edge.
        var right: RowID?
        var top: RowID?
        var bottom: RowID?

        var isAny: Bool { left != nil || right != nil || top != nil || bottom != nil }
        var all: [RowID] { [left, right, top, bottom].compactMap(\.self) }
    }

    nonisolated struct Wrapped {
        var width: CGFloat
        var size: CGSize
    }

    /// Where a node's frame comes from.
    nonisolated enum Placement: UInt8 {
        /// Its frame, in a superview that is known as well.
        case known
        /// Its frame and mask, in a superview whose size is not known before solving.
        case autoresized
        /// Its constraints.
        case solved
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
}

/// A constraint's row: where the constraint is held, and the places of the nodes in the engine.
nonisolated struct RowRecord {
    var id: RowID
    /// −1 for a record that is free.
    var first: Int32
    /// −1 where the constraint has no second item.
    var second: Int32
    var holder: Int32
    /// The constraint's slot in the list of its holder.
    var slot: Int32

    var isFree: Bool { first < 0 }
}
