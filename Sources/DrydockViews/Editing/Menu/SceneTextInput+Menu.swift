extension SceneTextInput {
    /// The menu of a text that is open, and whose it is.
    struct OpenMenu {
        let menu: EditMenu
        weak var view: (any EditedView)?
    }

    /// A finger or a button goes down on a view: closes the menu, unless it is on it.
    package func touchWillBegin(on view: UIView) {
        touchClosedMenu = false
        guard let openMenu, !openMenu.menu.contains(view) else { return }
        closeMenu()
        touchClosedMenu = true
    }

    package func closeMenu() {
        openMenu?.menu.removeFromSuperview()
        openMenu = nil
    }

    func closeMenu(of view: UIView) {
        if openMenu?.view === view { closeMenu() }
    }

    /// - Parameter source: what the menu belongs to, in the view's coordinates.
    func showMenu(of view: any EditedView, from source: CGRect) {
        closeMenu()
        guard let window = view.window else { return }
        let suggested = EditAction.allCases.filter { view.canPerformAction($0.selector, withSender: nil) }
            .map { action in
                UIAction(title: action.title) { [weak view] _ in view?.editor.choose(action) }
            }
        let range = NSRange(view.editor.selection.range)
        let actions = view.editMenu(for: range, suggested: suggested)?.actions ?? suggested
        guard !actions.isEmpty, view.window === window else { return }
        let menu = EditMenu(actions.map(\.title), from: view.convert(source, to: window), in: window) {
            [weak view] index in
            guard let view else { return }
            view.editor.closeMenu()
            actions[index].run(sender: view)
        }
        openMenu = OpenMenu(menu: menu, view: view)
    }
}

extension UIMenu {
    /// Those that can be chosen, of all menus within this one.
    fileprivate var actions: [UIAction] {
        children.flatMap { child in
            if let menu = child as? UIMenu { return menu.actions }
            let action = child as? UIAction
            return action.map { $0.attributes.isDisjoint(with: [.disabled, .hidden]) ? [$0] : [] } ?? []
        }
    }
}

/// What an edit menu offers, in its order.
enum EditAction: CaseIterable {
    case cut, copy, paste, select, selectAll

    var selector: Selector {
        switch self {
        case .cut: .cut
        case .copy: .copy
        case .paste: .paste
        case .select: .select
        case .selectAll: .selectAll
        }
    }

    var title: String {
        switch self {
        case .cut: SystemWord.cut.text
        case .copy: SystemWord.copy.text
        case .paste: SystemWord.paste.text
        case .select: SystemWord.select.text
        case .selectAll: SystemWord.selectAll.text
        }
    }
}
