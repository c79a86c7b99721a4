/// A property that can be observed; the raw value is its name in a key path of text.
@_spi(Overriding) public nonisolated enum ObservedKey: String {
    case frame, bounds, center, transform, alpha, hidden, safeAreaInsets
    case contentOffset, contentSize, contentInset
    case text, attributedText, font, textAlignment, image
    case enabled, selected, highlighted
    case state
}

/// Observed properties, as key paths from one class.
@_spi(Overriding) public typealias ObservedPaths = [ObservedKey: AnyKeyPath]

extension ObservedKey {
    /// The properties of a class, and of those that it is derived from, as key paths from that class.
    ///
    /// Two key paths are equal only when they begin at the same class: hence they are made for the one that is asked for. Each class says
    /// which it has in `observedPaths(from:)`.
    static func paths(from root: Any.Type) -> ObservedPaths {
        (root as? any KeyValueObserved.Type)?.observedPaths(from: root) ?? [:]
    }
}

extension ObservedPaths {
    package static func + (inherited: ObservedPaths, own: ObservedPaths) -> ObservedPaths {
        inherited.merging(own) { $1 }
    }
}

// A class that is known as text or as a type alone becomes one that key paths can begin at.

private protocol ObservableView: UIView {}

extension UIView: ObservableView {
    static func viewPaths(from root: Any.Type) -> ObservedPaths {
        (root as? any ObservableView.Type).map { ownPaths(from: $0) } ?? [:]
    }

    private static func ownPaths<Root: ObservableView>(from _: Root.Type) -> ObservedPaths {
        [
            .frame: \Root.frame, .bounds: \Root.bounds, .center: \Root.center, .transform: \Root.transform,
            .alpha: \Root.alpha, .hidden: \Root.isHidden, .safeAreaInsets: \Root.safeAreaInsets,
        ]
    }
}
