import DrydockLayoutSolver

/// What layout reads of a constraint.
///
/// It lies in memory of its own, because a thousand views have several thousand constraints: through pointers
/// no reference is counted and no access is checked for overlaps, either of which takes longer than the rest
/// of the work. The constraint owns the record, and keeps the two nodes; a node that lists a constraint knows
/// it to be active, and thus retained by its holder.
nonisolated struct ConstraintRecord {
    let first: NodePointer
    let second: NodePointer?
    let multiplier: CGFloat
    var constant: CGFloat
    var priority: UILayoutPriority
    /// The engine's row; nil while it has none.
    var row: RowID?
    let firstAttribute: NSLayoutConstraint.Attribute
    let secondAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    /// Whether it changes sides with the writing direction.
    let isDirectional: Bool
    let mentionsBaseline: Bool
    /// The node of the view that holds the constraint; nil while inactive.
    var holder: NodePointer?
    /// The neighbours in the lists of the holder and of the two nodes.
    var held = Link()
    var ofFirst = Link()
    var ofSecond = Link()
    /// Counts activations: which of two constraints was added later.
    var serial: Int64 = 0
    let constraint: Unmanaged<NSLayoutConstraint>

    init(
        _ constraint: Unmanaged<NSLayoutConstraint>,
        _ first: NodePointer,
        _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation,
        _ second: NodePointer?,
        _ secondAttribute: NSLayoutConstraint.Attribute,
        multiplier: CGFloat,
        constant: CGFloat,
        priority: UILayoutPriority
    ) {
        self.constraint = constraint
        self.first = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.second = second
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        isDirectional = firstAttribute.isDirectional || secondAttribute.isDirectional
        mentionsBaseline = firstAttribute.isBaseline || secondAttribute.isBaseline
    }

    /// The neighbours in a list that runs through the records, so that listing one takes no memory, and taking
    /// it off no search.
    struct Link {
        var previous: ConstraintPointer?
        var next: ConstraintPointer?
    }
}

typealias ConstraintPointer = UnsafeMutablePointer<ConstraintRecord>
