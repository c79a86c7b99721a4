/// The name of a method, as Objective-C writes it: "paste:".
///
/// Swift on Linux has no `#selector`, which hands over a name and lets the object find its method. Here a selector has the method with
/// it: `Selector("tapped:", Screen.tapped)`. It is the same as another of its name, and can be kept, compared and removed again. One
/// of a name alone finds the actions of the edit menu, and what a class lists for nibs, see ``NibActionTarget``.
public nonisolated struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private let name: String
    /// Nil for a name alone.
    private let ownMethod: SelectorMethod?

    public init(_ name: String) {
        self.init(name, nil)
    }

    public init(stringLiteral name: String) {
        self.init(name)
    }

    /// A method without parameters: `Selector("refresh", Screen.refresh)`.
    public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
        self.init(name, SelectorMethod(method))
    }

    /// A method that takes the sender, or whatever it is called with: `Selector("tapped:", Screen.tapped)`.
    public init<Target, Sender, Result>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Result) {
        self.init(name, SelectorMethod(method))
    }

    /// A method that takes two things, such as the sender and the event: `Selector("tapped:with:", Screen.tapped(_:with:))`.
    public init<Target, Sender, Event, Result>(
        _ name: String,
        _ method: @escaping (Target) -> (Sender, Event) -> Result
    ) {
        self.init(name, SelectorMethod(method))
    }

    /// A method that has no name here, and is the same as no other.
    init(_ method: SelectorMethod) {
        self.init("", method)
    }

    private init(_ name: String, _ method: SelectorMethod?) {
        (self.name, ownMethod) = (name, method)
    }

    public var description: String { name }

    public static func == (first: Selector, second: Selector) -> Bool {
        first.name == second.name && (!first.name.isEmpty || first.ownMethod === second.ownMethod)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }

    package static let cut: Selector = "cut:"
    package static let copy: Selector = "copy:"
    package static let paste: Selector = "paste:"
    package static let select: Selector = "select:"
    package static let selectAll: Selector = "selectAll:"
    package static let delete: Selector = "delete:"

    /// The method that an object has under this name; nil for none.
    func method(of target: Any) -> SelectorMethod? {
        if let ownMethod { return ownMethod.belongs(target) ? ownMethod : nil }
        if target is UIResponder, let method = Self.editMethods[name] { return method }
        guard Deinitialisation.isOnMainActor, let type = type(of: target) as? any NibActionTarget.Type else {
            return nil
        }
        return MainActor.assumeIsolated { type.nibAction(name)?.method }
    }

    /// Whether it is one of the edit menu's, which every responder has and few can do.
    package var isOfEditMenu: Bool { Self.editMethods[name] != nil }

    private static let editMethods: [String: SelectorMethod] = [
        "copy:": SelectorMethod(UIResponder.copy(_:)),
        "cut:": SelectorMethod(UIResponder.cut),
        "delete:": SelectorMethod(UIResponder.delete),
        "paste:": SelectorMethod(UIResponder.paste),
        "select:": SelectorMethod(UIResponder.select),
        "selectAll:": SelectorMethod(UIResponder.selectAll),
    ]

    /// Calls the method of an object.
    ///
    /// - Parameters:
    ///   - first: what a method with parameters takes: the sender, a notification, a timer.
    ///   - second: what a method with two takes beside, the event.
    ///   - caller: who calls, for the message where the object has no such method, or the method takes something else.
    /// - Returns: what the method returns.
    @discardableResult
    func call(on target: Any, _ first: Any? = nil, _ second: Any? = nil, caller: @autoclosure () -> String)
        -> Any
    {
        guard let method = method(of: target) else {
            preconditionFailure("\(caller()): \(type(of: target)) has no method \(name): \(remedy)")
        }
        switch method.call(target, first, second) {
        case .returned(let result): return result
        case .otherClass: preconditionFailure("\(caller()): \(type(of: target)) has no method \(name)")
        case .otherParameter(let wanted, let place):
            preconditionFailure("\(caller()): an action wants a \(wanted) as its \(place)")
        }
    }

    private var remedy: String {
        ownMethod == nil
            ? "a name alone finds actions of the edit menu and of nibs; write Selector(\"\(name)\", Type.method)"
            : "the selector is of another class"
    }
}

/// The selector of a name alone.
public nonisolated func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// A selector's name.
public nonisolated func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

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
    package func performEditAction(_ action: Selector) -> Bool {
        guard let target = target(forAction: action, withSender: nil) else { return false }
        action.call(on: target, caller: "\(type(of: self)).perform")
        return true
    }
}
