import DrydockLayoutSolver

/// How a constraint becomes a row.
extension LayoutEngine {
    /// Adds the rows of the held constraints that have none yet.
    func addPendingRows(of node: LayoutNode) {
        let isRightToLeft = isRightToLeft(node.view)
        var failures: [NSLayoutConstraint] = []
        while let constraint = node.held.takePending() {
            guard constraint.row < 0 else { continue }
            if !addRow(constraint, of: node, isRightToLeft), constraint.holder === node {
                failures.append(constraint)
            }
        }
        for constraint in failures where constraint.holder === node { node.held.setPending(constraint.slot) }
    }

    /// - Parameter isRightToLeft: Whether the holder runs that way.
    /// - Returns: false where an item does not take part.
    @discardableResult
    func addRow(_ constraint: NSLayoutConstraint, of holder: LayoutNode, _ isRightToLeft: Bool) -> Bool {
        let isSpecial = constraint.mentionsBaseline || constraint.needsOrigin
        var first = index(of: constraint.firstNode)
        var second: Int32 = -1
        if let node = constraint.secondNode { second = index(of: node) }
        if first < 0 || (second < 0 && constraint.secondNode != nil) || isSpecial {
            guard prepare(constraint) else { return false }
            first = index(of: constraint.firstNode)
            if let node = constraint.secondNode { second = index(of: node) }
        }
        let place = index(of: holder)
        guard place >= 0 else { return false }
        let isMirrored = isRightToLeft && constraint.isDirectional
        var firstTerm = term(first, constraint.firstAttribute, 1, isMirrored)
        var secondTerm: Term?
        var origin: Term?
        var constant = Double(constraint.constant).bounded
        if isMirrored { constant = -constant }
        if second >= 0 {
            let multiplier = min(max(constraint.multiplier, -largestMultiplier), largestMultiplier)
            secondTerm = term(second, constraint.secondAttribute, -multiplier, isMirrored)
            if constraint.needsOrigin {
                // A multiplied position counts from the nearest common ancestor's left or top, in any direction:
                // mirroring exchanges edges, not coordinates.
                let record = nodes[Int(place)]
                let isHorizontal = constraint.firstAttribute.kind == .horizontal
                origin = Term(isHorizontal ? record.x : record.y, .start, multiplier - 1)
            }
        }
        if constraint.mentionsBaseline {
            guard moveToBaselines(constraint, &firstTerm, &secondTerm) else { return false }
            constant = rowConstant(of: constraint, isMirrored)
        }
        let id = solver.addRow(
            firstTerm,
            secondTerm,
            origin,
            nil,
            isMirrored ? constraint.relation.mirrored : constraint.relation.forSolver,
            constant: constant,
            strength: constraint.priority.rawValue
        )
        let row = list(RowRecord(id: id, first: first, second: second, holder: place, slot: constraint.slot))
        if isLive { constraint.row = row }
        if constraint.mentionsBaseline { noteBaselines(of: constraint, at: row) }
        return true
    }

    private func list(_ record: RowRecord) -> Int32 {
        nodes[Int(record.first)].mentions += 1
        if record.second >= 0 { nodes[Int(record.second)].mentions += 1 }
        needsSolve = true
        guard let place = freeRows.popLast() else {
            rows.append(record)
            return Int32(rows.count - 1)
        }
        rows[Int(place)] = record
        return place
    }

    /// The constraint that a row stands for.
    func constraint(at place: Int32) -> NSLayoutConstraint? {
        let record = rows[Int(place)]
        return record.isFree ? nil : nodes[Int(record.holder)].node?.held[record.slot]
    }

    /// Takes a constraint's row out.
    func removeRow(at place: Int32) {
        let record = rows[Int(place)]
        solver.removeRow(record.id)
        nodes[Int(record.first)].mentions -= 1
        if record.second >= 0 { nodes[Int(record.second)].mentions -= 1 }
        rows[Int(place)].first = -1
        freeRows.append(place)
        needsSolve = true
    }

    /// Has the items take part, and those that a multiplied position or a baseline needs besides. Views are asked about
    /// themselves then, and one might deactivate the constraint.
    private func prepare(_ constraint: NSLayoutConstraint) -> Bool {
        guard join(constraint.firstNode) >= 0 else { return false }
        if let second = constraint.secondNode, join(second) < 0 { return false }
        if constraint.needsOrigin {
            guard let holder = constraint.holder, join(holder) >= 0 else { return false }
        }
        for baseline in baselines(of: constraint) where join(baseline.node) < 0 { return false }
        guard constraint.isActive, !isLive || constraint.row < 0 else { return false }
        return has(constraint.firstNode) && constraint.secondNode.map(has) ?? true
    }

    /// Exchanges the terms that stand for baselines for the edges that those keep their distance from.
    private func moveToBaselines(
        _ constraint: NSLayoutConstraint,
        _ first: inout Term,
        _ second: inout Term?
    ) -> Bool {
        if constraint.firstAttribute.isBaseline {
            guard let term = baselineTerm(constraint.firstNode, constraint.firstAttribute, first.coefficient)
            else { return false }
            first = term
        }
        if let node = constraint.secondNode, constraint.secondAttribute.isBaseline, let old = second {
            guard let term = baselineTerm(node, constraint.secondAttribute, old.coefficient) else {
                return false
            }
            second = term
        }
        return true
    }

    private func baselineTerm(
        _ node: LayoutNode,
        _ attribute: NSLayoutConstraint.Attribute,
        _ coefficient: Double
    ) -> Term? {
        let baseline = baseline(node, attribute)
        let place = Int(index(of: baseline.node))
        return place >= 0 ? Term(nodes[place].y, baseline.part, coefficient) : nil
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
        constraint.isDirectional && isRightToLeft((constraint.holder ?? constraint.firstNode).view)
    }

    /// The part of a span that an attribute of the node at a place speaks of; the bottom for baselines.
    func term(
        _ index: Int32,
        _ attribute: NSLayoutConstraint.Attribute,
        _ coefficient: Double,
        _ isMirrored: Bool
    ) -> Term {
        let index = Int(index)
        return switch attribute {
        case .left: Term(nodes[index].x, .start, coefficient)
        case .right: Term(nodes[index].x, .end, coefficient)
        case .leading: Term(nodes[index].x, isMirrored ? .end : .start, coefficient)
        case .trailing: Term(nodes[index].x, isMirrored ? .start : .end, coefficient)
        case .centerX: Term(nodes[index].x, .centre, coefficient)
        case .width: Term(nodes[index].x, .size, coefficient)
        case .top: Term(nodes[index].y, .start, coefficient)
        case .centerY: Term(nodes[index].y, .centre, coefficient)
        case .height: Term(nodes[index].y, .size, coefficient)
        default: Term(nodes[index].y, .end, coefficient)
        }
    }
}

extension NSLayoutConstraint {
    /// Whether the row counts from the holder's edge.
    fileprivate var needsOrigin: Bool { multiplier != 1 && secondNode != nil && firstAttribute.kind != .size }
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
