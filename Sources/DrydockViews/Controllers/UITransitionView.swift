/// Holds a presented controller's view above everything below it, and keeps it in place.
package final class UITransitionView: UIView, UIGestureRecognizerDelegate {
    weak var modalPresentation: Presentation?
    private var placedSize = CGSize.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        let tap = UITapGestureRecognizer()
        tap.addAction(UIAction { [weak self] _ in self?.modalPresentation?.controller.backgroundTapped() })
        tap.delegate = self
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var partsFromCoveredViews: Bool { true }
    override var fillsWindow: Bool { true }

    /// What is below a presented controller can be seen, but not used.
    package override var accessibilityViewIsModal: Bool {
        get { true }
        set { super.accessibilityViewIsModal = newValue }
    }

    package override func layoutSubviews() {
        guard let modalPresentation, modalPresentation.phase != .dismissing else {
            return super.layoutSubviews()
        }
        // What is called may dismiss, and drop, what is presented: it lives until this is over.
        defer { withExtendedLifetime(modalPresentation) {} }
        let controller = modalPresentation.controller
        controller.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        let isResized = placedSize != .zero && placedSize != bounds.size
        placedSize = bounds.size
        if controller.placesAtEachLayout || isResized { controller.placePresentedView() }
        controller.containerViewDidLayoutSubviews()
    }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && modalPresentation?.controller.letsTouchesThrough == true ? nil : hit
    }

    /// Only taps beside what is presented are the background's.
    package func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
        -> Bool
    {
        touch.view === self
    }

    // What bubbles up from what is presented ends here.
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
