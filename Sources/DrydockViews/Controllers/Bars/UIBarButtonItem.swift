public import Foundation

/// A button of a navigation bar or toolbar, or the room between two.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// How much the button stands out.
    public nonisolated enum Style: Int, Sendable {
        case plain = 0
        /// Bold: it ends what is done on the screen.
        case done = 2
    }

    /// The item's meaning, for items of the system.
    private(set) var systemItem: SystemItem?

    public override init() {
        super.init()
    }

    /// Exists for subclasses' sake: archives are not read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: - Making an item

    /// An item with a title that calls a method of a target, which is not kept alive.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// As above, by the method itself: `action: Screen.tapped`.
    public convenience init<Target: AnyObject>(
        title: String?,
        style: Style,
        target: Target?,
        action: @escaping (Target) -> () -> Void
    ) {
        self.init(title: title, style: style, target: target, action: Selector(SelectorMethod(action)))
    }

    /// As above, for methods that take the item.
    public convenience init<Target: AnyObject, Sender>(
        title: String?,
        style: Style,
        target: Target?,
        action: @escaping (Target) -> (Sender) -> Void
    ) {
        self.init(title: title, style: style, target: target, action: Selector(SelectorMethod(action)))
    }

    /// An item with an image, drawn in the tint colour, that calls a method of a target, which is not kept alive.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    /// As above, by the method itself.
    public convenience init<Target: AnyObject>(
        image: UIImage?,
        style: Style,
        target: Target?,
        action: @escaping (Target) -> () -> Void
    ) {
        self.init(image: image, style: style, target: target, action: Selector(SelectorMethod(action)))
    }

    /// As above, for methods that take the item.
    public convenience init<Target: AnyObject, Sender>(
        image: UIImage?,
        style: Style,
        target: Target?,
        action: @escaping (Target) -> (Sender) -> Void
    ) {
        self.init(image: image, style: style, target: target, action: Selector(SelectorMethod(action)))
    }

    /// An item with one of the system's titles or icons that calls a method of a target, which is not kept alive.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(title: nil, style: .plain, target: target, action: action)
        adopt(systemItem)
    }

    func adopt(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        title = systemItem.title
        style = systemItem.isDone ? .done : .plain
    }

    /// As above, by the method itself.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem,
        target: Target?,
        action: @escaping (Target) -> () -> Void
    ) {
        self.init(
            barButtonSystemItem: systemItem,
            target: target,
            action: Selector(SelectorMethod(action))
        )
    }

    /// As above, for methods that take the item.
    public convenience init<Target: AnyObject, Sender>(
        barButtonSystemItem systemItem: SystemItem,
        target: Target?,
        action: @escaping (Target) -> (Sender) -> Void
    ) {
        self.init(
            barButtonSystemItem: systemItem,
            target: target,
            action: Selector(SelectorMethod(action))
        )
    }

    /// An item with one of the system's titles or icons that runs an action, or opens a menu.
    public convenience init(
        systemItem: SystemItem,
        primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
        showPrimaryAction()
    }

    /// An item that runs an action, or opens a menu; title and image are the action's unless they are given.
    public convenience init(
        title: String? = nil,
        image: UIImage? = nil,
        primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        showPrimaryAction()
        if let title { self.title = title }
        if let image { self.image = image }
    }

    /// An item that shows a view, in the view's own size.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Room of a width in points.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    /// As much room as the bar has left, shared with others of its kind.
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    // MARK: - What it shows

    open var style = Style.plain {
        didSet { if style != oldValue { didChange() } }
    }

    /// Points; 0 for as many as title, image or view want.
    open var width: CGFloat = 0 {
        didSet {
            require(width.isFinite, "UIBarButtonItem.width: \(width) is not finite")
            if width != oldValue { didChange() }
        }
    }

    /// Shown in place of title and image.
    open var customView: UIView? {
        didSet {
            shownView = customView
            if customView !== oldValue { didChange() }
        }
    }

    /// Of title and image; nil for the bar's.
    open var tintColor: UIColor? {
        didSet { if tintColor != oldValue { didChange() } }
    }

    /// By metrics and state.
    var backgroundImages: [UIBarMetrics: [UIControl.State: UIImage]] = [:] {
        didSet { didChange() }
    }

    /// A hidden item takes no room.
    open var isHidden = false {
        didSet { if isHidden != oldValue { didChange() } }
    }

    // MARK: - What it does

    /// Whom the action's method is called on, not kept alive; nil for whoever has it, see `UIApplication.sendAction(_:to:from:for:)`.
    open weak var target: AnyObject?

    /// What a tap calls: a method that takes nothing, or the item, or the item and the event.
    open var action: Selector?

    /// Run when the item is tapped, in place of the method. Its title and image become the item's if they are not empty.
    open var primaryAction: UIAction? {
        didSet { showPrimaryAction() }
    }

    /// Opened by a tap; where the item has something else to do, by a long press.
    open var menu: UIMenu? {
        didSet { if menu !== oldValue { didChange() } }
    }

    /// Whether a tap opens the menu.
    var opensMenu: Bool { menu != nil && primaryAction == nil && action == nil }

    /// Initialisers call it as well, since observers do not run in them.
    private func showPrimaryAction() {
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { title = primaryAction.title }
        if let image = primaryAction.image { self.image = image }
    }

    /// The item was tapped on this control.
    func perform(by control: UIControl) {
        if let primaryAction {
            control.sendAction(primaryAction)
        } else if let action {
            let application = UIApplication.shared
            let target = target ?? application.responder(for: action, startingAt: control, sender: self)
            application.sendAction(action, to: target, from: self, for: nil)
        }
    }

    var isFlexibleSpace: Bool { systemItem == .flexibleSpace }
    var isFixedSpace: Bool { systemItem == .fixedSpace }
}
