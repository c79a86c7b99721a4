extension NSLayoutConstraint {
    /// As the user would write it: `button.top == logo.bottom + 30 ~ 750`.
    func expression(named name: (LayoutNode) -> String) -> String {
        func side(_ node: LayoutNode, _ attribute: Attribute, _ start: AnchorPlace?) -> String {
            "\(name(node)).\(attribute)" + (start.map { " - \(name($0.node)).\($0.attribute)" } ?? "")
        }
        var text = "\(side(firstNode, firstAttribute, distances?.first)) \(relation.symbol) "
        if let secondNode {
            let second = side(secondNode, secondAttribute, distances?.second)
            text += distances?.second != nil && multiplier != 1 ? "(\(second))" : second
            if multiplier != 1 { text += " * \(multiplier.short)" }
            if constant != 0 { text += constant < 0 ? " - \((-constant).short)" : " + \(constant.short)" }
        } else {
            text += constant.short
        }
        if priority != .required { text += " ~ \(CGFloat(priority.rawValue).short)" }
        return text
    }

    /// Whether no user wrote it.
    package var isSystemMade: Bool {
        if case .stack = source { return true }
        return false
    }

    /// The expression, with properties' names, and where it was written.
    package var fullDescription: String {
        var text = expression(named: { $0.fullName })
        if let identifier { text += " (\(identifier))" }
        if case .stack(let rule) = source { text += " (\(holder?.fullName ?? "a stack")'s \(rule.rawValue))" }
        if let place = source?.description, !place.isEmpty { text += ", \(place)" }
        return text
    }
}

extension NSLayoutConstraint.Relation {
    nonisolated var symbol: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension CGFloat {
    /// Without decimals where there are none, else with at most three.
    package nonisolated var short: String {
        let rounded = (self * 1000).rounded() / 1000
        return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
