/// A constraint that somebody wrote, as values.
package struct ConstraintDescription {
    package let first: Item
    package let relation: String
    /// Nil for a constant.
    package let second: Item?
    package let multiplier: CGFloat
    package let constant: CGFloat
    package let priority: CGFloat
    let source: ConstraintSource?

    package struct Item {
        /// The view, or the one that owns the guide.
        package let view: UIView
        /// Empty for the view itself.
        package let guide: String
        package let attribute: String
    }

    /// Where it was written, `File.swift:12`; empty where that is not known. Takes a few milliseconds the first time for a
    /// place that has to be looked up.
    package var place: @Sendable () -> String {
        { [source] in source?.description ?? "" }
    }
}

extension UIView {
    /// The active constraints that this view holds, oldest first, without those that stacks make.
    package var constraintsWrittenByHand: [ConstraintDescription] {
        constraints.compactMap { constraint in
            guard !constraint.isSystemMade,
                let first = ConstraintDescription.Item(constraint.firstNode, constraint.firstAttribute)
            else { return nil }
            let second = constraint.secondNode.flatMap {
                ConstraintDescription.Item($0, constraint.secondAttribute)
            }
            return ConstraintDescription(
                first: first,
                relation: constraint.relation.symbol,
                second: second,
                multiplier: constraint.multiplier,
                constant: constraint.constant,
                priority: CGFloat(constraint.priority.rawValue),
                source: constraint.source
            )
        }
    }
}

extension ConstraintDescription.Item {
    fileprivate init?(_ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute) {
        guard let view = node.view else { return nil }
        self.view = view
        // Guides of one view that have no name are told apart by their order.
        let place = view.layoutNode.guides.firstIndex { $0.node === node }.map { $0 > 0 ? "[\($0)]" : "" }
        guide = node.guide.map { $0.plainName(owner: nil) + (place ?? "") } ?? ""
        self.attribute = "\(attribute)"
    }
}
