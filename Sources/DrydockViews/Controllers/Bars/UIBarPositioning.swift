public import Foundation

/// Where a bar stands, which decides on which side its shadow falls.
public nonisolated enum UIBarPosition: Int, Sendable {
    case any = 0
    case bottom = 1
    case top = 2
    /// At the top, with a ground that goes on below the status bar.
    case topAttached = 3
}

/// A bar that knows where it stands.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

/// Says how a bar is placed.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Where the bar stands in the window that it has come into, which is when it asks.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// At the bottom for toolbars, at the top for navigation and search bars.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition {
        bar is UIToolbar ? .bottom : .top
    }
}

extension UINavigationBar: UIBarPositioning {
    /// What the delegate said when the bar came into its window; of the bar of a navigation controller `topAttached`.
    public var barPosition: UIBarPosition { owner == nil ? position : .topAttached }

    func updatePosition() {
        if window != nil { position = delegate?.position(for: self) ?? .top }
    }
}

extension UIToolbar: UIBarPositioning {
    /// What the delegate said when the bar came into its window.
    public var barPosition: UIBarPosition { position }

    func updatePosition() {
        if window != nil { position = delegate?.position(for: self) ?? .bottom }
    }
}

extension UIBarPositioning where Self: UIView {
    /// How far the ground of a bar that stands below the status bar goes on behind that, in points.
    package var attachedOutset: CGFloat {
        guard barPosition == .topAttached, let superview else { return 0 }
        return min(max(untransformedFrame.minY, 0), superview.safeAreaInsets.top)
    }
}
