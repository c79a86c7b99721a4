extension SceneTextInput {
    /// A menu of edit actions that is open, and whose it is.
    package struct OpenMenu {
        package let menu: UIView
        package weak var view: UIView?
        /// Whether it is of what the first responder can do.
        package let isOfFirstResponder: Bool
        package let closed: () -> Void

        package init(menu: UIView, view: UIView, isOfFirstResponder: Bool, closed: @escaping () -> Void) {
            self.menu = menu
            self.view = view
            self.isOfFirstResponder = isOfFirstResponder
            self.closed = closed
        }
    }

    /// A finger or a button goes down on a view: closes the menu, unless it is on it.
    package func touchWillBegin(on view: UIView) {
        touchClosedMenu = false
        guard let openMenu, !view.isDescendant(of: openMenu.menu) else { return }
        closeMenu()
        touchClosedMenu = true
    }

    /// - Returns: whether one was open.
    @discardableResult
    package func closeMenu() -> Bool {
        guard let closing = openMenu else { return false }
        openMenu = nil
        closing.menu.removeFromSuperview()
        closing.closed()
        return true
    }

    package func closeMenu(of view: UIView) {
        if openMenu?.view === view { closeMenu() }
    }

    /// What could be done was the last one's.
    func firstResponderDidChange() {
        if openMenu?.isOfFirstResponder == true { closeMenu() }
    }
}
