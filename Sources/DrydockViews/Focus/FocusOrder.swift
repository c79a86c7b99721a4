/// The views that the keyboard's focus may come to, in reading order.
struct FocusOrder {
    let views: [UIView]

    /// Top to bottom in rows, each from its leading to its trailing end. A view is in the row of another when its centre
    /// lies above the other's lower edge.
    init(in root: UIView) {
        let window = root.window
        var waiting = FocusOrder.focusableViews(in: root).map {
            (view: $0, frame: $0.convert($0.bounds, to: window))
        }
        waiting.sort { $0.frame.minY < $1.frame.minY }
        var ordered: [UIView] = []
        while let first = waiting.first {
            // What is in the view comes after it, in rows of its own.
            var row = waiting.filter {
                $0.view === first.view
                    || $0.frame.midY < first.frame.maxY && !$0.view.isDescendant(of: first.view)
            }
            waiting.removeAll { candidate in row.contains { $0.view === candidate.view } }
            row.sort {
                root.isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX
            }
            ordered.append(contentsOf: row.map(\.view))
        }
        views = ordered
    }

    /// The view after (or before) `view`, round at the ends; the first (or last) for one that is not in the order.
    func view(after view: UIView?, backwards: Bool) -> UIView? {
        guard !views.isEmpty else { return nil }
        guard let index = views.firstIndex(where: { $0 === view }) else {
            return backwards ? views.last : views.first
        }
        return views[(index + (backwards ? views.count - 1 : 1)) % views.count]
    }

    /// The views that can be focused and seen, in the order of the tree.
    private static func focusableViews(in root: UIView) -> [UIView] {
        var found: [UIView] = []
        var stack = [root]
        while let view = stack.popLast() {
            guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { continue }
            if view.canBecomeFocused { found.append(view) }
            stack.append(contentsOf: view.modalSubview.map { [$0] } ?? view.subviewStorage.reversed())
        }
        return found
    }
}
