import DrydockLayoutSolver

/// The constraints of one view tree as a system of linear rows, and the way from its solution to frames.
///
/// Positions are in the coordinates of the tree's topmost view; scrolling (`bounds.origin`) does not enter.
/// A view's span is its alignment rectangle. The engine learns of changes while it walks the views marked
/// with `LayoutFlags.engine`; numbers of existing constraints go straight to the solver.
final class LayoutEngine {
    /// Behind a pointer, because each access to a class's own struct is checked for overlaps at run time, which
    /// took more time than adding a row does.
    nonisolated(unsafe) let solver = UnsafeMutablePointer<Solver>.allocate(capacity: 1)
    /// The node of the topmost view.
    unowned(unsafe) let root: ViewLayoutState
    /// All that take part, parents before what they contain.
    /// Unchecked for overlapping accesses: none calls out while it lasts.
    @exclusivity(unchecked) var nodes: [LayoutNode] = []
    /// Nodes that left since `nodes` was last compacted.
    var departed = 0
    /// Views whose height follows from their width.
    var wrapping: [ViewLayoutState] = []
    var systemGuides: [UILayoutGuide] = []
    /// The rows that have views show another of the frames that an ambiguous layout allows.
    var exercises: [ObjectIdentifier: [RowID]] = [:]
    /// The rows of constraints between baselines.
    var baselineRows: [BaselineRow] = []
    /// What ties a topmost view that sizes itself.
    var rootRows: [RowID] = []
    /// Which way views without a direction of their own run, as of the last walk over marked views.
    var isTreeRightToLeft = false
    var needsSolve = true
    var needsApply = true
    /// Conflicts that were logged already, by the serials of their constraints, and what was said.
    var saidConflicts: Set<[Int64]> = []
    var conflictMessages: [String] = []
    /// Solutions found by the last `layOut`: one, or two when text had to wrap.
    private(set) var lastSolutions = 0
    private(set) var lastReport: SolveReport?
    /// Times that frames were applied, and the scale of the last time.
    var applications = 0
    var appliedScale: CGFloat = 0
    /// Frames that all layouts so far have changed.
    var framesChanged = 0

    init(root: ViewLayoutState) {
        self.root = root
        solver.initialize(to: Solver())
        isTreeRightToLeft = treeDirection == .rightToLeft
    }

    deinit {
        solver.deinitialize(count: 1)
        solver.deallocate()
    }

    /// Solves, lets wrapped text say its height, solves again, and sets the frames that differ.
    func layOut() {
        defer { checkSolutions() }
        lastSolutions = 0
        updateSystemGuides()
        guard needsSolve || needsApply else { return }
        if needsSolve {
            let hadWrapped = restoreNaturalSizes()
            updateBaselines()
            solve()
            if wrapText() || hadWrapped { solve() }
        }
        needsSolve = false
        needsApply = false
        applyFrames()
    }

    /// As `layOut`, for whoever wants the solution without the frames.
    func solveOnly() {
        lastSolutions = 0
        updateSystemGuides()
        _ = restoreNaturalSizes()
        updateBaselines()
        solve()
        if wrapText() { solve() }
    }

    private func solve() {
        var report = solver.pointee.solve()
        var attempts = 0
        while !report.conflicts.isEmpty, attempts < 8, dropNewest(in: report.conflicts) {
            report = solver.pointee.solve()
            attempts += 1
        }
        lastReport = report
        lastSolutions += 1
        if !report.conflicts.isEmpty { log(report.conflicts) }
    }

    private func checkSolutions() {
        assert(lastSolutions <= 2, "\(root.plainName): layout took \(lastSolutions) solutions; two suffice")
    }

    // MARK: - Text that wraps

    /// Text is measured unwrapped first, so that a layout does not depend on the one before it.
    private func restoreNaturalSizes() -> Bool {
        var changed = false
        for state in wrapping where state.wrappingWidth != nil {
            state.wrappingWidth = nil
            setIntrinsicRows(of: state, to: state.intrinsicSize)
            changed = true
        }
        return changed
    }

    /// Gives the views that came out narrower than their content the size of the content wrapped.
    private func wrapText() -> Bool {
        var changed = false
        for state in wrapping {
            guard let view = state.view, let spans = state.spans else { continue }
            let insets = state.alignmentInsets
            let width = CGFloat(solver.pointee.size(of: spans.x)) + insets.left + insets.right
            guard state.intrinsicSize.width > width + 0.001, width > 0 else { continue }
            let size = view.intrinsicContentSize(fittingWidth: width)
            guard size.width.isFinite, size.height.isFinite, size != state.intrinsicSize else { continue }
            state.wrappingWidth = width
            setIntrinsicRows(of: state, to: size)
            changed = true
        }
        if changed { updateBaselines() }
        return changed
    }

    // MARK: - Changes outside of rows

    /// The direction of views that have none of their own.
    var treeDirection: UIUserInterfaceLayoutDirection {
        root.view?.window?.windowScene?.layoutDirection
            ?? UIView.userInterfaceLayoutDirection(for: .unspecified)
    }

    /// As the view's own property, with the direction of the tree's screen looked up once for many views.
    func isRightToLeft(_ node: LayoutNode) -> Bool {
        guard let view = node.viewReference else { return false }
        let attribute = view.read { $0.semanticContentAttribute }
        guard attribute == .unspecified else { return attribute == .forceRightToLeft }
        let direction = view.read { $0.traitChain?.values.layoutDirection } ?? .unspecified
        return direction == .unspecified ? isTreeRightToLeft : direction == .rightToLeft
    }

    var isWaiting: Bool { needsSolve || needsApply }

    func stopWaiting() {
        needsSolve = false
        needsApply = false
    }

    /// What the view contains stays near its other side.
    func directionDidChange(of state: ViewLayoutState) {
        guard let outer = state.spans, let view = state.view else { return }
        isTreeRightToLeft = treeDirection == .rightToLeft
        let atEnd = isRightToLeft(state)
        let subviews: [LayoutNode] = view.subviewStorage.compactMap(\.layoutStateStorage)
        for node in subviews + state.allGuides.map(\.node) where node.engine === self {
            guard let spans = node.spans else { continue }
            solver.pointee.setNear(spans.x, parent: outer.x, atEnd: atEnd)
        }
        needsSolve = true
    }

    // MARK: - Numbers of rows that exist

    func updateConstant(of constraint: NSLayoutConstraint) {
        guard let row = constraint.row else { return }
        solver.pointee.setConstant(row, rowConstant(of: constraint.record, isMirrored(constraint)))
        needsSolve = true
    }

    func setStrength(_ row: RowID, _ priority: UILayoutPriority) {
        solver.pointee.setStrength(row, priority.rawValue)
        needsSolve = true
    }

    func removeRow(_ row: RowID) {
        solver.pointee.removeRow(row)
        needsSolve = true
    }
}
