import DrydockLayoutSolver

/// What the solution says about single constraints and views.
extension LayoutEngine {
    /// A part of a view's or guide's frame that the constraints leave open.
    struct AmbiguousPart {
        let node: LayoutNode
        let description: String
    }

    /// In the order in which the views took part. Cost: far above a solution's; for tools and tests.
    func ambiguousParts() -> [AmbiguousPart] {
        var owners: [Span: (LayoutNode, Bool)] = [:]
        var spans: [Span] = []
        for record in nodes {
            guard let node = record.node else { continue }
            owners[record.x] = (node, true)
            owners[record.y] = (node, false)
            spans += [record.x, record.y]
        }
        return solver.ambiguousSpans(among: spans).compactMap { ambiguity in
            guard let (node, isHorizontal) = owners[ambiguity.span] else { return nil }
            let parts = [
                ambiguity.start ? "\(isHorizontal ? "horizontal" : "vertical") position" : nil,
                ambiguity.size ? (isHorizontal ? "width" : "height") : nil,
            ].compactMap(\.self)
            let remedy = remedy(of: node, isHorizontal, ambiguity.start, ambiguity.size)
            return AmbiguousPart(
                node: node,
                description: "\(parts.joined(separator: " and ")) ambiguous; constrain \(remedy)"
            )
        }
    }

    /// The attributes of the node any one of which would settle the axis, or any two where it is open altogether.
    private func remedy(of node: LayoutNode, _ isHorizontal: Bool, _ start: Bool, _ size: Bool) -> String {
        let positions: [NSLayoutConstraint.Attribute] =
            isHorizontal ? [.leading, .trailing, .centerX] : [.top, .bottom, .centerY]
        let length: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
        let used = node.mentions.flatMap {
            [
                $0.firstNode === node ? $0.firstAttribute : .notAnAttribute,
                $0.secondNode === node ? $0.secondAttribute : .notAnAttribute,
            ]
        }
        let names = (size ? positions + [length] : positions).filter { !used.contains($0) }.map { "\($0)" }
        guard let last = names.last, names.count > 1 else {
            return names.first ?? "it with a higher priority"
        }
        let others = names.dropLast().joined(separator: ", ")
        return start && size ? "two of \(others) and \(last)" : "\(others) or \(last)"
    }

    /// Has the view stay near the other side of its superview, and as large as it, wherever constraints leave that
    /// open; the second time undoes that.
    func exerciseAmbiguity(of node: LayoutNode) {
        let index = Int(index(of: node))
        guard index >= 0, nodes[index].parent >= 0 else { return }
        let parent = Int(nodes[index].parent)
        let (x, y, outerX, outerY) = (nodes[index].x, nodes[index].y, nodes[parent].x, nodes[parent].y)
        let isFlipped = !stopExercising(node)
        if isFlipped {
            exercises[node.serial] = [(x, outerX), (y, outerY)].map {
                addRow(Term($0, .size), Term($1, .size, -1), 0, exerciseStrength)
            }
        }
        solver.setNear(x, parent: outerX, atEnd: isRightToLeft(node.above?.view) != isFlipped)
        solver.setNear(y, parent: outerY, atEnd: isFlipped)
        needsSolve = true
    }

    /// Takes out the rows that show another of the frames; false when there are none.
    func stopExercising(_ node: LayoutNode) -> Bool {
        guard !exercises.isEmpty, let rows = exercises.removeValue(forKey: node.serial) else { return false }
        for row in rows { removeRow(row) }
        return true
    }

    /// The left side of the constraint, positions counted from its holder's edge.
    func value(of constraint: NSLayoutConstraint) -> CGFloat? {
        let isMirrored = isMirrored(constraint)
        let (node, attribute) = (constraint.firstNode, constraint.firstAttribute)
        guard let holder = constraint.holder, has(holder), has(node) else { return nil }
        if let distances = constraint.distances, distances.first != nil {
            return distance(of: constraint, distances, isRightToLeft(holder.view))
        }
        var term = term(index(of: node), attribute, 1, isMirrored)
        if attribute.isBaseline {
            let baseline = baseline(node, attribute)
            guard has(baseline.node) else { return nil }
            term = Term(nodes[Int(index(of: baseline.node))].y, baseline.part)
        }
        let outer = nodes[Int(index(of: holder))]
        let offset = baselineOffset(node, attribute)
        let position = value(of: term)
        if term.part == .size { return CGFloat(position) }
        if attribute.kind == .vertical { return CGFloat(position + offset - solver.start(of: outer.y)) }
        return CGFloat(isMirrored ? solver.end(of: outer.x) - position : position - solver.start(of: outer.x))
    }

    /// The part of the span in the solution, without the coefficient.
    func value(of term: Term) -> Double {
        switch term.part {
        case .start: solver.start(of: term.span)
        case .end: solver.end(of: term.span)
        case .centre: solver.centre(of: term.span)
        case .size: solver.size(of: term.span)
        }
    }

    /// Left side minus right side, as the user wrote them.
    func residual(of row: RowID, isMirrored: Bool) -> CGFloat {
        CGFloat(isMirrored ? -solver.residual(of: row) : solver.residual(of: row))
    }
}

/// Weaker than whatever else anyone or anything wishes.
private nonisolated let exerciseStrength: Float = 0.0001
