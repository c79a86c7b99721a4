extension SnapshotTree {
    /// `avatar.leading == card.leading + 16`, one for each constraint that somebody wrote, outermost holders first.
    package var constraintLines: [String] {
        let labels = labels
        return constraints.map { constraint in
            let left = constraint.left { labels[$0] }
            return "\(left) \(constraint.right { labels[$0] })"
        }
    }
}

extension SnapshotTree.Constraint {
    /// `avatar.leading`.
    func left(named name: (Int) -> String) -> String { first.text(named: name) }

    /// `== card.leading + 16`.
    func right(named name: (Int) -> String) -> String {
        var text = relation
        if let second {
            text += " \(second.text(named: name))"
            if multiplier != 1 { text += " * \(TreeNumber.text(multiplier))" }
            if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(TreeNumber.text(constant.magnitude))" }
        } else {
            text += " \(TreeNumber.text(constant))"
        }
        return priority == 1000 ? text : "\(text) ~ \(TreeNumber.text(priority))"
    }
}

extension SnapshotTree.Constraint.Item {
    fileprivate func text(named name: (Int) -> String) -> String {
        "\(name(node))\(guide.isEmpty ? "" : ".\(guide)").\(attribute)"
    }
}
