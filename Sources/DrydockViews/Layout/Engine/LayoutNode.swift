/// What constraints speak of: a view or a layout guide.
///
/// A node holds what is true whatever is solved: settings, the active constraints, the way up the tree. What an engine
/// finds out about a node is in the engine's own arrays. Strong references lead upwards and to constraints: a view that
/// goes away ends the cycles by letting its constraints go.
@usableFromInline final class LayoutNode {
    /// The view, kept while it is in a superview, which keeps it, too: referring weakly to each of a thousand views would
    /// make all reference counting of theirs slow.
    @exclusivity(unchecked) private var containedView: UIView?
    /// The view while it is in no superview.
    private weak var looseView: UIView?
    /// Whether `looseView` was set. Asking itself would retain a view that is referred to weakly, which is slow.
    @exclusivity(unchecked) private var hasLooseView = false
    weak var guide: UILayoutGuide?
    /// Whether this is a view's node and not a guide's.
    let isView: Bool
    /// Whether the view has been deinitialised.
    private(set) var isOrphan = false
    /// Grows with every node made: where an ambiguous layout has to choose, it favours what was made first.
    let serial: Int64
    /// The superview's node; the owner's for a guide.
    @exclusivity(unchecked) var above: LayoutNode? {
        didSet { aboveSerial = above?.serial ?? 0 }
    }
    /// The serial of the node above; 0 for none. Comparing numbers counts no references.
    @exclusivity(unchecked) private(set) var aboveSerial: Int64 = 0
    @exclusivity(unchecked) var flags: PassFlags

    // MARK: In an engine

    /// The engine that lays out the tree, once this node takes part.
    @exclusivity(unchecked) var engine: LayoutEngine? {
        didSet { engineNumber = engine?.number ?? 0 }
    }
    /// The engine's number; 0 for none.
    @exclusivity(unchecked) private(set) var engineNumber: Int64 = 0
    /// Where the engine lists this node.
    @exclusivity(unchecked) var index: Int32 = -1

    // MARK: Of views only

    var translatesAutoresizingMask = true
    var autoresizesSubviews = true
    var autoresizingMask: UIView.AutoresizingMask = []
    var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
    var compression = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    /// The active constraints of which this view is the nearest one to contain all items, or was chosen as such.
    @exclusivity(unchecked) var held = HeldConstraints()
    @exclusivity(unchecked) var guides: [UILayoutGuide] = []
    var insets: ViewInsets?
    /// The size that the content wants, as last asked for; `noIntrinsicMetric` where it wants none.
    var intrinsicSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    /// Whether `intrinsicSize` is what the view would answer.
    var knowsIntrinsicSize = false
    /// Whether the engine has to look at the size or its priorities again.
    var isIntrinsicSizeStale = true
    /// Whether the engine has to look at the frame again.
    var isFrameStale = false
    /// Layouts under way within one another; of the topmost view only.
    var layoutNesting = 0
    /// Whether `layoutSubviews` is under way.
    var isLayingOutSubviews = false
    /// Whether the caller has set the geometry of a subview that constraints place, since the view was last laid out.
    var hasDisplacedSubviews = false
    /// Moves of the view into or out of superviews that are under way within one another.
    var moves: UInt8 = 0
    /// Whether layout is setting the view's geometry through setters that its class overrides.
    var isBeingPlaced = false
    /// What the view's class overrides, once that is known: see `UIView.overrides`.
    var overrides: ViewOverrides = []
    /// Whether the view scrolls what it contains.
    @exclusivity(unchecked) var isScrolling = false
    /// Whether what the view contains has no safe area: it scrolls, and is placed inside of it.
    @exclusivity(unchecked) var keepsSafeArea = false

    init(isView: Bool) {
        self.isView = isView
        flags = isView ? [.layout, .constraints] : []
        LayoutNode.serials += 1
        serial = LayoutNode.serials
    }

    private static var serials: Int64 = 0

    nonisolated deinit {}

    /// The view whose node this is; nil for a guide's node, and from the view's deinitialisation on.
    var ownView: UIView? { containedView ?? looseView }

    /// The view entered a superview, or left it for nil.
    func move(_ view: UIView, into superview: UIView?) {
        above = superview?.knownNode
        containedView = superview == nil ? nil : view
        refer(to: view)
    }

    /// The superview is gone, and the view may be going, too.
    func forgetSuperview() {
        above = nil
        containedView = nil
    }

    /// Makes the node know its view, which it does by itself once that is in a superview.
    func refer(to view: UIView) {
        guard containedView == nil, !hasLooseView else { return }
        looseView = view
        hasLooseView = true
    }

    /// The view, or the guide's owner; nil once it is gone.
    var view: UIView? { isView ? ownView : above?.ownView }

    /// The node of the view, or of the guide's owner.
    var container: LayoutNode? { isView ? self : above }

    /// The guide or the view.
    var item: AnyObject? { isView ? ownView : guide }

    var allGuides: [UILayoutGuide] {
        guard let insets else { return guides }
        return guides + insets.guides
    }

    /// Whether this is the other node or one below it. Cost: the depth.
    func isInside(_ other: LayoutNode) -> Bool {
        var next: LayoutNode? = self
        while let node = next {
            if node === other { return true }
            next = node.above
        }
        return false
    }

    /// Out of any engine: asks to be taken in again, if constraints decide about this view.
    func markForAdding() {
        held.setAllPending()
        isIntrinsicSizeStale = true
        knowsIntrinsicSize = false
        guard !translatesAutoresizingMask || !held.isEmpty else { return }
        mark(.engine)
    }

    /// The view is going away: nothing may refer to it any more.
    func viewWillDie() {
        if let engine, engine.root === self { engine.dissolve() }
        let held = held
        self.held = HeldConstraints()
        held.forEach { $0.holderDied() }
        for guide in allGuides { guide.setOwner(nil) }
        engine = nil
        isOrphan = true
    }

    struct AxisPriorities {
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }
}

extension UIView {
    /// The view's node, which knows the view.
    @inlinable var knownNode: LayoutNode {
        makeKnown()
        return layoutNode
    }

    @usableFromInline
    final func makeKnown() { layoutNode.refer(to: self) }
}
