/// How a bar's ground was chosen before there were appearances.
public nonisolated enum UIBarStyle: Int, Sendable {
    case `default` = 0
    /// Dark, with white titles and a light status bar.
    case black = 1
}

/// In which bars a picture is shown.
public nonisolated enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    /// Bars of little height.
    case compact = 1
}

/// What the owner of a navigation bar is asked and told. The bar of a navigation controller has that one as its delegate.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// - Returns: false for the item not to be pushed.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// - Returns: false for the item not to be popped.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        true
    }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        true
    }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
