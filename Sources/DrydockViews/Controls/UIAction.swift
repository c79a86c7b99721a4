/// What an action runs; it gets the action itself.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A closure with a name, run by a control when one of its events happens, or chosen from a menu.
@preconcurrency @MainActor
public final class UIAction: UIMenuElement {
    /// What tells actions apart: a control holds one of each for an event.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Shown by a menu, and by a button made from the action.
    public override var title: String {
        get { titleStorage }
        set { titleStorage = newValue }
    }

    /// Shown by a menu, and by a button made from the action.
    public override var image: UIImage? {
        get { imageStorage }
        set { imageStorage = newValue }
    }

    /// What `removeAction(identifiedBy:for:)` finds the action by.
    public let identifier: Identifier
    /// What the action does, in more words than its title.
    public var discoverabilityTitle: String?
    /// How a menu shows the action.
    public var attributes: UIMenuElement.Attributes
    /// Whether a menu marks the action.
    public var state: UIMenuElement.State
    /// Who ran the action last: a control or a gesture recogniser.
    public private(set) weak var sender: AnyObject?
    private let handler: UIActionHandler

    /// Without an identifier the action gets one of its own.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(OwnIdentifier.next("action"))
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    package func run(sender: AnyObject) {
        self.sender = sender
        handler(self)
    }
}
