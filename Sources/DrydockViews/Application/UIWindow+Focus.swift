extension UIWindow {
    package var firstResponder: UIResponder? {
        get { windowScene?.firstResponder }
        set { windowScene?.firstResponder = newValue }
    }

    package var focusedView: UIView? {
        get { windowScene?.focusedView }
        set { windowScene?.focusedView = newValue }
    }

    package var isFocusRingVisible: Bool {
        get { windowScene?.isFocusRingVisible ?? false }
        set { windowScene?.isFocusRingVisible = newValue }
    }

    /// Moves the focus to the next view, or the one before, within the topmost controller.
    func moveFocus(backwards: Bool) {
        let order = FocusOrder(in: focusRoot)
        isFocusRingVisible = true
        focusedView = order.view(after: focusedView, backwards: backwards)
    }

    /// Where the focus moves: what is presented on top takes it away from what is below.
    private var focusRoot: UIView { rootViewController?.topmostPresented.viewIfLoaded ?? self }

    /// A controller has been presented. Whoever uses the keyboard finds the focus in it.
    func focusMovesInto(_ controller: UIViewController) {
        guard let view = controller.viewIfLoaded, focusedView?.isDescendant(of: view) != true else { return }
        focusedView = isFocusRingVisible ? FocusOrder(in: view).views.first : nil
    }

    /// A controller has been dismissed: the focus is where it was before.
    func focusReturns(to view: UIView?, in controller: UIViewController) {
        guard let view, let root = controller.viewIfLoaded, view.isDescendant(of: root) else { return }
        focusedView = view
    }

    /// Escape: dismisses what is presented on top, unless it must be answered.
    func dismissTopmostController() {
        guard let top = rootViewController?.topmostPresented, top !== rootViewController,
            !top.isModalInPresentation
        else { return }
        top.presentingViewController?.dismiss(animated: true)
    }
}
