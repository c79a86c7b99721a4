import DrydockLayoutSolver

/// `first.attribute  relation  multiplier × second.attribute + constant`, with a priority.
///
/// A constraint acts while it is active. It is then retained by the nearest view that contains both of its
/// items, and deactivated when one of them leaves that view. Lengths are points.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    nonisolated(unsafe) let record = ConstraintPointer.allocate(capacity: 1)
    let firstNode: LayoutNode
    let secondNode: LayoutNode?
    /// A name for messages.
    open var identifier: String?
    var source: ConstraintSource?

    init(
        _ firstNode: LayoutNode,
        _ firstAttribute: Attribute,
        _ relation: Relation,
        _ secondNode: LayoutNode?,
        _ secondAttribute: Attribute,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        priority: UILayoutPriority = .required,
        source: ConstraintSource?
    ) {
        self.firstNode = firstNode
        self.secondNode = secondNode
        self.source = source
        super.init()
        record.initialize(
            to: ConstraintRecord(
                .passUnretained(self),
                firstNode.record,
                firstAttribute,
                relation,
                secondNode?.record,
                secondAttribute,
                multiplier: multiplier,
                constant: constant,
                priority: priority
            )
        )
        if !isPlain { checkNumbers() }
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

    nonisolated deinit {
        record.deallocate()
    }

    // MARK: - Values

    /// A view or a layout guide; nil once it is gone.
    public var firstItem: AnyObject? { firstNode.guide ?? firstNode.view }
    /// The view or guide on the right side; nil for a constant, or once it is gone.
    public var secondItem: AnyObject? { secondNode.flatMap { $0.guide ?? $0.view } }

    /// What of the first item is constrained.
    public var firstAttribute: Attribute { record.pointee.firstAttribute }
    /// What it depends on; `notAnAttribute` for a constant.
    public var secondAttribute: Attribute { record.pointee.secondAttribute }
    /// How the two sides relate.
    public var relation: Relation { record.pointee.relation }
    /// What the second item's attribute is multiplied by.
    public var multiplier: CGFloat { record.pointee.multiplier }

    /// Points added to the second item's side. O(1); layout follows in the next pass.
    open var constant: CGFloat {
        get { record.pointee.constant }
        set {
            precondition(newValue.isFinite, "\(self): the constant \(newValue) is not finite")
            guard newValue != record.pointee.constant else { return }
            record.pointee.constant = newValue
            constantDidChange()
        }
    }

    /// May change at any time, also to and from required.
    open var priority: UILayoutPriority {
        get { record.pointee.priority }
        set {
            precondition(
                newValue.isLegal,
                "\(self): the priority \(newValue.rawValue) is not in 0 < p ≤ 1000"
            )
            guard newValue != record.pointee.priority else { return }
            record.pointee.priority = newValue
            priorityDidChange()
        }
    }

    /// Whether the constraint takes part in layout. Setting it adds or removes it.
    open var isActive: Bool {
        get { record.pointee.holder != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Activates each constraint in the closest view that contains both its items.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        // The array keeps them meanwhile.
        for index in constraints.indices {
            Unmanaged.passUnretained(constraints[index]).read { $0.activate() }
        }
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
        multiplier == 1 && abs(record.pointee.constant) < 1e9 && record.pointee.priority == .required
    }

    private func checkNumbers() {
        precondition(constant.isFinite, "\(self): the constant \(constant) is not finite")
        precondition(
            multiplier.isFinite && multiplier != 0,
            "\(self): the multiplier \(multiplier) must be a finite number other than zero"
        )
        precondition(
            priority.isLegal,
            "\(self): the priority \(priority.rawValue) is not in 0 < p ≤ 1000"
        )
    }

    /// The node and attribute that an item and attribute come down to.
    private static func resolve(_ item: Any, _ attribute: Attribute) -> (LayoutNode, Attribute) {
        if let view = item as? UIView {
            if let inner = attribute.withinMarginsGuide { return (view.layoutMarginsGuide.node, inner) }
            return (view.layoutState, attribute)
        }
        guard let guide = item as? UILayoutGuide else {
            preconditionFailure("NSLayoutConstraint: \(item) is neither a view nor a layout guide")
        }
        return (guide.node, attribute)
    }

    private static func checkPairing(
        _ firstNode: LayoutNode,
        _ first: Attribute,
        _ secondNode: LayoutNode?,
        _ second: Attribute
    ) {
        let name = firstNode.plainName
        precondition(first != .notAnAttribute, "NSLayoutConstraint: \(name) needs an attribute")
        guard secondNode != nil else {
            precondition(
                first.kind == .size,
                "NSLayoutConstraint: \(name).\(first) needs a second item; only sizes can be constants"
            )
            return
        }
        precondition(
            first.kind == second.kind,
            "NSLayoutConstraint: \(name).\(first) and .\(second) are not of the same kind"
        )
        precondition(
            !(first.isDirectional && second.isPhysicalSide)
                && !(first.isPhysicalSide && second.isDirectional),
            "NSLayoutConstraint: \(name).\(first) and .\(second): leading and trailing do not pair with left and right"
        )
    }
}
