import DrydockControls
@_spi(Overriding) import DrydockViews

// A class that is known as a type alone becomes one that key paths can begin at.
private protocol ObservableTextField: UITextField {}

extension UITextField: ObservableTextField {
    /// What can be observed.
    static func fieldPaths(from root: Any.Type) -> ObservedPaths {
        guard let type = root as? any ObservableTextField.Type else { return super.observedPaths(from: root) }
        return super.observedPaths(from: root) + ownPaths(from: type)
    }

    private static func ownPaths<Root: ObservableTextField>(from _: Root.Type) -> ObservedPaths {
        [.text: \Root.text, .attributedText: \Root.attributedText, .font: \Root.font]
    }
}
