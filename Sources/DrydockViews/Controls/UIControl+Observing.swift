// A class that is known as a type alone becomes one that key paths can begin at.
private protocol ObservableControl: UIControl {}

extension UIControl: ObservableControl {
    /// What can be observed.
    static func controlPaths(from root: Any.Type) -> ObservedPaths {
        guard let type = root as? any ObservableControl.Type else { return super.observedPaths(from: root) }
        return super.observedPaths(from: root) + ownPaths(from: type)
    }

    private static func ownPaths<Root: ObservableControl>(from _: Root.Type) -> ObservedPaths {
        [.enabled: \Root.isEnabled, .selected: \Root.isSelected, .highlighted: \Root.isHighlighted]
    }
}
