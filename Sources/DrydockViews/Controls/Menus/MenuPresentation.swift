/// A menu that is open, over everything else in its window. It takes all touches and keys until it closes.
final class MenuPresentation: UIView {
    /// What the menu belongs to. The menu closes when it leaves the window.
    private(set) weak var view: UIView?
    private let owner: CGRect
    private let lift: LiftedPreview?
    private let choose: (UIAction) -> Void
    private let closed: () -> ContextMenuAnimator?
    /// The menus that are open, from the outermost: each over the one before, which is seen behind it.
    private var levels: [Level] = []
    private var isClosing = false

    private struct Level {
        var menu: UIMenu
        var list: MenuList
        /// The place of what opened it among the rows of the level before.
        let row: Int
    }

    /// The one that takes touches and keys.
    private var list: MenuList { levels[levels.count - 1].list }

    /// - Parameters:
    ///   - source: what the menu is placed beside, in the coordinates of the view that it belongs to.
    ///   - lift: what is shown with the menu; nil for nothing.
    ///   - opening: what else is animated while it opens.
    ///   - choose: runs an action; the menu is on its way out then, unless the action keeps it.
    ///   - closed: is told that the menu is about to close, and says what else is animated then.
    init(
        _ menu: UIMenu,
        from source: CGRect,
        of view: UIView,
        in window: UIWindow,
        lift: LiftedPreview? = nil,
        along opening: ContextMenuAnimator? = nil,
        choose: @escaping (UIAction) -> Void,
        closed: @escaping () -> ContextMenuAnimator?
    ) {
        self.view = view
        owner = view.convert(source, to: window)
        self.lift = lift
        self.choose = choose
        self.closed = closed
        super.init(frame: window.bounds)
        levels = [makeLevel(menu, row: 0)]
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        list.isHidden = menu.children.isEmpty
        for view in [lift?.ground, lift?.platter, list].compactMap(\.self) { addSubview(view) }
        window.addSubview(self)
        window.openMenu = self
        addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: MenuPresentation.hovered))
        appear(opening)
    }

    var isLifted: Bool { lift != nil }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("MenuPresentation is made in code") }

    // MARK: - Place

    override func layoutSubviews() {
        super.layoutSubviews()
        var frame = placement
        for (index, level) in levels.enumerated() {
            if index > 0 { frame = placement(of: level, over: levels[index - 1].list, frame) }
            level.list.placeUntransformed(frame)
            level.list.layoutIfNeeded()
        }
    }

    private var room: CGRect {
        let insets = safeAreaInsets
        let edge = Constant.edge
        return bounds.inset(
            by: UIEdgeInsets(
                top: max(insets.top, edge),
                left: max(insets.left, edge),
                bottom: max(insets.bottom, edge),
                right: max(insets.right, edge)
            )
        )
    }

    /// A submenu's first row lies on the one that opened it, as far as there is room below that.
    private func placement(of level: Level, over parent: MenuList, _ frame: CGRect) -> CGRect {
        let room = room
        let height = level.list.sizeThatFits(CGSize(width: frame.width, height: room.height)).height
        return CGRect(
            x: frame.minX,
            y: min(max(frame.minY + parent.frameOfRow(level.row).minY, room.minY), room.maxY - height),
            width: frame.width,
            height: height
        )
    }

    /// What the menu grows from.
    private var source: CGRect { lift?.platter.frame ?? owner }

    /// Below what the menu belongs to, or above it where there is more room, inside of the safe area.
    private var placement: CGRect {
        let room = room
        let list = levels[0].list
        let wanted = list.sizeThatFits(CGSize(width: room.width, height: room.height))
        if let lift {
            return lift.arrange(menu: wanted, in: bounds, room: room, isRightToLeft: isRightToLeft)
        }
        let below = room.maxY - source.maxY - Constant.gap
        let above = source.minY - Constant.gap - room.minY
        let isBelow = wanted.height <= below || below >= above
        let height = min(wanted.height, max(isBelow ? below : above, min(Constant.minimum, room.height)))
        let x = source.startOfMenu(width: wanted.width, in: room, isRightToLeft: isRightToLeft)
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
        for list in levels.map(\.list) {
            let center = list.untransformedFrame.center
            list.transform = CGAffineTransform(
                translationX: (anchor.x - center.x) * (1 - scale),
                y: (anchor.y - center.y) * (1 - scale)
            ).scaledBy(x: scale, y: scale)
            list.alpha = 0
        }
    }

    private func appear(_ opening: ContextMenuAnimator?) {
        lift?.willOpen()
        if UIView.areAnimationsEnabled {
            UIView.performWithoutAnimation {
                layoutIfNeeded()
                shrink()
                lift?.lower()
            }
        }
        move { [self] in
            list.transform = .identity
            list.alpha = 1
            lift?.raise()
            opening?.runAnimations()
        } completion: { [self] in
            if !isClosing { lift?.didOpen() }
            opening?.complete()
        }
    }

    /// - Parameter committing: what else is animated as the preview was tapped.
    func close(
        _ style: UIContextMenuInteractionCommitStyle,
        along committing: ContextMenuAnimator? = nil
    ) {
        guard !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        if window?.openMenu === self { window?.openMenu = nil }
        let animators = [committing, closed()].compactMap(\.self)
        lift?.willClose()
        UIView.animate(withDuration: Constant.closeDuration) { [self] in
            shrink()
            lift?.close(style)
            for animator in animators { animator.runAnimations() }
        } completion: { [self] _ in
            removeFromSuperview()
            lift?.didClose()
            for animator in animators { animator.complete() }
        }
    }

    // MARK: - Choosing

    private func activate(_ row: MenuRow) {
        switch row.content {
        case .action(let action):
            levels[0].menu.updateStates(choosing: action)
            if action.attributes.contains(.keepsMenuPresented) {
                showMenu(at: levels.count - 1)
            } else {
                close()
            }
            choose(action)
        case .submenu(let menu): open(menu, at: list.rows.firstIndex { $0 === row } ?? 0)
        case .back: goBack(to: levels.count - 2)
        case .title, .loading: break
        }
    }

    /// Shows the rows of a menu as they are now.
    private func showMenu(at index: Int) {
        let (level, old) = (levels[index], levels[index].list)
        UIView.performWithoutAnimation {
            let next = MenuList(level.menu, isSubmenu: index > 0)
            levels[index].list = next
            insertSubview(next, aboveSubview: old)
            old.removeFromSuperview()
            arrangeBehind()
            setNeedsLayout()
            layoutIfNeeded()
        }
    }

    /// A menu that is about to open; what is deferred in it and comes later is shown as it comes.
    private func makeLevel(_ menu: UIMenu, row: Int) -> Level {
        loadDeferred(in: menu)
        return Level(menu: menu, list: MenuList(menu, isSubmenu: !levels.isEmpty), row: row)
    }

    private func loadDeferred(in menu: UIMenu) {
        menu.loadDeferred { [weak self] in
            guard let self, !isClosing else { return }
            if let index = levels.firstIndex(where: { $0.menu === menu }) { showMenu(at: index) }
        }
    }

    /// Shows other menus in place of those that are open.
    func updateMenus(_ change: (UIMenu) -> UIMenu) {
        for index in levels.indices {
            levels[index].menu = change(levels[index].menu)
            loadDeferred(in: levels[index].menu)
            showMenu(at: index)
        }
    }

    // MARK: - Submenus

    /// Opens a submenu over the row that leads to it.
    private func open(_ menu: UIMenu, at row: Int) {
        let parent = list
        parent.highlighted = nil
        let rowFrame = convert(parent.frameOfRow(row), from: parent)
        levels.append(makeLevel(menu, row: row))
        let next = list
        addSubview(next)
        UIView.performWithoutAnimation {
            next.frame = rowFrame
            next.alpha = 0
            next.layoutIfNeeded()
        }
        move { [self] in
            next.alpha = 1
            arrangeBehind()
            setNeedsLayout()
            layoutIfNeeded()
        }
    }

    /// Closes the submenus above one of the open menus.
    private func goBack(to index: Int) {
        guard index >= 0, index < levels.count - 1 else { return }
        let gone = levels[(index + 1)...]
        levels.removeSubrange((index + 1)...)
        list.highlighted = nil
        for level in gone {
            level.list.isUserInteractionEnabled = false
            level.list.accessibilityElementsHidden = true
        }
        let row = gone.first.map { list.frameOfRow($0.row) } ?? .zero
        let rowFrame = row.offsetBy(dx: list.untransformedFrame.minX, dy: list.untransformedFrame.minY)
        move { [self] in
            arrangeBehind()
            for level in gone {
                level.list.alpha = 0
                level.list.placeUntransformed(rowFrame)
                level.list.layoutIfNeeded()
            }
        } completion: {
            for level in gone { level.list.removeFromSuperview() }
        }
    }

    /// What is behind others is smaller the further down it is, dark, and no element of the screen.
    private func arrangeBehind() {
        for (index, level) in levels.enumerated() {
            let depth = levels.count - 1 - index
            let scale = pow(Constant.behindScale, CGFloat(depth))
            level.list.transform = CGAffineTransform(scaleX: scale, y: scale)
            level.list.isBehind = depth > 0
        }
    }

    private func move(_ animations: @escaping () -> Void, completion: @escaping () -> Void = {}) {
        UIView.animate(
            withDuration: Constant.openDuration,
            delay: 0,
            usingSpringWithDamping: Constant.damping,
            initialSpringVelocity: 0,
            options: .allowUserInteraction,
            animations: animations,
            completion: { _ in completion() }
        )
    }

    // MARK: - Touches

    /// A finger moved, here or on what opened the menu.
    func track(_ location: (UIView?) -> CGPoint) { list.highlighted = list.row(at: location(list)) }

    /// A finger that came from elsewhere lifted: chooses the row that it is on.
    func releaseHighlighted() {
        guard let row = list.highlighted else { return }
        list.highlighted = nil
        activate(row)
    }

    /// A finger lifted: chooses what is under it, or goes back to the menu behind.
    /// - Returns: whether it was on a menu.
    @discardableResult
    func release(_ touch: UITouch) -> Bool {
        let point = touch.location(in: list)
        list.highlighted = nil
        if list.bounds.contains(point) {
            if let row = list.row(at: point) { activate(row) }
            return true
        }
        let place = touch.location(in: self)
        if let index = levels.lastIndex(where: { $0.list.frame.contains(place) }) {
            goBack(to: index)
            return true
        }
        guard let lift, lift.platter.frame.contains(place), let animator = lift.commit() else { return false }
        close(animator.preferredCommitStyle, along: animator)
        return true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { track(touch.location(in:)) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { track(touch.location(in:)) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        if !release(touch) { close() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { list.highlighted = nil }

    private func hovered(_ recognizer: UIHoverGestureRecognizer) {
        if recognizer.state == .ended { list.highlighted = nil } else { track(recognizer.location(in:)) }
    }

    // MARK: - Keys

    func highlightFirst() { list.moveHighlight(by: 1) }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for key in presses.compactMap(\.key?.keyCode) {
            switch key {
            case .keyboardEscape: close()
            case .keyboardDownArrow, .keyboardTab: list.moveHighlight(by: 1)
            case .keyboardUpArrow: list.moveHighlight(by: -1)
            case .keyboardReturnOrEnter, .keyboardSpacebar: activateHighlighted()
            case .keyboardRightArrow, .keyboardLeftArrow:
                if (key == .keyboardLeftArrow) != isRightToLeft {
                    goBack(to: levels.count - 2)
                } else if case .submenu = list.highlighted?.content {
                    activateHighlighted()
                }
            default: break
            }
        }
    }

    /// A submenu that keys open has its first row highlighted, below the one that leads back.
    private func activateHighlighted() {
        guard let row = list.highlighted else { return }
        let depth = levels.count
        activate(row)
        guard levels.count > depth else { return }
        list.moveHighlight(by: 1)
        list.moveHighlight(by: 1)
    }

    /// Points and seconds.
    private enum Constant {
        static let edge: CGFloat = 8
        static let gap: CGFloat = 6
        static let minimum: CGFloat = 132
        static let startScale: CGFloat = 0.2
        static let behindScale: CGFloat = 0.95
        static let openDuration: TimeInterval = 0.4
        static let closeDuration: TimeInterval = 0.2
        static let damping: CGFloat = 0.8
    }
}
