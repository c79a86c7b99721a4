/// The name of an action, as Objective-C writes it: "paste:". Swift on Linux has no `#selector`; actions of your own are
/// methods that are passed on as such, see `UIControl.addTarget(_:action:for:)`.
public nonisolated struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private let name: String

    public init(_ name: String) {
        self.name = name
    }

    public init(stringLiteral name: String) {
        self.init(name)
    }

    public var description: String { name }

    static let cut: Selector = "cut:"
    static let copy: Selector = "copy:"
    static let paste: Selector = "paste:"
    static let select: Selector = "select:"
    static let selectAll: Selector = "selectAll:"
    static let delete: Selector = "delete:"
}

/// What the edit menu and its keys ask of the first responder. Each is done by the first responder, or the next one, whose
/// `canPerformAction(_:withSender:)` is true for its name.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func select(_ sender: Any?)
    func selectAll(_ sender: Any?)
    func delete(_ sender: Any?)
}

extension UIResponder {
    /// Has whoever can do it do an edit action.
    /// - Returns: whether there was one.
    @discardableResult
    func performEditAction(_ action: Selector) -> Bool {
        guard let target = target(forAction: action, withSender: nil) as? UIResponder else { return false }
        switch action {
        case .cut: target.cut(nil)
        case .copy: target.copy(nil)
        case .paste: target.paste(nil)
        case .select: target.select(nil)
        case .selectAll: target.selectAll(nil)
        case .delete: target.delete(nil)
        default: return false
        }
        return true
    }
}
