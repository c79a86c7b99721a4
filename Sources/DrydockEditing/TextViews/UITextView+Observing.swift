import DrydockControls
@_spi(Overriding) import DrydockViews

// A class that is known as a type alone becomes one that key paths can begin at.
private protocol ObservableTextView: UITextView {}

extension UITextView: ObservableTextView {
    /// What can be observed.
    static func textViewPaths(from root: Any.Type) -> ObservedPaths {
        guard let type = root as? any ObservableTextView.Type else { return super.observedPaths(from: root) }
        return super.observedPaths(from: root) + ownPaths(from: type)
    }

    private static func ownPaths<Root: ObservableTextView>(from _: Root.Type) -> ObservedPaths {
        [
            .text: \Root.text, .attributedText: \Root.attributedText, .font: \Root.font,
            .textAlignment: \Root.textAlignment,
        ]
    }
}
