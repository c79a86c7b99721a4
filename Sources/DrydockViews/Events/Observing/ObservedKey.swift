/// A property that can be observed; the raw value is its name in a key path of text.
nonisolated enum ObservedKey: String {
    case frame, bounds, center, transform, alpha, hidden, safeAreaInsets
    case contentOffset, contentSize, contentInset
    case text, attributedText, font, textAlignment, image
    case enabled, selected, highlighted
    case state
}

extension ObservedKey {
    /// The properties of a class, and of those that it is derived from, as key paths from that class.
    ///
    /// Two key paths are equal only when they begin at the same class: hence they are made for the one that is asked for.
    static func paths(from root: Any.Type) -> [ObservedKey: AnyKeyPath] {
        var paths: [ObservedKey: AnyKeyPath] = [:]
        func add(_ more: [ObservedKey: AnyKeyPath]) { paths.merge(more) { $1 } }
        if let root = root as? any ObservableView.Type { add(viewPaths(from: root)) }
        if let root = root as? any ObservableScrollView.Type { add(scrollViewPaths(from: root)) }
        if let root = root as? any ObservableLabel.Type { add(labelPaths(from: root)) }
        if let root = root as? any ObservableTextField.Type { add(textFieldPaths(from: root)) }
        if let root = root as? any ObservableTextView.Type { add(textViewPaths(from: root)) }
        if let root = root as? any ObservableImageView.Type { add(imageViewPaths(from: root)) }
        if let root = root as? any ObservableControl.Type { add(controlPaths(from: root)) }
        if let root = root as? any ObservableRecognizer.Type { add(recognizerPaths(from: root)) }
        return paths
    }

    private static func viewPaths<Root: ObservableView>(from _: Root.Type) -> [ObservedKey: AnyKeyPath] {
        [
            .frame: \Root.frame, .bounds: \Root.bounds, .center: \Root.center, .transform: \Root.transform,
            .alpha: \Root.alpha, .hidden: \Root.isHidden, .safeAreaInsets: \Root.safeAreaInsets,
        ]
    }

    private static func scrollViewPaths<Root: ObservableScrollView>(
        from _: Root.Type
    ) -> [ObservedKey: AnyKeyPath] {
        [
            .contentOffset: \Root.contentOffset, .contentSize: \Root.contentSize,
            .contentInset: \Root.contentInset,
        ]
    }

    private static func labelPaths<Root: ObservableLabel>(from _: Root.Type) -> [ObservedKey: AnyKeyPath] {
        [
            .text: \Root.text, .attributedText: \Root.attributedText, .font: \Root.font,
            .textAlignment: \Root.textAlignment,
        ]
    }

    private static func textFieldPaths<Root: ObservableTextField>(
        from _: Root.Type
    ) -> [ObservedKey: AnyKeyPath] {
        [.text: \Root.text, .attributedText: \Root.attributedText, .font: \Root.font]
    }

    private static func textViewPaths<Root: ObservableTextView>(
        from _: Root.Type
    ) -> [ObservedKey: AnyKeyPath] {
        [
            .text: \Root.text, .attributedText: \Root.attributedText, .font: \Root.font,
            .textAlignment: \Root.textAlignment,
        ]
    }

    private static func imageViewPaths<Root: ObservableImageView>(
        from _: Root.Type
    ) -> [ObservedKey: AnyKeyPath] {
        [.image: \Root.image]
    }

    private static func controlPaths<Root: ObservableControl>(
        from _: Root.Type
    ) -> [ObservedKey: AnyKeyPath] {
        [.enabled: \Root.isEnabled, .selected: \Root.isSelected, .highlighted: \Root.isHighlighted]
    }

    private static func recognizerPaths<Root: ObservableRecognizer>(
        from _: Root.Type
    ) -> [ObservedKey: AnyKeyPath] {
        [.state: \Root.state, .enabled: \Root.isEnabled]
    }
}

// A class that is known as text or as a type alone becomes one that key paths can begin at.

private protocol ObservableView: UIView {}
private protocol ObservableScrollView: UIScrollView {}
private protocol ObservableLabel: UILabel {}
private protocol ObservableTextField: UITextField {}
private protocol ObservableTextView: UITextView {}
private protocol ObservableImageView: UIImageView {}
private protocol ObservableControl: UIControl {}
private protocol ObservableRecognizer: UIGestureRecognizer {}

extension UIView: ObservableView {}
extension UIScrollView: ObservableScrollView {}
extension UILabel: ObservableLabel {}
extension UITextField: ObservableTextField {}
extension UITextView: ObservableTextView {}
extension UIImageView: ObservableImageView {}
extension UIControl: ObservableControl {}
extension UIGestureRecognizer: ObservableRecognizer {}
