public import DrydockViews

/// What a list's cell shows beside its content.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When an accessory is shown.
    public nonisolated enum DisplayedState: Int, Sendable {
        case always
        case whenEditing
        case whenNotEditing
    }

    /// At which side a view of one's own is shown, and when.
    public nonisolated enum Placement: Sendable {
        case leading(displayed: DisplayedState = .always)
        case trailing(displayed: DisplayedState = .always)
    }

    /// How an accessory looks.
    public struct Options {
        public var isHidden: Bool
        /// Nil for the cell's tint, or the accessory's own colour.
        public var tintColor: UIColor?

        public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
            self.isHidden = isHidden
            self.tintColor = tintColor
        }
    }

    public typealias DisclosureIndicatorOptions = Options
    public typealias CheckmarkOptions = Options
    public typealias DeleteOptions = Options
    public typealias InsertOptions = Options
    public typealias MultiselectOptions = Options
    public typealias DetailOptions = Options
    public typealias ReorderOptions = Options

    /// How a chevron that expands and collapses looks, and what a tap does.
    public struct OutlineDisclosureOptions {
        /// Where a tap expands or collapses the item.
        public nonisolated enum Style: Int, Sendable {
            /// As `header` in the header of a list's section, else as `cell`.
            case automatic
            /// Anywhere on the cell, which is not selected.
            case header
            /// On the chevron; a tap beside it selects the cell.
            case cell
        }

        public var style: Style
        public var isHidden: Bool
        /// Nil for the cell's tint.
        public var tintColor: UIColor?

        public init(style: Style = .automatic, isHidden: Bool = false, tintColor: UIColor? = nil) {
            self.style = style
            self.isHidden = isHidden
            self.tintColor = tintColor
        }
    }

    /// How a text beside the content looks.
    public struct LabelOptions {
        public var isHidden: Bool
        /// Nil for secondary label's.
        public var tintColor: UIColor?
        /// Nil for that of body text.
        public var font: UIFont?

        public init(isHidden: Bool = false, tintColor: UIColor? = nil, font: UIFont? = nil) {
            self.isHidden = isHidden
            self.tintColor = tintColor
            self.font = font
        }
    }

    /// A view of one's own, at its own size.
    public struct CustomViewConfiguration {
        public var customView: UIView
        public var placement: Placement
        public var isHidden: Bool
        public var tintColor: UIColor?

        public init(
            customView: UIView,
            placement: Placement,
            isHidden: Bool = false,
            tintColor: UIColor? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden
            self.tintColor = tintColor
        }
    }

    enum Kind {
        case glyph(ListGlyphView.Glyph)
        case multiselect
        case outline(OutlineDisclosureOptions.Style)
        case reorder
        case label(String, UIFont?)
        case custom(UIView)
    }

    let kind: Kind
    let displayed: DisplayedState
    let isLeading: Bool
    let isHidden: Bool
    let tintColor: UIColor?
    let handler: (() -> Void)?

    private init(
        _ kind: Kind,
        _ displayed: DisplayedState,
        _ options: Options,
        isLeading: Bool = false,
        handler: (() -> Void)? = nil
    ) {
        self.kind = kind
        self.displayed = displayed
        self.isLeading = isLeading
        self.handler = handler
        isHidden = options.isHidden
        tintColor = options.tintColor
    }

    /// A chevron: a tap leads on.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always,
        options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(.glyph(.disclosure), displayed, options)
    }

    /// A tick.
    public static func checkmark(
        displayed: DisplayedState = .always,
        options: CheckmarkOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(.glyph(.checkmark), displayed, options)
    }

    /// An i in a ring, which calls a closure.
    public static func detail(
        displayed: DisplayedState = .always,
        options: DetailOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.glyph(.detail), displayed, options, handler: actionHandler)
    }

    /// A red disc before the content, which calls a closure, or for nil shows the list's trailing swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing,
        options: DeleteOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.glyph(.delete), displayed, options, isLeading: true, handler: actionHandler)
    }

    /// A green disc before the content, which calls a closure.
    public static func insert(
        displayed: DisplayedState = .whenEditing,
        options: InsertOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.glyph(.insert), displayed, options, isLeading: true, handler: actionHandler)
    }

    /// A ring before the content, filled while the cell is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing,
        options: MultiselectOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(.multiselect, displayed, options, isLeading: true)
    }

    /// A chevron that points down while the item's children in its section snapshot are shown.
    ///
    /// - Parameters:
    ///   - displayed: when it is shown.
    ///   - options: how it looks, and where a tap expands and collapses.
    ///   - actionHandler: is called in place of expanding and collapsing; nil for that.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always,
        options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .outline(options.style),
            displayed,
            Options(isHidden: options.isHidden, tintColor: options.tintColor),
            handler: actionHandler
        )
    }

    /// Three lines by which a finger moves the item to another place; the data source has to let it.
    public static func reorder(
        displayed: DisplayedState = .whenEditing,
        options: ReorderOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(.reorder, displayed, options)
    }

    /// A short text.
    public static func label(
        text: String,
        displayed: DisplayedState = .always,
        options: LabelOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .label(text, options.font),
            displayed,
            Options(isHidden: options.isHidden, tintColor: options.tintColor)
        )
    }

    /// A view of one's own.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let (isLeading, displayed): (Bool, DisplayedState) =
            switch configuration.placement {
            case .leading(let displayed): (true, displayed)
            case .trailing(let displayed): (false, displayed)
            }
        return UICellAccessory(
            .custom(configuration.customView),
            displayed,
            Options(isHidden: configuration.isHidden, tintColor: configuration.tintColor),
            isLeading: isLeading
        )
    }
}

/// Shows an accessory, and takes taps where that does anything.
final class CellAccessoryView: UIControl {
    let accessory: UICellAccessory
    private let content: UIView

    init(_ accessory: UICellAccessory) {
        self.accessory = accessory
        switch accessory.kind {
        case .glyph(let glyph): content = ListGlyphView(glyph, color: accessory.tintColor)
        case .multiselect: content = ListGlyphView(.unselected, color: accessory.tintColor)
        case .outline: content = ListGlyphView(.outline, color: accessory.tintColor)
        case .reorder: content = ListGlyphView(.reorder, color: accessory.tintColor)
        case .label(let text, let font):
            let label = UILabel()
            label.text = text
            label.font = font ?? .preferredFont(forTextStyle: .body)
            label.textColor = accessory.tintColor ?? .secondaryLabel
            label.adjustsFontForContentSizeCategory = true
            content = label
        case .custom(let view): content = view
        }
        super.init(frame: .zero)
        if let tint = accessory.tintColor { tintColor = tint }
        addSubview(content)
        isUserInteractionEnabled = isActive
        if case .custom = accessory.kind { isUserInteractionEnabled = true }
        if case .reorder = accessory.kind {
            let handle = HandleGestureRecognizer()
            addGestureRecognizer(handle)
            handle.addTarget(self, action: CellAccessoryView.dragged)
        } else if isActive {
            addAction(
                UIAction { action in (action.sender as? CellAccessoryView)?.run() },
                for: .touchUpInside
            )
        }
        switch accessory.kind {
        case .glyph(.delete): accessibilityLabel = "Remove"
        case .glyph(.insert): accessibilityLabel = "Insert"
        case .glyph(.detail): accessibilityLabel = "More Info"
        case .reorder: accessibilityLabel = "Reorder"
        default: break
        }
    }

    /// Whether a touch does anything by itself.
    private var isActive: Bool {
        switch accessory.kind {
        case .outline(let style): accessory.handler != nil || style != .header
        case .reorder, .glyph(.delete): true
        default: accessory.handler != nil
        }
    }

    private func run() {
        if let handler = accessory.handler { return handler() }
        guard let cell = superview as? UICollectionViewListCell, let view = cell.collectionView else {
            return
        }
        if case .outline = accessory.kind { return cell.toggleOutline() }
        guard let path = view.path(of: cell) else { return }
        if view.swiperStorage?.swiped?.cell === cell {
            view.swiperStorage?.close(animated: true)
        } else {
            view.showTrailingActions(at: path)
        }
    }

    /// Where the finger holds the cell, from its centre.
    private var grip: CGFloat = 0

    private func dragged(_ recognizer: UIGestureRecognizer) {
        guard let cell = superview as? UICollectionViewListCell, let view = cell.collectionView else {
            return
        }
        let y = recognizer.location(in: view).y
        switch recognizer.state {
        case .began:
            guard let path = view.path(of: cell) else { return }
            grip = cell.center.y - y
            _ = view.beginInteractiveMovementForItem(at: path)
        case .changed:
            view.updateInteractiveMovementTargetPosition(CGPoint(x: cell.center.x, y: y + grip))
        case .ended: view.endInteractiveMovement()
        case .cancelled, .failed: view.cancelInteractiveMovement()
        case .possible: break
        }
    }

    required init?(coder: NSCoder) { fatalError("CellAccessoryView is made in code") }

    override var canBecomeFocused: Bool { isActive }

    /// A tap on a view that does nothing by itself is one on the cell.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && !isActive ? nil : hit
    }

    /// Room that the accessory takes, in points.
    var size: CGSize {
        switch accessory.kind {
        case .glyph, .multiselect, .outline, .reorder: return content.sizeThatFits(.zero)
        case .label: return content.sizeThatFits(CGSize(width: 200, height: 0))
        case .custom:
            let wanted = content.intrinsicContentSize
            return CGSize(
                width: wanted.width >= 0 ? wanted.width : content.bounds.width,
                height: wanted.height >= 0 ? wanted.height : content.bounds.height
            )
        }
    }

    func show(isSelected: Bool, isExpanded: Bool) {
        guard let glyph = content as? ListGlyphView else { return }
        switch accessory.kind {
        case .multiselect: glyph.glyph = isSelected ? .selected : .unselected
        case .outline:
            let quarter: CGFloat = isRightToLeft ? -.pi / 2 : .pi / 2
            let transform = isExpanded ? CGAffineTransform(rotationAngle: quarter) : .identity
            if glyph.transform != transform { glyph.transform = transform }
        default: break
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = size
        let scale = max(traitCollection.displayScale, 1)
        content.bounds.size = size
        let corner = CGPoint(
            x: ((bounds.width - size.width) / 2 * scale).rounded() / scale,
            y: ((bounds.height - size.height) / 2 * scale).rounded() / scale
        )
        content.center = CGPoint(x: corner.x + size.width / 2, y: corner.y + size.height / 2)
    }
}
