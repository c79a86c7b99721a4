/// A menu that is open, over everything else in its window. It takes all touches and keys until it closes.
final class MenuPresentation: UIView {
    private let source: CGRect
    private let rootMenu: UIMenu
    private let choose: (UIAction) -> Void
    private let closed: () -> Void
    private var list: MenuList
    /// The menus whose rows are open, from the outermost.
    private var path: [UIMenu]
    private var isClosing = false

    /// - Parameters:
    ///   - source: what the menu belongs to, in the window's coordinates.
    ///   - choose: runs an action; the menu is on its way out then, unless the action keeps it.
    init(
        _ menu: UIMenu,
        from source: CGRect,
        in window: UIWindow,
        choose: @escaping (UIAction) -> Void,
        closed: @escaping () -> Void
    ) {
        self.source = source
        rootMenu = menu
        path = [menu]
        list = MenuList(menu, isSubmenu: false)
        self.choose = choose
        self.closed = closed
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        addSubview(list)
        window.addSubview(self)
        window.openMenu = self
        addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: MenuPresentation.hovered))
        appear()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("MenuPresentation is made in code") }

    // MARK: - Place

    override func layoutSubviews() {
        super.layoutSubviews()
        guard list.transform.isIdentity else { return }
        list.frame = placement
    }

    /// Below what the menu belongs to, or above it where there is more room, inside of the safe area.
    private var placement: CGRect {
        let insets = safeAreaInsets
        let edge = Constant.edge
        let room = bounds.inset(
            by: UIEdgeInsets(
                top: max(insets.top, edge),
                left: max(insets.left, edge),
                bottom: max(insets.bottom, edge),
                right: max(insets.right, edge)
            )
        )
        let below = room.maxY - source.maxY - Constant.gap
        let above = source.minY - Constant.gap - room.minY
        let wanted = list.sizeThatFits(CGSize(width: room.width, height: room.height))
        let isBelow = wanted.height <= below || below >= above
        let height = min(wanted.height, max(isBelow ? below : above, min(Constant.minimum, room.height)))
        let startsAtLeft = source.midX <= bounds.midX
        let x = startsAtLeft ? source.minX : source.maxX - wanted.width
        let y = isBelow ? source.maxY + Constant.gap : source.minY - Constant.gap - height
        return CGRect(
            x: min(max(x, room.minX), max(room.maxX - wanted.width, room.minX)),
            y: min(max(y, room.minY), max(room.maxY - height, room.minY)),
            width: wanted.width,
            height: height
        )
    }

    /// Scaled towards what the menu belongs to.
    private func shrink() {
        let frame = placement
        let scale = Constant.startScale
        let anchor = CGPoint(
            x: min(max(source.midX, frame.minX), frame.maxX),
            y: source.midY < frame.midY ? frame.minY : frame.maxY
        )
        list.transform = CGAffineTransform(
            translationX: (anchor.x - frame.midX) * (1 - scale),
            y: (anchor.y - frame.midY) * (1 - scale)
        ).scaledBy(x: scale, y: scale)
        list.alpha = 0
    }

    private func appear() {
        guard UIView.areAnimationsEnabled else { return }
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            shrink()
        }
        UIView.animate(
            withDuration: Constant.openDuration,
            delay: 0,
            usingSpringWithDamping: Constant.damping,
            initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) { [self] in
            list.transform = .identity
            list.alpha = 1
        }
    }

    func close() {
        guard !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        if window?.openMenu === self { window?.openMenu = nil }
        closed()
        UIView.animate(withDuration: Constant.closeDuration) { [self] in
            shrink()
        } completion: { [self] _ in
            removeFromSuperview()
        }
    }

    // MARK: - Choosing

    private func activate(_ row: MenuRow) {
        switch row.content {
        case .action(let action):
            updateStates(choosing: action)
            if action.attributes.contains(.keepsMenuPresented) {
                showTopMenu()
            } else {
                close()
            }
            choose(action)
        case .submenu(let menu):
            path.append(menu)
            showTopMenu()
        case .back:
            path.removeLast()
            showTopMenu()
        case .title: break
        }
    }

    /// Of a menu of which one action is on, that is the one chosen.
    private func updateStates(choosing action: UIAction) {
        func update(_ menu: UIMenu) {
            if menu.options.contains(.singleSelection), menu.leaves.contains(where: { $0 === action }) {
                for leaf in menu.leaves { leaf.state = leaf === action ? .on : .off }
            }
            for case let child as UIMenu in menu.children { update(child) }
        }
        update(rootMenu)
    }

    private func showTopMenu() {
        guard let menu = path.last else { return }
        let next = MenuList(menu, isSubmenu: path.count > 1)
        UIView.performWithoutAnimation {
            list.removeFromSuperview()
            list = next
            addSubview(next)
            setNeedsLayout()
            layoutIfNeeded()
        }
    }

    // MARK: - Touches

    /// A finger moved, here or on the button that opened the menu.
    func track(_ touch: UITouch) {
        list.highlighted = list.row(at: touch.location(in: list))
    }

    /// A finger lifted: chooses what is under it.
    /// - Returns: whether it was on the menu.
    @discardableResult
    func release(_ touch: UITouch) -> Bool {
        let point = touch.location(in: list)
        list.highlighted = nil
        guard let row = list.row(at: point) else { return list.bounds.contains(point) }
        activate(row)
        return true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { track(touch) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { track(touch) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        if !release(touch) { close() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        list.highlighted = nil
    }

    private func hovered(_ recognizer: UIHoverGestureRecognizer) {
        list.highlighted =
            recognizer.state == .ended ? nil : list.row(at: recognizer.location(in: list))
    }

    // MARK: - Keys

    func highlightFirst() { list.moveHighlight(by: 1) }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for key in presses.compactMap(\.key?.keyCode) {
            switch key {
            case .keyboardEscape: close()
            case .keyboardDownArrow: list.moveHighlight(by: 1)
            case .keyboardUpArrow: list.moveHighlight(by: -1)
            case .keyboardTab: list.moveHighlight(by: 1)
            case .keyboardReturnOrEnter, .keyboardSpacebar:
                if let row = list.highlighted { activate(row) }
            default: break
            }
        }
    }

    /// Points and seconds.
    private enum Constant {
        static let edge: CGFloat = 8
        static let gap: CGFloat = 6
        static let minimum: CGFloat = 132
        static let startScale: CGFloat = 0.2
        static let openDuration: TimeInterval = 0.4
        static let closeDuration: TimeInterval = 0.2
        static let damping: CGFloat = 0.8
    }
}
