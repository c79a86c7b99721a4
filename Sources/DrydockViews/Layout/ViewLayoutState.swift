import DrydockLayoutSolver

/// What layout stores for one view. Views that neither have constraints nor set a layout property have none.
final class ViewLayoutState: LayoutNode {
    var translatesAutoresizingMask = true
    var autoresizesSubviews = true
    var autoresizingMask: UIView.AutoresizingMask = []
    var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
    var compression = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    /// Unchecked for overlapping accesses: none calls out while it lasts.
    @exclusivity(unchecked) var guides: [UILayoutGuide] = []
    /// Layouts under way within one another; of the topmost view only.
    var layoutNesting = 0
    /// Whether `layoutSubviews` is under way.
    var isLayingOutSubviews = false
    var insets: ViewInsets?

    // MARK: In the engine

    var placement = Placement.solved
    /// The superview's, while in an engine; nil for the topmost view.
    var parent: ViewLayoutState? {
        get { parentReference?.takeUnretainedValue() }
        set { parentReference = newValue.map(Unmanaged.passUnretained) }
    }
    private(set) var parentReference: Unmanaged<ViewLayoutState>?
    var depth = 0
    var alignmentInsets = UIEdgeInsets.zero
    /// The size the content wants, as last asked for; `noIntrinsicMetric` where it wants none.
    var intrinsicSize = ViewLayoutState.noSize
    /// Rows for the intrinsic size, or for the autoresizing mask.
    var horizontalRows = Rows()
    var verticalRows = Rows()
    /// Whether the rows for the intrinsic size have to be looked at.
    var isIntrinsicSizeStale = true
    /// Whether `intrinsicSize` is what the view would answer.
    var knowsIntrinsicSize = false
    var isFrameStale = false
    /// Whether the caller set the frame of a view that constraints place.
    var isFrameOverwritten = false
    /// The width found by a first solution, while the intrinsic size in the rows is the one for that width.
    var wrappingWidth: CGFloat?

    init(view: UIView) {
        super.init(view: view, guide: nil, isView: true)
    }

    nonisolated deinit {}

    var allGuides: [UILayoutGuide] {
        guard let insets else { return guides }
        return guides + [insets.safeAreaGuide, insets.marginsGuide].compactMap(\.self)
    }

    /// The active constraints that this view holds: those of which it is the nearest common ancestor.
    /// Oldest first. Cost: as many.
    var constraints: [NSLayoutConstraint] {
        var constraints: [NSLayoutConstraint] = []
        constraints.reserveCapacity(constraintCount)
        var next = record.pointee.firstHeld
        while let constraint = next {
            constraints.append(constraint.pointee.constraint.takeUnretainedValue())
            next = constraint.pointee.held.next
        }
        return constraints
    }

    var constraintCount: Int { record.pointee.heldCount }

    /// Whether some of them have no row yet.
    var hasPendingConstraints: Bool { record.pointee.firstPending != nil }

    /// Out of any engine: asks to be taken in again, if constraints decide about this view.
    func markForJoining() {
        record.pointee.firstPending = record.pointee.firstHeld
        horizontalRows = Rows()
        verticalRows = Rows()
        isIntrinsicSizeStale = true
        knowsIntrinsicSize = false
        guard !translatesAutoresizingMask || constraintCount > 0 else { return }
        view?.mark(.engine)
    }

    /// The view is going away: nothing may refer to it any more.
    func viewWillDie() {
        if let engine, engine.root === self { engine.dissolve() }
        for constraint in constraints { constraint.holderWillDie() }
        for guide in allGuides { guide.setOwner(nil) }
        engine = nil
        view = nil
    }

    static let noSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

    /// The at most two rows that the engine itself has for one axis.
    struct Rows {
        /// The intrinsic size, or the autoresized position.
        var first: RowID?
        /// The autoresized size.
        var second: RowID?
    }

    /// Where a view's frame comes from.
    enum Placement: UInt8 {
        /// Its frame, in a superview that is known as well.
        case known
        /// Its frame and mask, in a superview whose size is not known before solving.
        case autoresized
        /// Its constraints.
        case solved
    }

    struct AxisPriorities {
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }
}

extension UIView {
    var layoutState: ViewLayoutState {
        if let state = layoutStateStorage { return state }
        let state = ViewLayoutState(view: self)
        layoutStateStorage = state
        return state
    }
}
