/// The window above the others that holds what stands in the keyboard's place. It never gets keys itself.
final class InputWindow: UIWindow {
    private let container = UIView()
    /// Whether what is shown stays out of the safe area's bottom by itself.
    var isSafe = false
    var didLayOut: (() -> Void)?

    /// Shows views at the bottom, one below the other, out of sight at first where nothing was shown.
    /// - Parameter height: of all, in points.
    func show(_ parts: [(view: UIView, frame: CGRect)], height: CGFloat) {
        guard let windowScene else { return }
        frame = windowScene.screen.bounds
        for view in container.subviews where !parts.contains(where: { $0.view === view }) {
            view.removeFromSuperview()
        }
        for (view, frame) in parts {
            view.translatesAutoresizingMaskIntoConstraints = true
            view.frame = frame
            if view.superview !== container { container.addSubview(view) }
        }
        guard height > 0 else { return }
        if !isShown {
            UIView.performWithoutAnimation {
                container.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: height)
            }
        }
        if container.superview == nil { addSubview(container) }
        windowScene.addAbove(self)
    }

    /// Has so much of the views seen.
    func place(height: CGFloat) {
        container.frame = CGRect(
            x: 0,
            y: bounds.height - height,
            width: bounds.width,
            height: max(height, container.frame.height)
        )
    }

    /// Leaves the screen.
    func close() {
        windowScene?.remove(self)
    }

    override var ownSafeAreaInsets: UIEdgeInsets { isSafe ? .zero : super.ownSafeAreaInsets }

    override func layoutIfNeeded() {
        super.layoutIfNeeded()
        didLayOut?()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === container ? nil : hit
    }
}
