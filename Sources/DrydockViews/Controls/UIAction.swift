/// What an action runs; it gets the action itself.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A closure with a name, run by a control when one of its events happens.
@preconcurrency @MainActor
public final class UIAction: NSObject {
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

    /// Shown by a button made from the action.
    public let title: String
    /// Shown by a button made from the action.
    public let image: UIImage?
    /// What `removeAction(identifiedBy:for:)` finds the action by.
    public let identifier: Identifier
    /// Who ran the action last: a control or a gesture recogniser.
    public private(set) weak var sender: AnyObject?
    private let handler: UIActionHandler

    /// Without an identifier the action gets one of its own.
    public init(
        title: String = "",
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        handler: @escaping UIActionHandler
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier ?? Identifier("drydock.action.\(UUID().uuidString)")
        self.handler = handler
        super.init()
    }

    func run(sender: AnyObject) {
        self.sender = sender
        handler(self)
    }
}
