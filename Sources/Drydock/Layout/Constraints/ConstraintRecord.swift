import LayoutSolver

/// What layout reads of a constraint.
///
/// It lies in memory of its own, because a thousand views have several thousand constraints: through pointers
/// no reference is counted and no access is checked for overlaps, either of which takes longer than the rest
/// of the work. The constraint owns the record, and keeps the two nodes; a node that lists a constraint knows
/// it to be active, and thus retained by its holder.
nonisolated struct ConstraintRecord {
    let constraint: Unmanaged<NSLayoutConstraint>
    let first: NodePointer
    let second: NodePointer?
    let multiplier: CGFloat
    var constant: CGFloat
    var priority: UILayoutPriority
    let firstAttribute: NSLayoutConstraint.Attribute
    let secondAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    /// The engine's row; nil while it has none.
    var row: RowID?
    /// The node of the view that holds the constraint; nil while inactive.
    var holder: NodePointer?
    /// The neighbours in the lists of the holder and of the two nodes.
    var held = Link()
    var ofFirst = Link()
    var ofSecond = Link()
    /// Counts activations: which of two constraints was added later.
    var serial: Int64 = 0

    /// Whether it changes sides with the writing direction.
    var isDirectional: Bool { firstAttribute.isDirectional || secondAttribute.isDirectional }

    var mentionsBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

    /// The neighbours in a list that runs through the records, so that listing one takes no memory, and taking
    /// it off no search.
    struct Link {
        var previous: ConstraintPointer?
        var next: ConstraintPointer?
    }
}

typealias ConstraintPointer = UnsafeMutablePointer<ConstraintRecord>
