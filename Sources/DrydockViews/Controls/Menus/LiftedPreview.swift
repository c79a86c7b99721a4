import DrydockGraphics

/// What is lifted while a context menu is open, over a window that is blurred and dimmed.
final class LiftedPreview {
    let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
    let platter: PreviewPlatter
    private let start: Place
    private let controller: UIViewController?
    /// Not kept: the menu is in it.
    private weak var window: UIWindow?
    /// The preview was tapped: tells the delegate, who says how the menu closes.
    let commit: () -> ContextMenuAnimator?
    private let destination: () -> UITargetedPreview?
    /// The part of the view that is seen, from its top left corner.
    private let seen: CGRect
    /// In the window; kept out of the picture meanwhile.
    private let lifted: UIView?
    /// Where the preview is while the menu is open.
    private var raised = CGRect.zero
    private var isRaised = false

    init(
        _ highlight: UITargetedPreview,
        _ controller: UIViewController?,
        in window: UIWindow,
        commit: @escaping () -> ContextMenuAnimator?,
        destination: @escaping () -> UITargetedPreview?
    ) {
        start = Place(highlight)
        self.controller = controller
        self.window = window
        self.commit = commit
        self.destination = destination
        platter = controller.map { PreviewPlatter($0) } ?? PreviewPlatter(highlight)
        lifted = controller == nil && highlight.view.window === window ? highlight.view : nil
        let bounds = highlight.view.bounds
        // Of an empty path nothing is seen, and it lies nowhere.
        let path = highlight.parameters.visiblePath?.bounds
        let visible = path.flatMap { $0.isEmpty ? nil : $0 } ?? bounds
        seen = visible.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
        ground.isUserInteractionEnabled = false
        ground.contentView.backgroundColor = Self.dimmingColor
    }

    private static let dimmingColor = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }

    // MARK: - Place

    /// Where a preview comes from or goes to. The container is not kept, as a targeted preview would: it is the menu's window or
    /// around the menu's view, and what is open in a window must not keep it.
    private struct Place {
        let view: UIView
        weak var container: UIView?
        let center: CGPoint
        let transform: CGAffineTransform

        init(_ preview: UITargetedPreview) {
            view = preview.view
            container = preview.target.container
            center = preview.target.center
            transform = preview.target.transform
        }

        /// Points, before the transform.
        var size: CGSize { view.bounds.size }
    }

    /// Where the preview comes from, in the window's coordinates; where it is, if what it was in is gone.
    var source: CGRect {
        let size = start.size
        let center =
            start.container.flatMap { window?.convert(start.center, from: $0) } ?? raised.center
        return CGRect(
            x: center.x - size.width / 2,
            y: center.y - size.height / 2,
            width: size.width,
            height: size.height
        )
    }

    /// - Returns: where the menu is.
    func arrange(menu: CGSize, in bounds: CGRect, room: CGRect, isRightToLeft: Bool) -> CGRect {
        ground.frame = bounds
        let source = controller == nil ? seen.offsetBy(dx: source.minX, dy: source.minY) : source
        let offset = source.midX - bounds.midX
        let arrangement = ContextMenuArrangement(
            size(in: room),
            from: source,
            menu: menu,
            in: room,
            isScaled: controller == nil,
            startsAtLeft: abs(offset) < 1 ? !isRightToLeft : offset < 0
        )
        raised = arrangement.preview
        platter.bounds.size = controller == nil ? start.size : raised.size
        if isRaised { raise() }
        platter.layoutIfNeeded()
        return arrangement.menu
    }

    private func size(in room: CGRect) -> CGSize {
        guard let wanted = controller?.preferredContentSize else { return seen.size }
        return CGSize(
            width: wanted.width > 0 ? wanted.width : room.width,
            height: wanted.height > 0 ? wanted.height : room.height
        )
    }

    // MARK: - States

    /// Before the first layout.
    func willOpen() {
        controller?.beginAppearanceTransition(true, animated: UIView.areAnimationsEnabled)
        hideSource(true)
    }

    func didOpen() { controller?.endAppearanceTransition() }

    /// In its place, over the window.
    func raise() {
        isRaised = true
        ground.alpha = 1
        platter.alpha = 1
        let scale = controller == nil && seen.width > 0 ? raised.width / seen.width : 1
        let size = platter.bounds.size
        let middle = controller == nil ? seen.center : CGPoint(x: size.width / 2, y: size.height / 2)
        platter.center = CGPoint(
            x: raised.midX + (size.width / 2 - middle.x) * scale,
            y: raised.midY + (size.height / 2 - middle.y) * scale
        )
        platter.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    /// Where it comes from.
    func lower() { lower(to: start) }

    private func lower(to place: Place) {
        isRaised = false
        ground.alpha = 0
        let isSourceGone = lifted.map { $0.window !== window } ?? false
        guard !isSourceGone, let window, let container = place.container, container.window === window else {
            platter.alpha = 0
            return
        }
        platter.center = window.convert(place.center, from: container)
        platter.transform = place.transform
        guard controller != nil else { return }
        platter.alpha = 0
        let scale = max(min(place.size.width / max(raised.width, 1), 1), 0.1)
        platter.transform = platter.transform.scaledBy(x: scale, y: scale)
    }

    func willClose() { controller?.beginAppearanceTransition(false, animated: UIView.areAnimationsEnabled) }

    func close(_ style: UIContextMenuInteractionCommitStyle) {
        switch style {
        case .dismiss: lower(to: destination().map(Place.init) ?? start)
        case .pop:
            isRaised = false
            ground.alpha = 0
            platter.alpha = 0
            guard let bounds = window?.bounds else { return }
            platter.center = bounds.center
            let scale = max(bounds.width / platter.bounds.width, bounds.height / platter.bounds.height)
            platter.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
    }

    func didClose() {
        controller?.endAppearanceTransition()
        hideSource(false)
    }

    private func hideSource(_ isHidden: Bool) {
        lifted?.withExtras { $0.isLifted = isHidden }
        lifted?.markDisplayNeeded()
    }
}
