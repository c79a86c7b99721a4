import DrydockControls
public import DrydockViews
public import Foundation

/// An entry of one's own in the menu of edit actions.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    open var title: String
    /// Done by the first responder, or the first of those after it that has the method and whose `canPerformAction(_:withSender:)` is
    /// true; where there is none, the item is not shown.
    open var action: Selector

    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}

/// The menu of what the first responder can do: the edit actions and items of one's own. Texts show it themselves.
///
/// Newer code has a ``UIEditMenuInteraction``, which needs no first responder.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// Where the arrow points; the menu has none here, and chooses its side by the room.
    public nonisolated enum ArrowDirection: Int, Sendable {
        case `default`, up, down, left, right
    }

    public nonisolated static let willShowMenuNotification = NSNotification.Name(
        "UIMenuControllerWillShowMenuNotification"
    )
    public nonisolated static let didShowMenuNotification = NSNotification.Name(
        "UIMenuControllerDidShowMenuNotification"
    )
    public nonisolated static let willHideMenuNotification = NSNotification.Name(
        "UIMenuControllerWillHideMenuNotification"
    )
    public nonisolated static let didHideMenuNotification = NSNotification.Name(
        "UIMenuControllerDidHideMenuNotification"
    )

    /// The only one.
    public static let shared = UIMenuController()

    /// Also shown by text fields and text views. Nil for none.
    open var menuItems: [UIMenuItem]?
    open var arrowDirection = ArrowDirection.default

    private weak var targetView: UIView?
    private var targetRect = CGRect.zero
    private weak var menu: EditMenu?

    open var isMenuVisible: Bool {
        get { menu?.window != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Where the menu lies, in points of the screen; zero while none is open.
    open var menuFrame: CGRect {
        guard let menu, let window = menu.window else { return .zero }
        return menu.convert(menu.bounds, to: window)
    }

    /// Says what the menu belongs to.
    /// - Parameter targetRect: in the view's coordinates.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetRect = targetRect
        self.targetView = targetView
    }

    /// Shows the menu beside the target, or hides it.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible else { return hideMenu() }
        if let targetView { showMenu(from: targetView, rect: targetRect) }
    }

    /// Shows what the first responder can do; nothing where there is no first responder, or nothing that it can.
    /// - Parameter targetRect: what the menu belongs to, in the view's coordinates.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        guard let window = targetView.window, let input = window.windowScene?.textInput,
            let responder = window.firstResponder
        else { return }
        let actions = EditAction.actions(for: responder, sender: self)
        guard !actions.isEmpty else { return }
        post(Self.willShowMenuNotification)
        input.open(actions, of: targetView, from: targetRect, isOfFirstResponder: true) { [weak self] in
            self?.menuDidClose()
        }
        menu = input.openMenu?.menu as? EditMenu
        post(Self.didShowMenuNotification)
    }

    /// Hides the menu if it belongs to that view.
    open func hideMenu(from targetView: UIView) {
        if self.targetView === targetView { hideMenu() }
    }

    open func hideMenu() {
        guard let menu, let input = menu.window?.windowScene?.textInput, input.openMenu?.menu === menu else {
            return
        }
        input.closeMenu()
    }

    /// Shows anew what can be done, after that has changed.
    open func update() {
        if isMenuVisible, let targetView { showMenu(from: targetView, rect: targetRect) }
    }

    private func menuDidClose() {
        post(Self.willHideMenuNotification)
        menu = nil
        post(Self.didHideMenuNotification)
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
