import DrydockControls
import DrydockViews

extension SceneTextInput {
    /// Opens a menu, in place of one that is open.
    ///
    /// - Parameters:
    ///   - view: whose menu it is: it closes when the view leaves the window.
    ///   - source: what the menu belongs to, in the view's coordinates.
    ///   - closed: called when it is not open any more.
    func open(
        _ actions: [UIAction],
        of view: UIView,
        from source: CGRect,
        isOfFirstResponder: Bool,
        closed: @escaping () -> Void = {}
    ) {
        closeMenu()
        guard let window = view.window, !actions.isEmpty else { return closed() }
        let menu = EditMenu(actions.map(\.title), from: view.convert(source, to: window), in: window) {
            [weak self, weak view] index in
            self?.closeMenu()
            if let view { actions[index].run(sender: view) }
        }
        openMenu = OpenMenu(menu: menu, view: view, isOfFirstResponder: isOfFirstResponder, closed: closed)
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
        guard view.window === window else { return }
        open(actions + EditAction.items(for: view), of: view, from: source, isOfFirstResponder: true)
    }
}

extension UIMenu {
    /// Those that can be chosen, of all menus within this one.
    var actions: [UIAction] {
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
    /// What a responder, or the first of those after it that can, does now.
    static func actions(for responder: UIResponder, sender: Any?) -> [UIAction] {
        let standard = allCases.compactMap { action(title: $0.title, $0.selector, responder, sender) }
        return standard + items(for: responder)
    }

    /// The shared controller's items that a responder can do, or one after it.
    static func items(for responder: UIResponder) -> [UIAction] {
        let controller = UIMenuController.shared
        return (controller.menuItems ?? []).compactMap {
            action(title: $0.title, $0.action, responder, controller)
        }
    }

    private static func action(
        title: String,
        _ selector: Selector,
        _ responder: UIResponder,
        _ sender: Any?
    ) -> UIAction? {
        guard let target = responder.target(forAction: selector, withSender: sender) else { return nil }
        // The target may be the window, which has the menu.
        return UIAction(title: title) { [weak target = target as AnyObject] _ in
            guard let target else { return }
            UIApplication.shared.sendAction(selector, to: target, from: sender, for: nil)
        }
    }
}
