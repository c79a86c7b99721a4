/// The window above the others that holds what stands in the keyboard's place. It never gets keys itself.
final class InputWindow: UIWindow {
    private let container = UIView()
    /// What is in it, with the heights that the views came with.
    private var parts: [(view: UIView, height: CGFloat)] = []
    /// Whether what is shown stays out of the safe area's bottom by itself.
    var isSafe = false {
        didSet { if isSafe != oldValue { safeAreaMayHaveChanged() } }
    }
    var didLayOut: (() -> Void)?

    /// Points: that of a view before it was shown.
    func ownHeight(of view: UIView) -> CGFloat {
        parts.first { $0.view === view }?.height ?? view.bounds.height
    }

    /// Shows views at the bottom, one below the other, out of sight at first where nothing was shown. Without any, those that are shown
    /// stay until the window is closed.
    /// - Parameter height: of all, in points.
    func show(_ shown: [(view: UIView, frame: CGRect)], height: CGFloat) {
        guard let windowScene else { return }
        frame = windowScene.screen.bounds
        guard height > 0 else { return }
        removeParts { part in !shown.contains { $0.view === part } }
        // As high as the views, so that they are as far from the safe area as it is; before them, as bars may resize with it.
        UIView.performWithoutAnimation {
            let y = isShown ? container.frame.minY : bounds.height
            container.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
        }
        for (view, frame) in shown {
            if !parts.contains(where: { $0.view === view }) { parts.append((view, view.bounds.height)) }
            view.translatesAutoresizingMaskIntoConstraints = true
            view.frame = frame
            if view.superview !== container { container.addSubview(view) }
        }
        if container.superview == nil { addSubview(container) }
        windowScene.show(self)
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
        isHidden = true
        removeParts { _ in true }
    }

    /// Lets views go as they came.
    private func removeParts(where isGone: (UIView) -> Bool) {
        let gone = parts.filter { isGone($0.view) }
        parts.removeAll { isGone($0.view) }
        for (view, height) in gone where view.superview === container {
            view.removeFromSuperview()
            view.frame.size.height = height
        }
    }

    override var canBecomeKey: Bool { false }

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
