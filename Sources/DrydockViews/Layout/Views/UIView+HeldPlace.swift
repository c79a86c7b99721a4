/// The constraints that hold a controller's view in its container, of a view whose mask is not translated: of its left, top, right and
/// bottom edges.
struct HeldPlace {
    let edges: [NSLayoutConstraint]

    /// - Parameter frame: in the superview.
    init(_ view: UIView, in superview: UIView, _ frame: CGRect) {
        let attributes: [NSLayoutConstraint.Attribute] = [.left, .top, .right, .bottom]
        edges = zip(attributes, HeldPlace.distances(of: frame, in: superview)).map { attribute, distance in
            let edge = NSLayoutConstraint(
                item: view,
                attribute: attribute,
                relatedBy: .equal,
                toItem: superview,
                attribute: attribute,
                multiplier: 1,
                constant: distance
            )
            // What an app demands of the view is stronger.
            edge.priority = UILayoutPriority(999)
            return edge
        }
        NSLayoutConstraint.activate(edges)
    }

    /// Whether they are still between a view and its superview: a view that leaves loses them.
    func isActive(in superview: UIView) -> Bool {
        edges.allSatisfy { $0.isActive && $0.secondItem === superview }
    }

    func move(to frame: CGRect, in superview: UIView) {
        for (edge, distance) in zip(edges, HeldPlace.distances(of: frame, in: superview))
        where edge.constant != distance {
            edge.constant = distance
        }
    }

    private static func distances(of frame: CGRect, in superview: UIView) -> [CGFloat] {
        let size = superview.boundsStorage.size
        return [frame.minX, frame.minY, frame.maxX - size.width, frame.maxY - size.height]
    }
}

extension UIView {
    /// Has a view whose mask is not translated fill the place that its container gives it, in the superview.
    ///
    /// - Returns: whether layout keeps the view there already. Otherwise it is for the caller to set the frame as well, which counts until
    ///   then, and alone for other views.
    func holdPlace(_ frame: CGRect) -> Bool {
        let held = extras?[HeldPlace.self]
        guard !translatesAutoresizingMaskIntoConstraints, let superview else {
            guard let held else { return false }
            NSLayoutConstraint.deactivate(held.edges)
            withExtras { $0[HeldPlace.self] = nil }
            return false
        }
        if let held, held.isActive(in: superview) {
            held.move(to: frame, in: superview)
            return true
        }
        withExtras { $0[HeldPlace.self] = HeldPlace(self, in: superview, frame) }
        return false
    }
}
