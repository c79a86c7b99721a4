import LayoutSolver

/// How a constraint becomes a row.
extension LayoutEngine {
    /// Adds the rows of the held constraints that have none yet.
    func addPendingRows(of state: ViewLayoutState) {
        let constraints = state.constraints
        var index = state.firstPending
        while index < constraints.count {
            let constraint = constraints[index]
            if constraint.row == nil { addRow(constraint, holder: state) }
            index += 1
        }
        state.firstPending = constraints.count
    }

    func addRow(_ constraint: NSLayoutConstraint, holder: ViewLayoutState) {
        let isMirrored = isMirrored(constraint)
        guard let (part, span) = edge(constraint.firstNode, constraint.firstAttribute, isMirrored) else {
            return
        }
        let relation = isMirrored ? constraint.relation.mirrored : constraint.relation.forSolver
        let constant = rowConstant(of: constraint, isMirrored)
        let strength = constraint.priority.rawValue
        needsSolve = true
        guard let secondNode = constraint.secondNode else {
            constraint.row = solver.pointee.addRow(
                Term(span, part),
                nil,
                nil,
                nil,
                relation,
                constant: constant,
                strength: strength
            )
            return
        }
        guard let (otherPart, other) = edge(secondNode, constraint.secondAttribute, isMirrored) else {
            return
        }
        let multiplier = min(max(Double(constraint.multiplier), -largestMultiplier), largestMultiplier)
        var origin: Term?
        if multiplier != 1, part != .size {
            // A multiplied position counts from the nearest common ancestor's left or top, in any direction:
            // mirroring exchanges edges, not coordinates.
            guard join(holder), let spans = holder.spans else { return }
            let isHorizontal = constraint.firstAttribute.kind == .horizontal
            origin = Term(isHorizontal ? spans.x : spans.y, .start, multiplier - 1)
        }
        constraint.row = solver.pointee.addRow(
            Term(span, part),
            Term(other, otherPart, -multiplier),
            origin,
            nil,
            relation,
            constant: constant,
            strength: strength
        )
        if constraint.mentionsBaseline { noteBaselines(of: constraint) }
    }

    /// What stays on the right side: the constant, with the baselines' distances from their edges.
    func rowConstant(of constraint: NSLayoutConstraint, _ isMirrored: Bool) -> Double {
        let constant = Double(constraint.constant).bounded
        if isMirrored { return -constant }
        guard constraint.mentionsBaseline else { return constant }
        let first = baselineOffset(constraint.firstNode, constraint.firstAttribute)
        let second = constraint.secondNode.map { baselineOffset($0, constraint.secondAttribute) } ?? 0
        return constant + Double(constraint.multiplier) * second - first
    }

    /// Whether positions count from the right: where leading and trailing do. The nearest common ancestor
    /// decides, since a view's direction is that of what it arranges.
    func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
        (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
            && isRightToLeft(constraint.holder ?? constraint.firstNode)
    }

    func edge(
        _ node: LayoutNode,
        _ attribute: NSLayoutConstraint.Attribute,
        _ isMirrored: Bool
    ) -> (Part, Span)? {
        if attribute.isBaseline {
            let baseline = baseline(node, attribute)
            guard join(baseline.node), let spans = baseline.node.spans else { return nil }
            return (baseline.part, spans.y)
        }
        guard node.engine === self || join(node), let spans = node.spans else { return nil }
        switch attribute {
        case .left: return (.start, spans.x)
        case .right: return (.end, spans.x)
        case .leading: return (isMirrored ? .end : .start, spans.x)
        case .trailing: return (isMirrored ? .start : .end, spans.x)
        case .centerX: return (.centre, spans.x)
        case .width: return (.size, spans.x)
        case .top: return (.start, spans.y)
        case .bottom: return (.end, spans.y)
        case .centerY: return (.centre, spans.y)
        case .height: return (.size, spans.y)
        default: return nil
        }
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var forSolver: Relation {
        switch self {
        case .lessThanOrEqual: .lessOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterOrEqual
        }
    }

    fileprivate var mirrored: Relation {
        switch self {
        case .lessThanOrEqual: .greaterOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessOrEqual
        }
    }
}

extension Double {
    /// At most a billion points either way, 0 for what is no number: sums of such lengths stay finite.
    nonisolated var bounded: Double {
        let limit = 1e9
        if abs(self) <= limit { return self }
        return self > 0 ? limit : self < 0 ? -limit : 0
    }
}

/// What the solver takes.
private nonisolated let largestMultiplier = 1e8
