public import DrydockViews

/// The two constraints that an operator on a pair of anchors made.
@preconcurrency @MainActor
public struct ConstraintPair {
    public var first: NSLayoutConstraint
    public var second: NSLayoutConstraint

    public init(first: NSLayoutConstraint, second: NSLayoutConstraint) {
        self.first = first
        self.second = second
    }
}

/// The four constraints that an operator on edges made.
@preconcurrency @MainActor
public struct ConstraintGroup {
    public var top: NSLayoutConstraint
    public var leading: NSLayoutConstraint
    public var bottom: NSLayoutConstraint
    public var trailing: NSLayoutConstraint

    /// Leading and trailing.
    public var horizontal: [NSLayoutConstraint] { [leading, trailing] }
    /// Top and bottom.
    public var vertical: [NSLayoutConstraint] { [top, bottom] }
    /// Top, leading, bottom, trailing.
    public var all: [NSLayoutConstraint] { [top, leading, bottom, trailing] }
}

/// Namespace of what belongs to the layout operators but is none.
@preconcurrency @MainActor
public enum Anchorage {
    /// Collects the constraints that the operators in the closure make, in the order in which they were made.
    /// A batch inside the closure keeps its own.
    ///
    /// - Parameters:
    ///   - active: Whether they are activated, all at once, at the end.
    ///   - closure: Called once, before this returns.
    @discardableResult
    public static func batch(active: Bool = true, closure: () -> Void) -> [NSLayoutConstraint] {
        batches.append([])
        closure()
        let constraints = batches.removeLast()
        if active { NSLayoutConstraint.activate(constraints) }
        return constraints
    }

    /// The batches under way, the innermost last.
    private static var batches: [[NSLayoutConstraint]] = []

    /// Adds a new constraint to the innermost batch, or activates it where there is none.
    static func finish(_ constraint: NSLayoutConstraint) {
        constraint.firstView?.translatesAutoresizingMaskIntoConstraints = false
        if batches.isEmpty {
            constraint.activate()
        } else {
            batches[batches.count - 1].append(constraint)
        }
    }
}

/// Short for `Anchorage.batch(active:closure:)`.
@discardableResult
public func batch(active: Bool = true, closure: () -> Void) -> [NSLayoutConstraint] {
    Anchorage.batch(active: active, closure: closure)
}
