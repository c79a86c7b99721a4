import DrydockLayoutSolver

/// How a constraint becomes a row.
extension LayoutEngine {
    /// Adds the rows of the held constraints that have none yet.
    func addPendingRows(of node: LayoutNode) {
        let isRightToLeft = node.held.hasDirectional && isRightToLeft(node.view)
        var failures: [NSLayoutConstraint] = []
        while true {
            addPlainRows(of: node, isRightToLeft)
            guard let constraint = node.held.takePending() else { break }
            guard constraint.row < 0 else { continue }
            if !addRow(constraint, of: node, isRightToLeft), constraint.holder === node {
                failures.append(constraint)
            }
        }
        for constraint in failures where constraint.holder === node { node.held.setPending(constraint.slot) }
    }

    /// Adds the rows of constraints without a row up to one whose row would need more than two nodes that take part:
    /// no view is asked about anything, so that nothing is kept from going away meanwhile.
    private func addPlainRows(of holder: LayoutNode, _ isRightToLeft: Bool) {
        let place = index(of: holder)
        guard isLive, place >= 0 else { return }
        let held = holder.held
        var slot = held.firstPending
        // What mentions a scroll view may mean its content.
        while slot < held.end, !holder.isScrolling {
            let isDone = held.read(at: slot) { constraint in
                if constraint.row >= 0 { return true }
                guard let row = PlainRow(constraint, in: number) else { return false }
                constraint.row = add(row, of: place, isRightToLeft)
                return true
            }
            guard isDone ?? true else { break }
            slot += 1
        }
        holder.held.firstPending = slot
    }

    @inline(__always)
    private func add(_ row: PlainRow, of holder: Int32, _ isRightToLeft: Bool) -> Int32 {
        let isMirrored = isRightToLeft && row.isDirectional
        var secondTerm: Term?
        if row.second >= 0 {
            let multiplier = min(max(row.multiplier, -largestMultiplier), largestMultiplier)
            secondTerm = term(row.second, row.secondAttribute, -multiplier, isMirrored)
        }
        let constant = row.constant.bounded
        let id = solver.addRow(
            term(row.first, row.firstAttribute, 1, isMirrored),
            secondTerm,
            nil,
            nil,
            isMirrored ? row.relation.mirrored : row.relation.forSolver,
            constant: isMirrored ? -constant : constant,
            strength: row.strength
        )
        return list(RowRecord(id: id, first: row.first, second: row.second, holder: holder, slot: row.slot))
    }

    /// - Parameter isRightToLeft: Whether the holder runs that way.
    /// - Returns: false where an item does not take part.
    @discardableResult
    func addRow(_ constraint: NSLayoutConstraint, of holder: LayoutNode, _ isRightToLeft: Bool) -> Bool {
        let isSpecial = constraint.mentionsBaseline || constraint.needsOrigin || constraint.distances != nil
        var first = index(of: constraint.solvedFirst)
        var second: Int32 = -1
        if let node = constraint.solvedSecond { second = index(of: node) }
        if first < 0 || (second < 0 && constraint.secondNode != nil) || isSpecial {
            guard prepare(constraint) else { return false }
            first = index(of: constraint.solvedFirst)
            if let node = constraint.solvedSecond { second = index(of: node) }
        }
        let place = index(of: holder)
        guard place >= 0 else { return false }
        if let distances = constraint.distances {
            guard let id = addRow(constraint, distances, isRightToLeft) else { return false }
            list(
                constraint,
                RowRecord(id: id, first: first, second: second, holder: place, slot: constraint.slot)
            )
            return true
        }
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
        list(
            constraint,
            RowRecord(id: id, first: first, second: second, holder: place, slot: constraint.slot)
        )
        return true
    }

    private func list(_ constraint: NSLayoutConstraint, _ record: RowRecord) {
        let row = list(record)
        if isLive { constraint.row = row }
        if constraint.mentionsBaseline { noteBaselines(of: constraint, at: row) }
        if let distances = constraint.distances { noteStarts(of: distances, at: row) }
    }

    @inline(__always)
    private func list(_ record: RowRecord) -> Int32 {
        countMentions(record, 1)
        needsSolve = true
        if freeRows.isEmpty {
            rows.append(record)
            return Int32(rows.count - 1)
        }
        let place = freeRows.removeLast()
        rows[Int(place)] = record
        return place
    }

    @inline(__always)
    private func countMentions(_ row: RowRecord, _ change: Int32) {
        if !nodes[Int(row.first)].isView { nodes[Int(row.first)].mentions += change }
        if row.second >= 0, !nodes[Int(row.second)].isView { nodes[Int(row.second)].mentions += change }
    }

    /// Whether a constraint's row mentions the node. Cost: all rows.
    func isMentioned(_ index: Int32) -> Bool {
        rows.contains { !$0.isFree && ($0.first == index || $0.second == index) }
            || distanceRows.values.joined().contains { self.index(of: $0) == index }
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
        countMentions(record, -1)
        if !distanceRows.isEmpty { forgetStarts(at: place) }
        rows[Int(place)].first = -1
        freeRows.append(place)
        needsSolve = true
    }

    /// Has the items take part, and those that a multiplied position or a baseline needs besides. Views are asked about
    /// themselves then, and one might deactivate the constraint.
    private func prepare(_ constraint: NSLayoutConstraint) -> Bool {
        guard add(constraint.solvedFirst) >= 0 else { return false }
        if let second = constraint.solvedSecond, add(second) < 0 { return false }
        if constraint.needsOrigin {
            guard let holder = constraint.holder, add(holder) >= 0 else { return false }
        }
        for start in constraint.distances?.starts ?? [] where add(start.node) < 0 { return false }
        for baseline in baselines(of: constraint) where add(baseline.node) < 0 { return false }
        guard constraint.isActive, !isLive || constraint.row < 0 else { return false }
        return has(constraint.solvedFirst) && constraint.solvedSecond.map(has) ?? true
            && constraint.distances?.starts.allSatisfy { has($0.node) } ?? true
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

    func baselineTerm(
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
        if let distances = constraint.distances {
            return distances.terms(of: constraint, false).reduce(constant) {
                $0 - $1.coefficient * baselineOffset($1.node, $1.attribute)
            }
        }
        let first = baselineOffset(constraint.firstNode, constraint.firstAttribute)
        let second = constraint.secondNode.map { baselineOffset($0, constraint.secondAttribute) } ?? 0
        return constant + Double(constraint.multiplier) * second - first
    }

    /// Whether positions count from the right: where leading and trailing do. The nearest common ancestor
    /// decides, since a view's direction is that of what it arranges.
    func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.isDirectional && constraint.distances == nil
            && isRightToLeft((constraint.holder ?? constraint.firstNode).view)
    }

    /// The part of a span that an attribute of the node at a place speaks of; the bottom for baselines.
    @inline(__always)
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

/// What a row is made of, read from its constraint at once.
private struct PlainRow {
    let first: Int32
    let second: Int32
    let slot: Int32
    let firstAttribute: NSLayoutConstraint.Attribute
    let secondAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let isDirectional: Bool
    let multiplier: Double
    let constant: Double
    let strength: Float

    /// Nil for a constraint that needs more than its nodes or may answer for itself, and where a node does not take
    /// part in the engine of this number.
    @inline(__always)
    init?(_ constraint: NSLayoutConstraint, in engine: Int64) {
        guard type(of: constraint) == NSLayoutConstraint.self, !constraint.mentionsBaseline,
            !constraint.needsOrigin, constraint.distances == nil,
            constraint.firstNode.engineNumber == engine
        else { return nil }
        if constraint.hasSecondNode {
            guard constraint.otherNode.engineNumber == engine else { return nil }
            second = constraint.otherNode.index
        } else {
            second = -1
        }
        first = constraint.firstNode.index
        slot = constraint.slot
        firstAttribute = constraint.firstAttribute
        secondAttribute = constraint.secondAttribute
        relation = constraint.relation
        isDirectional = constraint.isDirectional
        multiplier = Double(constraint.multiplier)
        constant = Double(constraint.constantStorage)
        strength = constraint.priorityStorage.rawValue
    }
}

extension NSLayoutConstraint {
    /// Whether the row counts from the holder's edge.
    fileprivate var needsOrigin: Bool {
        multiplier != 1 && hasSecondNode && firstAttribute.kind != .size && distances == nil
    }
}

extension NSLayoutConstraint.Relation {
    var forSolver: Relation {
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
nonisolated let largestMultiplier = 1e8
