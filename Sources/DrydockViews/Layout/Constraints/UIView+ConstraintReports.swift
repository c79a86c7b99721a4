/// What tools print about a tree's constraints.
extension UIView {
    /// Every active constraint in this subtree, outermost holders first: the expression, the value that its
    /// left side has, and by how much it is missed (`off by`) or not used up (`slack`). Lays out first.
    package func constraintDescriptions() -> [String] {
        layoutIfNeeded()
        var lines: [String] = []
        notifySubtree { view in
            for constraint in view.constraints { lines.append(constraint.report) }
            if let line = view.layoutNode.intrinsicReport { lines.append(line) }
        }
        return lines
    }

    /// The views and axes in this subtree whose position or size the constraints leave open. Lays out first.
    package func ambiguityDescriptions() -> [String] {
        layoutIfNeeded()
        guard let ambiguous = root.layoutNode.engine?.ambiguousParts(), !ambiguous.isEmpty else {
            return []
        }
        var lines: [String] = []
        notifySubtree { view in
            let node = view.layoutNode
            for node in [node] + node.guides.map(\.node).filter(\.isMentioned) {
                for part in ambiguous where part.node === node {
                    lines.append("\(node.fullName): \(part.description)")
                }
            }
        }
        return lines
    }

    /// What was logged about contradictory constraints in the tree that this view is in, oldest first.
    package var conflictDescriptions: [String] { root.layoutNode.engine?.reported.messages ?? [] }

    /// Solutions that the tree's last layout took: 0 when nothing had changed, 2 when text wrapped.
    package var solutionsOfLastLayout: Int { root.layoutNode.engine?.lastSolutions ?? 0 }

    /// Frames that layouts of the tree have changed so far.
    package var framesChangedByLayout: Int { root.layoutNode.engine?.framesChanged ?? 0 }

    /// Whether the constraints leave this view's position or size open. Lays out first.
    public var hasAmbiguousLayout: Bool {
        layoutIfNeeded()
        return layoutNode.isAmbiguous
    }

    /// Shows another of the frames that an ambiguous layout allows: the view goes to the other side of its
    /// superview, and back the next time. Does nothing to a view that is not ambiguous.
    public func exerciseAmbiguityInLayout() {
        guard hasAmbiguousLayout else { return }
        layoutNode.engine?.exerciseAmbiguity(of: layoutNode)
        layoutNode.above?.mark(.layout)
        layoutIfNeeded()
    }
}

extension UILayoutGuide {
    /// Whether the constraints leave the guide's position or size open. Lays out first.
    public var hasAmbiguousLayout: Bool {
        owningView?.layoutIfNeeded()
        return node.isAmbiguous
    }
}

extension LayoutNode {
    /// Whether the constraints leave position or size open, as of the last layout.
    fileprivate var isAmbiguous: Bool {
        guard let engine else { return false }
        return engine.exercises[serial] != nil || engine.ambiguousParts().contains { $0.node === self }
    }

    /// Whether a constraint that is in the layout mentions this node.
    var isMentioned: Bool { engine.map { $0.isMentioned(index) } ?? false }
}

extension NSLayoutConstraint {
    fileprivate var report: String {
        guard row >= 0, let engine = firstNode.engine, let value = engine.value(of: self) else {
            return "\(fullDescription): not in the layout"
        }
        let residual = engine.residual(of: engine.rows[Int(row)].id, isMirrored: engine.isMirrored(self))
        let isOpen =
            switch relation {
            case .equal: false
            case .lessThanOrEqual: residual < 0
            case .greaterThanOrEqual: residual > 0
            }
        let miss = abs(residual) < 0.0005 ? "" : ", \(isOpen ? "slack" : "off by") \(abs(residual).short)"
        return "\(fullDescription): \(value.short)\(miss)"
    }
}

extension LayoutNode {
    fileprivate var intrinsicReport: String? {
        guard let engine, engine.nodes[Int(index)].placement == .solved else { return nil }
        let size = intrinsicSize
        let parts = [
            size.width < 0 ? nil : "width \(size.width.short)",
            size.height < 0 ? nil : "height \(size.height.short)",
        ].compactMap(\.self)
        guard !parts.isEmpty, let frame = view?.frame else { return nil }
        return "\(fullName) wants \(parts.joined(separator: ", ")): "
            + "\(frame.width.short) × \(frame.height.short)"
    }
}
