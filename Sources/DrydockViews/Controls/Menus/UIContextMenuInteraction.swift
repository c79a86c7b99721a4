public import Foundation

/// Opens a menu of the view that it is added to: after a finger has rested there for half a second, with the view lifted, and at
/// the mouse's secondary button, beside the pointer.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// How a menu is shown.
    public nonisolated enum Appearance: Int, Sendable {
        /// None is open.
        case unknown
        /// With a preview, over a window that is blurred.
        case rich
        /// Alone.
        case compact
    }

    /// Not kept alive.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    public private(set) weak var view: UIView?
    private weak var presentation: MenuPresentation?
    private let press = UILongPressGestureRecognizer(target: nil, action: nil)
    private let click = UITapGestureRecognizer(target: nil, action: nil)
    private var lastLocation = CGPoint.zero

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        click.buttonMaskRequired = .secondary
        press.addAction(UIAction { [weak self] _ in self?.pressDidChange() })
        click.addAction(UIAction { [weak self] _ in if let self { open(click, .compact) } })
    }

    /// That of a list, which itself says when a menu opens.
    package convenience init(delegate: any UIContextMenuInteractionDelegate, of list: UIView) {
        self.init(delegate: delegate)
        view = list
    }

    open func willMove(to view: UIView?) {
        for recognizer in [press, click] { recognizer.view?.removeGestureRecognizer(recognizer) }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        for recognizer in [press, click] { view?.addGestureRecognizer(recognizer) }
    }

    private func open(_ recognizer: UIGestureRecognizer, _ appearance: Appearance) {
        open(at: recognizer.location(in: view), appearance)
    }

    /// The finger that opened the menu may go on to a row.
    private func pressDidChange() {
        switch press.state {
        case .began: open(press, .rich)
        case .changed: track(press.location(in:))
        case .ended: release()
        default: break
        }
    }

    package func track(_ location: (UIView?) -> CGPoint) { presentation?.track(location) }
    package func release() { presentation?.releaseHighlighted() }

    /// Where the menu was asked for.
    open func location(in view: UIView?) -> CGPoint {
        self.view?.convert(lastLocation, to: view) ?? lastLocation
    }

    /// Closes the menu if it is open.
    open func dismissMenu() { presentation?.close() }

    /// Of the menu that is open.
    open var menuAppearance: Appearance {
        presentation.map { $0.isLifted ? .rich : .compact } ?? .unknown
    }

    /// Changes what the open menu shows; nothing while none is open.
    ///
    /// - Parameter block: is given the menu, and after it each submenu that is open; returns what is shown in its place.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { presentation?.updateMenus(block) }

    // MARK: - Opening

    /// - Parameter location: in the view's coordinates.
    /// - Returns: whether there is a menu, or a preview without one.
    @discardableResult
    package func open(at location: CGPoint, _ appearance: Appearance) -> Bool {
        guard presentation == nil, let view, let window = view.window else { return false }
        lastLocation = location
        guard
            let configuration = delegate?.contextMenuInteraction(
                self,
                configurationForMenuAtLocation: location
            )
        else { return false }
        let isRich = appearance == .rich
        let highlight = isRich ? highlightPreview(configuration, of: view) : nil
        let controller = isRich ? configuration.previewProvider?() : nil
        let menu = configuration.actionProvider?([]) ?? UIMenu()
        guard controller != nil || !menu.children.isEmpty else { return false }
        let opening = ContextMenuAnimator(controller)
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: opening)
        let lift = highlight.map { highlight in
            LiftedPreview(highlight, controller, in: window) { [weak self] in
                self?.commit(configuration, controller)
            } destination: { [weak self] in
                self?.dismissalPreview(configuration)
            }
        }
        presentation = MenuPresentation(
            menu,
            from: CGRect(origin: location, size: .zero),
            of: view,
            in: window,
            lift: lift,
            along: opening
        ) { [weak view] action in
            if let view { action.run(sender: view) }
        } closed: { [weak self] in
            guard let self else { return nil }
            presentation = nil
            let ending = ContextMenuAnimator(controller)
            delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: ending)
            return ending
        }
        return true
    }

    private func highlightPreview(
        _ configuration: UIContextMenuConfiguration,
        of view: UIView
    ) -> UITargetedPreview? {
        let chosen = delegate?.contextMenuInteraction(
            self,
            configuration: configuration,
            highlightPreviewForItemWithIdentifier: configuration.identifier
        )
        return chosen ?? (view.superview == nil ? nil : UITargetedPreview(view: view))
    }

    private func dismissalPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?.contextMenuInteraction(
            self,
            configuration: configuration,
            dismissalPreviewForItemWithIdentifier: configuration.identifier
        )
    }

    private func commit(
        _ configuration: UIContextMenuConfiguration,
        _ controller: UIViewController?
    ) -> ContextMenuAnimator {
        let animator = ContextMenuAnimator(controller)
        delegate?.contextMenuInteraction(
            self,
            willPerformPreviewActionForMenuWith: configuration,
            animator: animator
        )
        return animator
    }
}
