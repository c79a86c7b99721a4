/// What a content view shows, as a value: assign it to a cell's `contentConfiguration`.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// A view that shows the configuration.
    func makeContentView() -> any UIView & UIContentView
    /// The configuration as it looks in a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, and later others of the same kind.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// What the view shows; setting it shows another.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration; one of the same type unless implemented.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
