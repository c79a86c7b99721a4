/// Something that a menu shows: an action, or a menu of its own.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    public nonisolated enum State: Int, Sendable {
        case off, on
        /// Neither on nor off; shown by a dash.
        case mixed
    }

    public nonisolated struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// In red: it takes something away.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Leaves the menu open when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    var titleStorage: String
    var imageStorage: UIImage?
    /// Below the title, smaller.
    open var subtitle: String?

    init(title: String, subtitle: String?, image: UIImage?) {
        titleStorage = title
        imageStorage = image
        self.subtitle = subtitle
        super.init()
    }

    open var title: String { titleStorage }
    /// Behind the title.
    open var image: UIImage? { imageStorage }
}

/// Actions and further menus, shown by a button.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// What tells menus apart.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public nonisolated struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Inside of another menu: a section of that one, and not a row that leads further.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// In red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Choosing an action turns it on and the others of the menu off.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// Inside of another menu: a section of images beside each other, of which those that are on have a ground.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How much room a menu gives each of its elements.
    public nonisolated enum ElementSize: Int, Sendable {
        /// That of the place where the menu is shown: rows.
        case automatic = -1
        /// An image, four beside each other.
        case small
        /// An image above a title, three beside each other.
        case medium
        /// A row.
        case large
    }

    public let identifier: Identifier
    public let options: Options
    open private(set) var children: [UIMenuElement]
    open var preferredElementSize = ElementSize.automatic

    /// Without an identifier the menu gets one of its own.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(OwnIdentifier.next("menu"))
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Without an identifier the menu gets one of its own.
    public convenience init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        options: Options = [],
        preferredElementSize: ElementSize,
        children: [UIMenuElement] = []
    ) {
        self.init(
            title: title,
            subtitle: subtitle,
            image: image,
            identifier: identifier,
            options: options,
            children: children
        )
        self.preferredElementSize = preferredElementSize
    }

    /// A menu like this one with other children.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title,
            subtitle: subtitle,
            image: image,
            identifier: identifier,
            options: options,
            preferredElementSize: preferredElementSize,
            children: newChildren
        )
    }

    /// Whether it is shown within the menu that it is in.
    var isSection: Bool { !options.isDisjoint(with: [.displayInline, .displayAsPalette]) }

    /// The actions that are on, those of sections included.
    open var selectedElements: [UIMenuElement] { leaves.filter { $0.state == .on } }

    /// The actions of the menu and its sections, with those deferred ones that are there.
    package var leaves: [UIAction] { UIMenu.leaves(of: children) }

    /// Of a menu of which one action is on, that is the one chosen.
    func updateStates(choosing action: UIAction) {
        if options.contains(.singleSelection), leaves.contains(where: { $0 === action }) {
            for leaf in leaves { leaf.state = leaf === action ? .on : .off }
        }
        for case let child as UIMenu in children { child.updateStates(choosing: action) }
    }

    private static func leaves(of elements: [UIMenuElement]) -> [UIAction] {
        elements.flatMap { element -> [UIAction] in
            switch element {
            case let action as UIAction: [action]
            case let deferred as UIDeferredMenuElement: leaves(of: deferred.elements ?? [])
            case let menu as UIMenu where menu.isSection: menu.leaves
            default: []
            }
        }
    }
}
