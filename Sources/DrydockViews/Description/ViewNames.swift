/// The names of all views of a tree as constraint messages have them, each owner looked at once.
///
/// Walk the tree with `enter` and `leave`, superviews first.
package struct ViewNames {
    /// What the views above and their controllers hold, outermost first.
    private var labels: [[ObjectIdentifier: String]] = []

    package init() {}

    /// The view's name: `Controller.view`, its identifier, or the property that holds it; nil where there is none.
    package mutating func enter(_ view: UIView) -> String? {
        defer {
            labels.append(Mirror(reflecting: view).heldObjects)
            if let controller = view.viewController {
                labels[labels.count - 1].merge(Mirror(reflecting: controller).heldObjects) { own, _ in own }
            }
        }
        if let controller = view.viewController { return "\(controller.debugName).view" }
        if let identifier = view.accessibilityIdentifier {
            let isWord = identifier.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) }
            return isWord && !identifier.isEmpty ? identifier : "\"\(identifier)\""
        }
        let key = ObjectIdentifier(view)
        return labels.reversed().lazy.compactMap { $0[key] }.first
    }

    /// All in the view that was entered last has been entered.
    package mutating func leave() {
        labels.removeLast()
    }
}
