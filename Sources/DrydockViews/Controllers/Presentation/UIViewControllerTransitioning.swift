public import Foundation

/// Which of a transition's controllers is meant.
public nonisolated struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The one that is shown before.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The one that is shown after.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which of a transition's views is meant.
public nonisolated struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The one that is shown before.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The one that is shown after.
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What an animator is told about the transition that it animates, and what it has to answer.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// Where the transition takes place. The view that is shown after is to be put into it; the one that is shown before is
    /// in it if it is the transition's to move.
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    /// Whether somebody's hand drives the transition.
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    /// `none` for navigation and tabs.
    var presentationStyle: UIModalPresentationStyle { get }
    /// How the views are turned; always the identity here.
    var targetTransform: CGAffineTransform { get }
    /// How far the hand has brought the transition, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// The hand let go, and the transition goes on to its end.
    func finishInteractiveTransition()
    /// The hand let go, and the transition goes back.
    func cancelInteractiveTransition()
    /// Everything is in its place. Has to be called at the end of every transition.
    func completeTransition(_ didComplete: Bool)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view, if it is the transition's to move: not that of a presenter which stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// In the container; zero for a view that is not in it at the start.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// In the container; zero for a view that is not in it at the end.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// - Returns: seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    /// Puts the view that is shown after into the container, animates, and calls `completeTransition(_:)` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// After the transition was completed.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func animationEnded(_ transitionCompleted: Bool) {}
}
