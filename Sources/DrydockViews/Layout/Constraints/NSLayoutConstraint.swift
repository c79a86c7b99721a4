/// `first.attribute  relation  multiplier × second.attribute + constant`, with a priority.
///
/// A constraint acts while it is active. It is then retained by the nearest view that contains both of its
/// items, and deactivated when one of them leaves that view. Lengths are points.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    let firstNode: LayoutNode
    /// The first node again where there is no second one.
    let otherNode: LayoutNode
    let hasSecondNode: Bool
    var secondNode: LayoutNode? { hasSecondNode ? otherNode : nil }
    /// What of the first item is constrained.
    public let firstAttribute: Attribute
    /// What it depends on; `notAnAttribute` for a constant.
    public let secondAttribute: Attribute
    /// How the two sides relate.
    public let relation: Relation
    /// What the second item's attribute is multiplied by.
    public let multiplier: CGFloat
    /// Whether it changes sides with the writing direction.
    let isDirectional: Bool
    let mentionsBaseline: Bool
    /// Where the distances begin that it relates; nil where it relates none to another dimension.
    let distances: ConstraintDistances?
    @exclusivity(unchecked) private(set) var constantStorage: CGFloat
    @exclusivity(unchecked) private(set) var priorityStorage: UILayoutPriority
    /// Which node holds the constraint: most often one of its own, so that no further reference has to be counted.
    @exclusivity(unchecked) private var holding = Holding.none
    @exclusivity(unchecked) private var otherHolder: LayoutNode?
    /// Where the holder lists it.
    @exclusivity(unchecked) var slot: Int32 = -1
    /// Where the engine of the tree lists its row; −1 while it has none.
    @exclusivity(unchecked) var row: Int32 = -1
    /// Counts activations: which of two constraints was added later.
    @exclusivity(unchecked) var serial: Int64 = 0
    /// A name for messages.
    open var identifier: String?
    let source: ConstraintSource?

    /// By what only this module can make. Public, as a subclass elsewhere inherits initialisers only where it could inherit all.
    /// Inlined: to make the parts, count their references and let go of them takes nearly half of making a constraint.
    @inline(__always)
    public init(_ parts: Parts) {
        let distances = parts.distances
        let (firstAttribute, secondAttribute) = (parts.firstAttribute, parts.secondAttribute)
        isDirectional =
            firstAttribute.isDirectional || secondAttribute.isDirectional || distances?.isDirectional ?? false
        mentionsBaseline =
            firstAttribute.isBaseline || secondAttribute.isBaseline || distances?.mentionsBaseline ?? false
        self.firstAttribute = firstAttribute
        relation = parts.relation
        self.secondAttribute = secondAttribute
        multiplier = parts.multiplier
        constantStorage = parts.constant
        priorityStorage = parts.priority
        source = parts.source
        // What is stored for good: anything that asked for it later would have it counted once more.
        self.distances = distances
        if let secondNode = parts.secondNode {
            otherNode = secondNode
            hasSecondNode = true
        } else {
            otherNode = parts.firstNode
            hasSecondNode = false
        }
        firstNode = parts.firstNode
        super.init()
        if !isPlain { checkNumbers() }
    }

    convenience init(
        _ firstNode: LayoutNode,
        _ firstAttribute: Attribute,
        _ relation: Relation,
        _ secondNode: LayoutNode?,
        _ secondAttribute: Attribute,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        priority: UILayoutPriority = .required,
        distances: ConstraintDistances? = nil,
        source: ConstraintSource?
    ) {
        self.init(
            Parts(
                firstNode: firstNode,
                firstAttribute: firstAttribute,
                relation: relation,
                secondNode: secondNode,
                secondAttribute: secondAttribute,
                multiplier: multiplier,
                constant: constant,
                priority: priority,
                distances: distances,
                source: source
            )
        )
    }

    /// A constraint of nothing, in the place of one that is made later. It cannot be activated.
    public convenience override init() {
        self.init(LayoutNode(isView: false), .notAnAttribute, .equal, nil, .notAnAttribute, source: nil)
    }

    /// A constraint between any two attributes of views or guides. A size alone needs no second item: pass
    /// nil and `.notAnAttribute`.
    public convenience init(
        item view1: Any,
        attribute attr1: Attribute,
        relatedBy relation: Relation,
        toItem view2: Any?,
        attribute attr2: Attribute,
        multiplier: CGFloat,
        constant c: CGFloat,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let (firstNode, first) = NSLayoutConstraint.resolve(view1, attr1)
        // UIKit reads a missing second item as a constant, whatever the attribute.
        let (secondNode, second) =
            view2.map { NSLayoutConstraint.resolve($0, attr2) } ?? (nil, .notAnAttribute)
        NSLayoutConstraint.checkPairing(firstNode, first, secondNode, second)
        self.init(
            firstNode,
            first,
            relation,
            secondNode,
            second,
            multiplier: multiplier,
            constant: c,
            source: .location(file: file, line: line)
        )
    }

    nonisolated deinit {}

    var isHeld: Bool { holding != .none }

    /// The node of the view that holds the constraint; nil while inactive.
    var holder: LayoutNode? {
        switch holding {
        case .none: nil
        case .first: firstNode
        case .second: otherNode
        case .other: otherHolder
        }
    }

    func setHolder(_ holding: Holding, _ other: LayoutNode? = nil) {
        self.holding = holding
        if holding == .other || otherHolder != nil { otherHolder = other }
    }

    // MARK: - Values

    /// A view or a layout guide, of a distance the one at its end; nil once it is gone.
    public var firstItem: AnyObject? { firstNode.item }

    /// The first item if it is a view.
    package var firstView: UIView? { firstNode.ownView }
    /// The view or guide on the right side; nil for a constant, or once it is gone.
    public var secondItem: AnyObject? { secondNode?.item }

    /// The left side.
    public var firstAnchor: NSLayoutAnchor<AnyObject> {
        NSLayoutAnchor(firstNode, firstAttribute, from: distances?.first)
    }
    /// The right side; nil for a constant.
    public var secondAnchor: NSLayoutAnchor<AnyObject>? {
        secondNode.map { NSLayoutAnchor($0, secondAttribute, from: distances?.second) }
    }

    /// Points added to the second item's side. O(1); layout follows in the next pass.
    open var constant: CGFloat {
        get { constantStorage }
        set {
            require(newValue.isFinite, "\(self): the constant \(newValue) is not finite")
            guard newValue != constantStorage else { return }
            constantStorage = newValue
            constantDidChange()
        }
    }

    /// May change at any time, also to and from required.
    open var priority: UILayoutPriority {
        get { priorityStorage }
        set {
            require(
                newValue.isLegal,
                "\(self): the priority \(newValue.rawValue) is not in 0 < p ≤ 1000"
            )
            guard newValue != priorityStorage else { return }
            priorityStorage = newValue
            priorityDidChange()
        }
    }

    /// Whether the constraint takes part in layout. Setting it adds or removes it.
    open var isActive: Bool {
        get { isHeld }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Activates each constraint in the closest view that contains both its items.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        constraints.forEachUncounted { $0.activate() }
    }

    /// Takes each constraint out of the view that holds it; those that are not active stay so.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.deactivate() }
    }

    open override nonisolated var description: String {
        MainActor.assumeIsolated { expression(named: { $0.plainName }) }
    }

    // MARK: - Checks

    /// Whether the numbers need no second look. One comparison for the usual case.
    private var isPlain: Bool {
        multiplier == 1 && abs(constantStorage) < 1e9 && priorityStorage == .required
    }

    private func checkNumbers() {
        require(constant.isFinite, "\(self): the constant \(constant) is not finite")
        require(
            multiplier.isFinite && (multiplier != 0 || firstAttribute.kind == .size || distances != nil),
            "\(self): the multiplier \(multiplier) must be a finite number, and of positions other than zero"
        )
        require(
            priority.isLegal,
            "\(self): the priority \(priority.rawValue) is not in 0 < p ≤ 1000"
        )
    }

    /// The node and attribute that an item and attribute come down to.
    private static func resolve(_ item: Any, _ attribute: Attribute) -> (LayoutNode, Attribute) {
        guard let item = item as? any LayoutItem else {
            fatalError("NSLayoutConstraint: \(item) is neither a view nor a layout guide")
        }
        return item.resolved(attribute)
    }

    private static func checkPairing(
        _ firstNode: LayoutNode,
        _ first: Attribute,
        _ secondNode: LayoutNode?,
        _ second: Attribute
    ) {
        let name = firstNode.plainName
        require(first != .notAnAttribute, "NSLayoutConstraint: \(name) needs an attribute")
        guard secondNode != nil else {
            require(
                first.kind == .size,
                "NSLayoutConstraint: \(name).\(first) needs a second item; only sizes can be constants"
            )
            return
        }
        require(
            first.kind == second.kind,
            "NSLayoutConstraint: \(name).\(first) and .\(second) are not of the same kind"
        )
        require(
            first.pairs(with: second),
            "NSLayoutConstraint: \(name).\(first) and .\(second): leading and trailing do not pair with left and right"
        )
    }
}

/// What a constraint can be made of.
protocol LayoutItem {
    /// The node and attribute that constraints of this attribute of the item's speak of.
    func resolved(_ attribute: NSLayoutConstraint.Attribute) -> (LayoutNode, NSLayoutConstraint.Attribute)
}

extension UIView: LayoutItem {
    func resolved(_ attribute: NSLayoutConstraint.Attribute) -> (LayoutNode, NSLayoutConstraint.Attribute) {
        if let inner = attribute.withinMarginsGuide { return (layoutMarginsGuide.node, inner) }
        return (knownNode, attribute)
    }
}

extension UILayoutGuide: LayoutItem {
    func resolved(_ attribute: NSLayoutConstraint.Attribute) -> (LayoutNode, NSLayoutConstraint.Attribute) {
        (node, attribute)
    }
}
