import DrydockLayoutSolver

/// Baselines are parts of other views' spans, at a distance.
extension LayoutEngine {
    /// A baseline as a part of a span and the distance from there, downwards, in points.
    struct Baseline: Equatable {
        let node: LayoutNode
        let part: Part
        let offset: Double

        static func == (first: Baseline, second: Baseline) -> Bool {
            first.node === second.node && first.part == second.part && first.offset == second.offset
        }
    }

    func baseline(_ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute) -> Baseline {
        let isFirst = attribute == .firstBaseline
        let target = baselineNode(node, isFirst: isFirst)
        guard target.isView, let view = target.view, let baselines = textBaselines(of: view) else {
            return Baseline(node: target, part: isFirst ? .start : .end, offset: 0)
        }
        let line = Double(isFirst ? baselines.first : baselines.last)
        // Text is placed in the frame, and spans are alignment rectangles.
        let insets = view.checkedAlignmentRectInsets
        switch baselines.edge {
        case .top: return Baseline(node: target, part: .start, offset: line - insets.top)
        case .centre:
            return Baseline(node: target, part: .centre, offset: line + (insets.bottom - insets.top) / 2)
        case .bottom: return Baseline(node: target, part: .end, offset: line + insets.bottom)
        }
    }

    /// The node of the view whose baseline stands for this one's.
    private func baselineNode(_ node: LayoutNode, isFirst: Bool) -> LayoutNode {
        guard node.isView, var view = node.view else { return node }
        var steps = 0
        while steps < UIView.maximumDepth, textBaselines(of: view) == nil {
            let inner = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            // One that is elsewhere would tie this tree to another.
            if inner === view || !inner.isDescendant(of: view) { break }
            view = inner
            steps += 1
        }
        return view.layoutNode
    }

    /// The baseline's distance, downwards, from the edge that its row speaks of; 0 for other attributes.
    func baselineOffset(_ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute) -> Double {
        attribute.isBaseline ? baseline(node, attribute).offset : 0
    }

    private func textBaselines(of view: UIView) -> TextBaselines? {
        let index = Int(index(of: view.layoutNode))
        return view.textBaselines(fittingWidth: index >= 0 ? nodes[index].wrapped?.width : nil)
    }

    /// Remembers a constraint between baselines when it gets its row.
    func noteBaselines(of constraint: NSLayoutConstraint, at place: Int32) {
        baselineRows.append(
            BaselineRow(constraint: constraint, place: place, baselines: baselines(of: constraint))
        )
    }

    /// Brings the rows of all constraints between baselines in line with the text of now, which may be that of a
    /// view inside the one that a constraint mentions.
    func updateBaselines() {
        guard !baselineRows.isEmpty else { return }
        let known = baselineRows.filter { row in
            guard let constraint = row.constraint else { return false }
            return self.constraint(at: row.place) === constraint
        }
        baselineRows = known
        for (index, row) in known.enumerated() {
            guard let constraint = row.constraint, let holder = constraint.holder else { continue }
            let baselines = baselines(of: constraint)
            guard baselines != row.baselines, self.constraint(at: row.place) === constraint else { continue }
            if baselines.elementsEqual(row.baselines, by: { $0.node === $1.node && $0.part == $1.part }) {
                baselineRows[index].baselines = baselines
                updateConstant(of: constraint, at: row.place)
            } else {
                renewRow(at: row.place, isRightToLeft(holder.view))
            }
        }
    }

    /// Makes the row of a constraint anew, as the youngest.
    func renewRow(at place: Int32, _ isRightToLeft: Bool) {
        guard let constraint = constraint(at: place), let holder = constraint.holder else { return }
        removeRow(at: place)
        if isLive { constraint.row = -1 }
        addRow(constraint, of: holder, isRightToLeft)
    }

    func baselines(of constraint: NSLayoutConstraint) -> [Baseline] {
        var list: [Baseline] = []
        if constraint.firstAttribute.isBaseline {
            list.append(baseline(constraint.firstNode, constraint.firstAttribute))
        }
        if let node = constraint.secondNode, constraint.secondAttribute.isBaseline {
            list.append(baseline(node, constraint.secondAttribute))
        }
        for start in constraint.distances?.starts ?? [] where start.attribute.isBaseline {
            list.append(baseline(start.node, start.attribute))
        }
        return list
    }
}

/// A row between baselines, and where they were when it was made.
struct BaselineRow {
    weak var constraint: NSLayoutConstraint?
    let place: Int32
    var baselines: [LayoutEngine.Baseline]
}
