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
        for node in nodes where node.engine === self {
            guard let spans = node.spans else { continue }
            owners[spans.x] = (node, true)
            owners[spans.y] = (node, false)
        }
        return solver.pointee.ambiguousSpans().compactMap { ambiguity in
            guard let (node, isHorizontal) = owners[ambiguity.span] else { return nil }
            let parts = [
                ambiguity.start ? "\(isHorizontal ? "horizontal" : "vertical") position" : nil,
                ambiguity.size ? (isHorizontal ? "width" : "height") : nil,
            ].compactMap(\.self)
            return AmbiguousPart(node: node, description: parts.joined(separator: " and ") + " ambiguous")
        }
    }

    /// Has the view stay near the other side of its superview, and as large as it, wherever constraints leave that
    /// open; the second time undoes that.
    func exerciseAmbiguity(of state: ViewLayoutState) {
        guard state.engine === self, let spans = state.spans,
            let parent = state.view?.superviewStorage?.layoutStateStorage, let outer = parent.spans
        else { return }
        let isFlipped = !stopExercising(state)
        if isFlipped {
            exercises[ObjectIdentifier(state)] = [(spans.x, outer.x), (spans.y, outer.y)].map {
                solver.pointee.addRow(
                    Term($0, .size),
                    Term($1, .size, -1),
                    nil,
                    nil,
                    .equal,
                    constant: 0,
                    strength: exerciseStrength
                )
            }
        }
        solver.pointee.setNear(spans.x, parent: outer.x, atEnd: isRightToLeft(parent) != isFlipped)
        solver.pointee.setNear(spans.y, parent: outer.y, atEnd: isFlipped)
        needsSolve = true
    }

    /// Takes out the rows that show another of the frames; false when there are none.
    func stopExercising(_ state: ViewLayoutState) -> Bool {
        guard !exercises.isEmpty, let rows = exercises.removeValue(forKey: ObjectIdentifier(state)) else {
            return false
        }
        for row in rows { removeRow(row) }
        return true
    }

    /// The left side of the constraint, positions counted from its holder's edge.
    func value(of constraint: NSLayoutConstraint) -> CGFloat? {
        let isMirrored = isMirrored(constraint)
        let attribute = constraint.firstAttribute
        guard let holder = constraint.holder?.spans,
            let term = term(constraint.record.pointee.first, attribute, 1, isMirrored)
        else { return nil }
        let offset = baselineOffset(constraint.firstNode, attribute)
        let position =
            switch term.part {
            case .start: solver.pointee.start(of: term.span)
            case .end: solver.pointee.end(of: term.span)
            case .centre: solver.pointee.centre(of: term.span)
            case .size: solver.pointee.size(of: term.span)
            }
        if term.part == .size { return CGFloat(position) }
        if attribute.kind == .vertical {
            return CGFloat(position + offset - solver.pointee.start(of: holder.y))
        }
        return CGFloat(
            isMirrored
                ? solver.pointee.end(of: holder.x) - position : position - solver.pointee.start(of: holder.x)
        )
    }

    /// Left side minus right side, as the user wrote them.
    func residual(of row: RowID, isMirrored: Bool) -> CGFloat {
        CGFloat(isMirrored ? -solver.pointee.residual(of: row) : solver.pointee.residual(of: row))
    }
}

/// Weaker than whatever else anyone or anything wishes.
private nonisolated let exerciseStrength: Float = 0.0001
