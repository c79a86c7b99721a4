public import DrydockViews

extension UIButton {
    /// What a long press opens, and any press with `showsMenuAsPrimaryAction`.
    public var menu: UIMenu? {
        get { menuStorage }
        set { menuStorage = newValue }
    }

    /// Whether the button's title is that of the menu's chosen action.
    private var showsSelection: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction }

    func showMenuSelection() {
        guard showsSelection, let leaves = menu?.leaves, !leaves.isEmpty else { return }
        let selected = leaves.first { $0.state == .on } ?? leaves[0]
        selected.state = .on
        show(selected)
    }

    func selectInMenu(_ action: UIAction) {
        guard showsSelection, let leaves = menu?.leaves, leaves.contains(where: { $0 === action }) else {
            return
        }
        for leaf in leaves { leaf.state = leaf === action ? .on : .off }
        show(action)
    }

    private func show(_ action: UIAction) {
        if configuration == nil {
            setTitle(action.title, for: .normal)
            setImage(action.image, for: .normal)
        } else {
            configuration?.title = action.title
            configuration?.image = action.image
        }
    }
}
