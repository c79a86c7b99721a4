import DrydockLayoutSolver

/// Rows of constraints between distances: sums of up to four parts of spans.
extension LayoutEngine {
    /// Nil where an item does not take part.
    func addRow(
        _ constraint: NSLayoutConstraint,
        _ distances: ConstraintDistances,
        _ isRightToLeft: Bool
    ) -> RowID? {
        var terms: [Term] = []
        for summand in distances.terms(of: constraint, isRightToLeft) {
            guard let term = term(of: summand, isRightToLeft) else { return nil }
            terms.append(term)
        }
        return solver.addRow(
            terms[0],
            terms[1],
            terms.dropFirst(2).first,
            terms.dropFirst(3).first,
            constraint.relation.forSolver,
            constant: rowConstant(of: constraint, false),
            strength: constraint.priority.rawValue
        )
    }

    private func term(of summand: ConstraintDistances.Summand, _ isRightToLeft: Bool) -> Term? {
        let coefficient = min(max(summand.coefficient, -largestMultiplier), largestMultiplier)
        if summand.attribute.isBaseline {
            return baselineTerm(summand.node, summand.attribute, coefficient)
        }
        let index = index(of: summand.node)
        return index >= 0 ? term(index, summand.attribute, coefficient, isRightToLeft) : nil
    }

    /// The left side of a constraint that begins with a distance.
    func distance(
        of constraint: NSLayoutConstraint,
        _ distances: ConstraintDistances,
        _ isRightToLeft: Bool
    ) -> CGFloat? {
        var sum = 0.0
        for summand in distances.terms(of: constraint, isRightToLeft).prefix(2) {
            guard let term = term(of: summand, isRightToLeft) else { return nil }
            let offset = baselineOffset(summand.node, summand.attribute)
            sum += term.coefficient * (value(of: term) + offset)
        }
        return CGFloat(sum)
    }

    // MARK: - The nodes besides a row's two items

    func noteStarts(of distances: ConstraintDistances, at place: Int32) {
        let nodes = distances.starts.map(\.node)
        distanceRows[place] = nodes
        countMentions(nodes, 1)
    }

    func forgetStarts(at place: Int32) {
        if let nodes = distanceRows.removeValue(forKey: place) { countMentions(nodes, -1) }
    }

    private func countMentions(_ starts: [LayoutNode], _ change: Int32) {
        for start in starts where !start.isView { nodes[Int(index(of: start))].mentions += change }
    }

    /// The places of all nodes that a constraint's row speaks of; some may be −1.
    func indices(at place: Int32) -> [Int32] {
        let row = rows[Int(place)]
        return [row.first, row.second] + (distanceRows[place] ?? []).map { index(of: $0) }
    }
}
