import DrydockLayoutSolver

/// The constraints of one view tree as a system of linear rows, and the way from its solution to frames.
///
/// Positions are in the coordinates of the tree's topmost view; scrolling (`bounds.origin`) does not enter. A view's span
/// is its alignment rectangle. The engine learns of changes while it walks the nodes marked with `PassFlags.engine`;
/// numbers of existing constraints go straight to the solver.
///
/// What it knows about nodes and constraints lies in its own arrays. Places in them are found anew after every call to a
/// view, which may have changed the tree meanwhile.
final class LayoutEngine {
    // Unchecked for overlapping accesses, which would take longer than what is done: none calls out while it lasts.
    @exclusivity(unchecked) var solver = Solver()
    /// The nodes that take part, what contains others before those.
    @exclusivity(unchecked) var nodes: [NodeRecord] = []
    /// The rows of constraints, in no order; some are free.
    @exclusivity(unchecked) var rows: [RowRecord] = []
    /// Free places in `rows`.
    @exclusivity(unchecked) var freeRows: [Int32] = []
    @exclusivity(unchecked) var needsSolve = true
    /// The node of the topmost view.
    let root: LayoutNode
    /// Above 0, and unlike any other engine's.
    let number: Int64
    /// Whether the engine decides about the frames of its views. One that does not solves a subtree for its size, and
    /// leaves no trace in the nodes.
    let isLive: Bool
    /// The places of nodes by their serials; only for an engine that is not live.
    var indices: [Int64: Int32] = [:]
    /// Nodes that left since `nodes` was last compacted.
    var departed = 0
    /// Views whose height follows from their width.
    @exclusivity(unchecked) var wrapping: [LayoutNode] = []
    var systemGuides: [UILayoutGuide] = []
    /// Those that tell scroll views how large their content is.
    var contentGuides: [UILayoutGuide] = []
    /// The rows that have views, by their nodes' serials, show another of the frames that an ambiguous layout allows.
    var exercises: [Int64: [RowID]] = [:]
    /// The rows of constraints between baselines.
    var baselineRows: [BaselineRow] = []
    /// The places of rows of constraints between distances, with the nodes where those begin.
    var distanceRows: [Int32: [LayoutNode]] = [:]
    /// What ties a topmost view that sizes itself.
    var rootRows: [RowID] = []
    /// Which way views without a direction of their own run, as of the last walk over marked views.
    @exclusivity(unchecked) var isTreeRightToLeft = false
    var needsApply = true
    /// Where the solution has views that the caller has placed elsewhere, in their superviews' coordinates, by their nodes' serials.
    @exclusivity(unchecked) var displacedFrom: [Int64: CGRect] = [:]
    /// Grows whenever a node joins or leaves: what was a node's place may then be another's.
    @exclusivity(unchecked) var structure = 0
    /// Conflicts that were reported already.
    var reported = ReportedConflicts()
    /// Solutions found by the last `layOut`: one, or more when text had to wrap.
    var lastSolutions = 0
    /// Times that frames were applied, and the scale of the last time.
    var applications = 0
    var appliedScale: CGFloat = 0
    /// Frames that all layouts so far have changed.
    var framesChanged = 0

    init(root: LayoutNode, isLive: Bool) {
        self.root = root
        self.isLive = isLive
        LayoutEngine.numbers += 1
        number = LayoutEngine.numbers
        isTreeRightToLeft = treeDirection == .rightToLeft
    }

    nonisolated deinit {}

    private static var numbers: Int64 = 0

    // MARK: - Places

    /// Where the node is listed; −1 where it does not take part.
    @inline(__always)
    func index(of node: LayoutNode) -> Int32 {
        if isLive { return node.engineNumber == number ? node.index : -1 }
        return indices[node.serial] ?? -1
    }

    @inline(__always)
    func has(_ node: LayoutNode) -> Bool { index(of: node) >= 0 }

    // MARK: - Layout

    /// Solves, lets wrapped text report its height, solves again, and sets the frames that differ.
    func layOut() {
        lastSolutions = 0
        updateSystemGuides()
        guard needsSolve || needsApply else { return }
        if needsSolve { solveWithText() }
        needsSolve = false
        needsApply = false
        applyFrames()
        assert(isConsistent)
    }

    /// The direction of views that have none of their own.
    var treeDirection: UIUserInterfaceLayoutDirection {
        root.view?.window?.windowScene?.layoutDirection
            ?? UIView.userInterfaceLayoutDirection(for: .unspecified)
    }

    /// As the view's own property, with the direction of the tree's screen looked up once for many views.
    func isRightToLeft(_ view: UIView?) -> Bool {
        if let view { isRightToLeft(view) } else { false }
    }

    func isRightToLeft(_ view: UIView) -> Bool {
        let attribute = view.semanticContentAttribute
        guard attribute == .unspecified else { return attribute == .forceRightToLeft }
        // Most trees override no traits, and reading what is not there counts no references.
        guard view.traitChain != nil else { return isTreeRightToLeft }
        let direction = view.traitChain?.values.layoutDirection ?? .unspecified
        return direction == .unspecified ? isTreeRightToLeft : direction == .rightToLeft
    }

    var isWaiting: Bool { needsSolve || needsApply }

    func stopWaiting() {
        needsSolve = false
        needsApply = false
    }

    /// What the view contains stays near its other side.
    func directionDidChange(of node: LayoutNode) {
        let outer = index(of: node)
        guard outer >= 0 else { return }
        isTreeRightToLeft = treeDirection == .rightToLeft
        let atEnd = isRightToLeft(node.view)
        nodes[Int(outer)].isRightToLeft = atEnd
        for record in nodes where record.parent == outer && record.node != nil {
            solver.setNear(record.x, parent: nodes[Int(outer)].x, atEnd: atEnd)
        }
        needsSolve = true
    }

    // MARK: - Numbers of rows that exist

    func updateConstant(of constraint: NSLayoutConstraint, at row: Int32) {
        solver.setConstant(rows[Int(row)].id, rowConstant(of: constraint, isMirrored(constraint)))
        needsSolve = true
    }

    func setStrength(_ row: RowID, _ priority: UILayoutPriority) {
        solver.setStrength(row, hugging: priority.rawValue, compression: priority.rawValue)
        needsSolve = true
    }

    func removeRow(_ row: RowID) {
        solver.removeRow(row)
        needsSolve = true
    }
}
