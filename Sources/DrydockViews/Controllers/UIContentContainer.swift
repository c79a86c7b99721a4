/// What has contents whose sizes it is told of: controllers, and those of presentations.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size that the contents want, in points; zero for none in particular.
    var preferredContentSize: CGSize { get }
    /// The contents of a child want another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size that a child will have when this has the given one.
    func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    )
        -> CGSize
    /// Before this gets a new size.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Before this gets new traits, and before it is told of the new size that they come with.
    func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    )
}

extension UIViewController: UIContentContainer {}

extension UIPresentationController: UIContentContainer {
    /// That of what is presented.
    public var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Those of the container; before there is one, of who presents.
    public var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presentingViewController.traitCollection
    }

    /// The style that is used where the width is compact: the same.
    public var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
}
