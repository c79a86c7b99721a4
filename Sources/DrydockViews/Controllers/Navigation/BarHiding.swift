import Foundation

/// Hides and shows a navigation controller's bars for the hand and the keyboard.
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    let swipe = UIPanGestureRecognizer(target: nil, action: nil)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    private weak var navigation: UINavigationController?
    /// Of changes between a low and a high screen.
    private var heights: (any UITraitChangeRegistration)?

    func update(for navigation: UINavigationController) {
        self.navigation = navigation
        set(swipe, navigation.hidesBarsOnSwipe) { [weak self] in self?.swiped() }
        set(tap, navigation.hidesBarsOnTap || navigation.hidesBarsWhenVerticallyCompact) { [weak self] in
            self?.toggle()
        }
        followHeight()
        let name = UIResponder.keyboardWillShowNotification
        NotificationCenter.default.removeObserver(self, name: name, object: nil)
        guard navigation.hidesBarsWhenKeyboardAppears else { return }
        NotificationCenter.default.addObserver(
            self,
            selector: BarHiding.keyboardAppears,
            name: name,
            object: nil
        )
    }

    private func keyboardAppears() { hide(true) }

    private func followHeight() {
        guard let navigation, navigation.hidesBarsWhenVerticallyCompact, heights == nil else { return }
        heights = navigation.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
            [weak self] (navigation: UINavigationController, _) in
            guard navigation.hidesBarsWhenVerticallyCompact else { return }
            self?.hide(navigation.traitCollection.verticalSizeClass == .compact)
        }
    }

    private func set(_ recognizer: UIGestureRecognizer, _ isOn: Bool, action: @escaping () -> Void) {
        guard isOn != (recognizer.delegate != nil) else { return }
        recognizer.delegate = isOn ? self : nil
        recognizer.cancelsTouchesInView = false
        recognizer.isEnabled = isOn
        guard isOn, recognizer.view == nil else { return }
        recognizer.addAction(UIAction { _ in action() })
        addToView()
    }

    /// The recognisers belong to the controller's view, once that is there.
    func addToView() {
        guard let view = navigation?.viewIfLoaded else { return }
        for recognizer in [swipe, tap] where recognizer.delegate != nil && recognizer.view == nil {
            view.addGestureRecognizer(recognizer)
        }
    }

    private func hide(_ hidden: Bool) {
        guard let navigation, navigation.viewIfLoaded?.window != nil else { return }
        navigation.setNavigationBarHidden(hidden, animated: true)
        if navigation.topViewController?.toolbarItems?.isEmpty == false {
            navigation.setToolbarHidden(hidden, animated: true)
        }
    }

    private func swiped() {
        guard let view = navigation?.viewIfLoaded, [.changed, .ended].contains(swipe.state) else { return }
        let way = swipe.translation(in: view)
        guard abs(way.y) > BarHiding.reach, abs(way.y) > abs(way.x) else { return }
        hide(way.y < 0)
        swipe.setTranslation(.zero, in: view)
    }

    private func toggle() {
        hide(navigation?.isNavigationBarHidden == false)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, navigation.transition == nil else { return false }
        guard gestureRecognizer === tap else { return true }
        let point = gestureRecognizer.location(in: navigation.view)
        guard navigation.hidesBarsOnTap || navigation.isNavigationBarHidden && point.y < BarHiding.top else {
            return false
        }
        return ![navigation.navigationBar, navigation.toolbar].contains { bar in
            !bar.isHidden && bar.frame.contains(point)
        }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool { gestureRecognizer !== tap || !(touch.view is UIControl) }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === swipe }

    /// Points that a finger goes up or down for the bars to hide or show.
    private static let reach: CGFloat = 30
    /// Points from the top in which a tap shows bars that a low screen has hidden.
    private static let top: CGFloat = 44
}

extension UINavigationController {
    /// Hides and shows the bars while `hidesBarsOnSwipe` is set.
    public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
    /// Hides and shows the bars while `hidesBarsOnTap` is set.
    public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
}
