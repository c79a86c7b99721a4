/// The menu of a control, and what opens it.
final class ControlMenu {
    var menu: UIMenu?
    var isPrimaryAction = false
    weak var presentation: MenuPresentation?
    /// Runs while a finger rests.
    var holdTimer: SceneTimers.Timer?
}

extension UIControl {
    /// Whether a press opens the menu, and not only a long one.
    public var showsMenuAsPrimaryAction: Bool {
        get { extras?[ControlMenu.self]?.isPrimaryAction ?? false }
        set {
            controlMenu.isPrimaryAction = newValue
            menuDidChange()
        }
    }

    package var menuStorage: UIMenu? {
        get { extras?[ControlMenu.self]?.menu }
        set {
            controlMenu.menu = newValue
            menuDidChange()
        }
    }

    private var controlMenu: ControlMenu {
        if let menu = extras?[ControlMenu.self] { return menu }
        let menu = ControlMenu()
        withExtras { $0[ControlMenu.self] = menu }
        return menu
    }

    /// Opens the menu if a press does.
    func openMenuAsPrimaryAction() -> MenuPresentation? { showsMenuAsPrimaryAction ? openMenu() : nil }

    /// Opens the control's menu.
    @discardableResult
    func openMenu() -> MenuPresentation? {
        guard menuStorage != nil, window != nil, controlMenu.presentation == nil else { return nil }
        sendActions(for: .menuActionTriggered)
        guard let menu = menuStorage, let window, controlMenu.presentation == nil else { return nil }
        let presentation = MenuPresentation(menu, from: bounds, of: self, in: window) {
            [weak self] action in
            self?.choose(action)
        } closed: { [weak self] in
            self?.isHighlighted = false
            return nil
        }
        controlMenu.presentation = presentation
        return presentation
    }

    private func choose(_ action: UIAction) {
        menuWillRun(action)
        sendAction(action)
    }

    // MARK: - Touches

    /// Opens the menu, or waits for the touch to rest.
    func menuTouchBegan() {
        guard let holder = extras?[ControlMenu.self], holder.menu != nil, let scene = window?.windowScene
        else {
            return
        }
        if holder.isPrimaryAction {
            openMenu()
        } else {
            holder.holdTimer = scene.timers.schedule(at: scene.time + 0.5, for: self) { [weak self] in
                if self?.isTracking == true, self?.isTouchInside == true { self?.openMenu() }
            }
        }
    }

    /// - Returns: whether an open menu took the touch.
    func menuTouchMoved(_ touch: UITouch) -> Bool {
        guard let menu = extras?[ControlMenu.self]?.presentation else { return false }
        menu.track(touch.location(in:))
        return true
    }

    /// - Returns: whether an open menu took the touch. It stays open if the finger never left the control.
    func menuTouchEnded(_ touch: UITouch) -> Bool {
        extras?[ControlMenu.self]?.holdTimer = nil
        guard let menu = extras?[ControlMenu.self]?.presentation else { return false }
        if !menu.release(touch), !isInReach(touch, with: nil) { menu.close() }
        return true
    }

    func menuTouchCancelled() {
        extras?[ControlMenu.self]?.holdTimer = nil
    }
}
