extension UIWindow {
    package var firstResponder: UIResponder? { windowScene?.firstResponder }

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
        focus(order.view(after: focusedView ?? firstResponder as? UIView, backwards: backwards))
    }

    /// Puts the focus on a view, which becomes the first responder if it can. Another first responder stays only where it is
    /// one of the view's next responders; if it refuses to resign, so does the focus.
    private func focus(_ view: UIView?) {
        if let responder = firstResponder, view?.isFollowed(by: responder) != true {
            guard responder.resignFirstResponder() else { return }
        }
        focusedView = view
        if let view, view.canBecomeFirstResponder { view.becomeFirstResponder() }
        view?.scrollToBeSeen()
    }

    /// Who gets keys: a menu that is open, else the focused view, or the first responder where that is not one of its next responders.
    var keyResponder: UIResponder {
        if let openMenu { return openMenu }
        if let focusedView, firstResponder.map(focusedView.isFollowed) ?? true { return focusedView }
        return firstResponder ?? rootViewController?.topmostPresented ?? self
    }

    /// Makes a responder the first, or nobody, after the present one has resigned. The focus goes with it.
    /// - Returns: false when the present one refuses.
    @discardableResult
    func makeFirstResponder(_ responder: UIResponder?) -> Bool {
        guard let scene = windowScene else { return false }
        let present = scene.firstResponder
        if present === responder { return true }
        if let present, let responder {
            scene.textInput.isChangingHands = true
            defer { scene.textInput.isChangingHands = false }
            guard present.resignFirstResponder(), scene.firstResponder == nil,
                responder.responderWindow === self
            else { return false }
        }
        scene.firstResponder = responder
        scene.textInput.firstResponderDidChange()
        if let view = responder as? UIView, view.canBecomeFocused {
            focusedView = view
        } else if let responder, focusedView?.isFollowed(by: responder) != true {
            focusedView = nil
        }
        scene.textInput.inputViewsMayHaveChanged()
        return true
    }

    /// Where the focus moves: what is presented on top takes it away from what is below.
    private var focusRoot: UIView { rootViewController?.topmostPresented.viewIfLoaded ?? self }

    /// A controller has been presented. Whoever uses the keyboard finds the focus in it, or in what it has presented on top of
    /// itself as it appeared.
    func focusMovesInto(_ controller: UIViewController) {
        guard controller.topmostPresented === controller, let view = controller.viewIfLoaded,
            focusedView?.isDescendant(of: view) != true
        else { return }
        if let responder = firstResponder as? UIView, !responder.isDescendant(of: view) { endEditing(true) }
        let views = isFocusRingVisible ? FocusOrder(in: view).views : []
        focusedView = views.first(where: isSeen) ?? views.first
    }

    /// Whether nothing lies over a view's middle, as a bar does over rows that were scrolled below it.
    private func isSeen(_ view: UIView) -> Bool {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return hitTest(convert(middle, from: view), with: nil)?.isDescendant(of: view) == true
    }

    /// A controller has been dismissed: the focus is where it was before.
    func focusReturns(to view: UIView?, in controller: UIViewController) {
        guard let view, let root = controller.viewIfLoaded, view.isDescendant(of: root) else { return }
        focusedView = view
    }

    /// And text goes where it went, unless it has found another place meanwhile.
    func typingReturns(to view: UIView?, in controller: UIViewController) {
        guard let view, firstResponder == nil, let root = controller.viewIfLoaded,
            view.isDescendant(of: root)
        else { return }
        view.becomeFirstResponder()
    }

    /// Escape: dismisses what is presented on top, unless it must be answered.
    func dismissTopmostController() {
        guard let top = rootViewController?.topmostPresented, top !== rootViewController else { return }
        top.hostPresentation?.controller.dismissForUser()
    }
}

extension UIResponder {
    /// Whether a responder is this one or one of its next responders.
    func isFollowed(by responder: UIResponder) -> Bool {
        var current: UIResponder? = self
        while let candidate = current {
            if candidate === responder { return true }
            current = candidate.nextInChain
        }
        return false
    }
}
