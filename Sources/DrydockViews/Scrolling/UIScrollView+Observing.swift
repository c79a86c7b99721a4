// A class that is known as a type alone becomes one that key paths can begin at.
private protocol ObservableScrollView: UIScrollView {}

extension UIScrollView: ObservableScrollView {
    /// What can be observed.
    static func scrollViewPaths(from root: Any.Type) -> ObservedPaths {
        guard let type = root as? any ObservableScrollView.Type else {
            return super.observedPaths(from: root)
        }
        return super.observedPaths(from: root) + ownPaths(from: type)
    }

    private static func ownPaths<Root: ObservableScrollView>(from _: Root.Type) -> ObservedPaths {
        [
            .contentOffset: \Root.contentOffset, .contentSize: \Root.contentSize,
            .contentInset: \Root.contentInset,
        ]
    }
}
