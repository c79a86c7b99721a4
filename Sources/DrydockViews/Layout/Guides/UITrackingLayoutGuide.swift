/// A guide that switches constraints on and off by the edges that it comes near to and away from: as one, the guide of the
/// keyboard. A guide of this very class follows nothing, and keeps them off.
@preconcurrency @MainActor
public class UITrackingLayoutGuide: UILayoutGuide {
    private struct Condition: Equatable {
        let edges: NSDirectionalRectEdge
        let isNear: Bool

        func holds(near nearEdges: NSDirectionalRectEdge) -> Bool {
            isNear ? nearEdges.isSuperset(of: edges) : nearEdges.isDisjoint(with: edges)
        }
    }

    /// In the order in which they were given.
    private var tracked: [(condition: Condition, constraints: [NSLayoutConstraint])] = []

    /// The edges that the guide is near to; nil while it follows nothing.
    var nearEdges: NSDirectionalRectEdge? { nil }

    /// Has constraints hold while the guide is near to an edge, or to all of several, and only then. They take the place of those
    /// given for it before, which are switched off.
    public func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint],
        activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        set(trackingConstraints, for: Condition(edges: edge, isNear: true))
    }

    /// What `setConstraints(_:activeWhenNearEdge:)` was given for the edge.
    public func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        constraints(for: Condition(edges: edge, isNear: true))
    }

    /// Has constraints hold while the guide is away from an edge, or from all of several, and only then. They take the place of
    /// those given for it before, which are switched off.
    public func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint],
        activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        set(trackingConstraints, for: Condition(edges: edge, isNear: false))
    }

    /// What `setConstraints(_:activeWhenAwayFrom:)` was given for the edge.
    public func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        constraints(for: Condition(edges: edge, isNear: false))
    }

    /// Switches all of them off, and forgets them.
    public func removeAllTrackedConstraints() {
        NSLayoutConstraint.deactivate(tracked.flatMap(\.constraints))
        tracked = []
    }

    private func constraints(for condition: Condition) -> [NSLayoutConstraint] {
        tracked.first { $0.condition == condition }?.constraints ?? []
    }

    private func set(_ constraints: [NSLayoutConstraint], for condition: Condition) {
        NSLayoutConstraint.deactivate(self.constraints(for: condition))
        tracked.removeAll { $0.condition == condition }
        tracked.append((condition, constraints))
        updateTrackedConstraints()
    }

    /// Switches constraints by the edges that the guide is near to now.
    func updateTrackedConstraints() {
        var (on, off): ([NSLayoutConstraint], [NSLayoutConstraint]) = ([], [])
        for (condition, constraints) in tracked {
            let holds = nearEdges.map { condition.holds(near: $0) } ?? false
            if holds { on += constraints } else { off += constraints }
        }
        // Off first: what holds at one edge may contradict what holds at another.
        NSLayoutConstraint.deactivate(off.filter { constraint in !on.contains { $0 === constraint } })
        NSLayoutConstraint.activate(on)
    }
}
