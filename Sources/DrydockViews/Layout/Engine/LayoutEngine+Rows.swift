import DrydockLayoutSolver

/// How a constraint becomes a row.
extension LayoutEngine {
    /// Adds the rows of the held constraints that have none yet.
    func addPendingRows(of state: ViewLayoutState) {
        let isRightToLeft = isRightToLeft(state)
        while let constraint = state.record.pointee.firstPending {
            state.record.pointee.firstPending = constraint.pointee.held.next
            guard constraint.pointee.row == nil else { continue }
            if constraint.pointee.mentionsBaseline {
                addBaselineRow(constraint.pointee.constraint.takeUnretainedValue(), isRightToLeft)
            } else {
                addRow(constraint, isRightToLeft)
            }
        }
    }

    /// Views are asked where their baselines are, and one might deactivate the constraint.
    private func addBaselineRow(_ constraint: NSLayoutConstraint, _ isRightToLeft: Bool) {
        addRow(constraint.record, isRightToLeft)
        if !constraint.isActive { constraint.forgetRow() }
    }

    /// - Parameter isRightToLeft: Whether the holder runs that way.
    func addRow(_ constraint: ConstraintPointer, _ isRightToLeft: Bool) {
        let (first, second) = (constraint.pointee.first, constraint.pointee.second)
        guard has(first) && has(second ?? first) || joinItems(of: constraint) else { return }
        let isMirrored = isRightToLeft && constraint.pointee.isDirectional
        let multiplier = min(max(constraint.pointee.multiplier, -largestMultiplier), largestMultiplier)
        guard let firstTerm = term(first, constraint.pointee.firstAttribute, 1, isMirrored) else { return }
        var secondTerm: Term?
        var origin: Term?
        if let second {
            secondTerm = term(second, constraint.pointee.secondAttribute, -multiplier, isMirrored)
            guard secondTerm != nil else { return }
            if multiplier != 1, firstTerm.part != .size {
                origin = self.origin(of: constraint, multiplier - 1)
                guard origin != nil else { return }
            }
        }
        constraint.pointee.row = solver.pointee.addRow(
            firstTerm,
            secondTerm,
            origin,
            nil,
            isMirrored ? constraint.pointee.relation.mirrored : constraint.pointee.relation.forSolver,
            constant: rowConstant(of: constraint, isMirrored),
            strength: constraint.pointee.priority.rawValue
        )
        needsSolve = true
        if constraint.pointee.mentionsBaseline {
            noteBaselines(of: constraint.pointee.constraint.takeUnretainedValue())
        }
    }

    /// Joining asks views about themselves, and one might deactivate the constraint.
    private func joinItems(of constraint: ConstraintPointer) -> Bool {
        let object = constraint.pointee.constraint.takeUnretainedValue()
        return join(object.firstNode) && join(object.secondNode ?? object.firstNode) && object.isActive
    }

    /// A multiplied position counts from the nearest common ancestor's left or top, in any direction: mirroring
    /// exchanges edges, not coordinates.
    private func origin(of constraint: ConstraintPointer, _ coefficient: Double) -> Term? {
        guard let holder = constraint.pointee.holder?.pointee.node.takeUnretainedValue(), join(holder),
            let spans = holder.spans
        else { return nil }
        let isHorizontal = constraint.pointee.firstAttribute.kind == .horizontal
        return Term(isHorizontal ? spans.x : spans.y, .start, coefficient)
    }

    /// What stays on the right side: the constant, with the baselines' distances from their edges.
    func rowConstant(of constraint: ConstraintPointer, _ isMirrored: Bool) -> Double {
        let constant = Double(constraint.pointee.constant).bounded
        if isMirrored { return -constant }
        guard constraint.pointee.mentionsBaseline else { return constant }
        let object = constraint.pointee.constraint.takeUnretainedValue()
        let first = baselineOffset(object.firstNode, object.firstAttribute)
        let second = object.secondNode.map { baselineOffset($0, object.secondAttribute) } ?? 0
        return constant + Double(object.multiplier) * second - first
    }

    /// Whether positions count from the right: where leading and trailing do. The nearest common ancestor
    /// decides, since a view's direction is that of what it arranges.
    func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.record.pointee.isDirectional && isRightToLeft(constraint.holder ?? constraint.firstNode)
    }

    /// The part of a span that an attribute of a node that takes part speaks of.
    func term(
        _ node: NodePointer,
        _ attribute: NSLayoutConstraint.Attribute,
        _ coefficient: Double,
        _ isMirrored: Bool
    ) -> Term? {
        guard let spans = node.pointee.spans else { return nil }
        switch attribute {
        case .left: return Term(spans.x, .start, coefficient)
        case .right: return Term(spans.x, .end, coefficient)
        case .leading: return Term(spans.x, isMirrored ? .end : .start, coefficient)
        case .trailing: return Term(spans.x, isMirrored ? .start : .end, coefficient)
        case .centerX: return Term(spans.x, .centre, coefficient)
        case .width: return Term(spans.x, .size, coefficient)
        case .top: return Term(spans.y, .start, coefficient)
        case .bottom: return Term(spans.y, .end, coefficient)
        case .centerY: return Term(spans.y, .centre, coefficient)
        case .height: return Term(spans.y, .size, coefficient)
        case .firstBaseline, .lastBaseline:
            return baselineTerm(node.pointee.node.takeUnretainedValue(), attribute, coefficient)
        default: return nil
        }
    }

    private func baselineTerm(
        _ node: LayoutNode,
        _ attribute: NSLayoutConstraint.Attribute,
        _ coefficient: Double
    ) -> Term? {
        let baseline = baseline(node, attribute)
        guard join(baseline.node), let spans = baseline.node.spans else { return nil }
        return Term(spans.y, baseline.part, coefficient)
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
