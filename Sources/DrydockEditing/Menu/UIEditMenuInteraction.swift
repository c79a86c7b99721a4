import DrydockControls
public import DrydockViews
public import Foundation

/// On which side of its point a menu is to stand; it is shown above where there is room here, whatever the direction.
public nonisolated enum UIEditMenuArrowDirection: Int, Sendable {
    case automatic, up, down, left, right
}

/// Which menu is shown, and where.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// One of the configuration's own unless it was given.
    public let identifier: AnyHashable
    /// What the menu belongs to, in the coordinates of the interaction's view, in points.
    public let sourcePoint: CGPoint
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        require(
            sourcePoint.x.isFinite && sourcePoint.y.isFinite,
            "UIEditMenuConfiguration: the point \(sourcePoint) is not finite"
        )
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// Lets a delegate animate along with an edit menu that opens or closes.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

extension ContextMenuAnimator: UIEditMenuInteractionAnimating {}

/// Says what is in a menu, and hears of it.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// - Parameter suggestedActions: the edit actions that the view, or one of the next responders, can do now.
    /// - Returns: nil for the suggested ones; without any child the menu is not shown.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    /// - Returns: what the menu stands beside, in the view's coordinates; a null rectangle for the configuration's point.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    )

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    )
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}

/// Shows a menu of actions in a row beside the view that it is added to, when it is told to.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// Not kept alive.
    public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    public private(set) weak var view: UIView?
    private var configuration: UIEditMenuConfiguration?
    private weak var menu: EditMenu?

    /// - Parameter delegate: nil for what the view can do, and items of the shared ``UIMenuController``.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) { dismissMenu() }

    open func didMove(to view: UIView?) { self.view = view }

    /// Shows a menu; nothing where it would be empty, or the view is in no window.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view, let input = view.window?.windowScene?.textInput else { return }
        let suggested = EditAction.actions(for: view, sender: self)
        let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
        let actions = menu?.actions ?? suggested
        guard !actions.isEmpty, view === self.view else { return }
        dismissMenu()
        animate { delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: $0) }
        self.configuration = configuration
        input.open(actions, of: view, from: source(of: configuration), isOfFirstResponder: false) {
            [weak self] in
            self?.menuDidClose()
        }
        self.menu = input.openMenu?.menu as? EditMenu
    }

    open func dismissMenu() {
        guard let menu, let input = menu.window?.windowScene?.textInput, input.openMenu?.menu === menu else {
            return
        }
        input.closeMenu()
    }

    /// Asks the delegate for the menu again, after what can be done has changed.
    open func reloadVisibleMenu() {
        if menu?.window != nil, let configuration { presentEditMenu(with: configuration) }
    }

    /// Asks the delegate for the target's rectangle again, after it has moved.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let menu, let view, let configuration, let window = menu.window else { return }
        let source = view.convert(source(of: configuration), to: window)
        UIView.animate(withDuration: animated ? 0.2 : 0) { menu.place(from: source) }
    }

    /// Where the menu was asked for.
    /// - Parameter view: nil for the window.
    open func location(in view: UIView?) -> CGPoint {
        let point = configuration?.sourcePoint ?? .zero
        return self.view?.convert(point, to: view) ?? point
    }

    private func source(of configuration: UIEditMenuConfiguration) -> CGRect {
        let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        return rect.isNull || !rect.isFinite ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
    }

    private func menuDidClose() {
        menu = nil
        guard let configuration else { return }
        animate { delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: $0) }
    }

    private func animate(_ tell: (ContextMenuAnimator) -> Void) {
        let animator = ContextMenuAnimator(nil)
        tell(animator)
        UIView.animate(withDuration: 0.2, animations: animator.runAnimations) { _ in animator.complete() }
    }
}
