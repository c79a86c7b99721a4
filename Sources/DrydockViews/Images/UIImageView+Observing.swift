// A class that is known as a type alone becomes one that key paths can begin at.
private protocol ObservableImageView: UIImageView {}

extension UIImageView: ObservableImageView {
    /// What can be observed.
    static func imageViewPaths(from root: Any.Type) -> ObservedPaths {
        guard let type = root as? any ObservableImageView.Type else { return super.observedPaths(from: root) }
        return super.observedPaths(from: root) + ownPaths(from: type)
    }

    private static func ownPaths<Root: ObservableImageView>(from _: Root.Type) -> ObservedPaths {
        [.image: \Root.image]
    }
}
