/// A method that a nib may call by name, in place of `@IBAction`.
@preconcurrency @MainActor
public struct NibAction {
    let method: SelectorMethod

    /// A method without parameters.
    public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
        self.method = SelectorMethod(method)
    }

    /// A method that takes the sender.
    public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> (Sender) -> Void) {
        self.method = SelectorMethod(method)
    }

    /// A method that takes the sender and the event.
    public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> (Sender, UIEvent?) -> Void) {
        self.method = SelectorMethod(method)
    }

    /// Calls the method.
    /// - Returns: false where target or sender is of another class than it wants.
    package func run(_ target: AnyObject, _ sender: Any, _ event: UIEvent?) -> Bool {
        if case .returned = method.call(target, sender, event) { true } else { false }
    }
}

/// A class whose methods nibs call: views, controllers, owners.
///
/// Swift has no selectors here, so that a class says which names mean which methods:
/// ```swift
/// extension GreetingContentView: NibActionTarget {
///     static var nibActions: [String: NibAction] {
///         ["sayItAgain:": NibAction(GreetingContentView.sayItAgain)]
///     }
/// }
/// ```
/// Names are written as in the document (`sayItAgain:`, `closeWithSender:`) or as in Swift (`sayItAgain(_:)`, `close(sender:)`).
@preconcurrency @MainActor
public protocol NibActionTarget: AnyObject {
    /// The methods by their names. A subclass that has some of its own overrides a `class var` and adds its superclass's.
    static var nibActions: [String: NibAction] { get }
}

extension NibActionTarget {
    /// The method of that name in any of its spellings.
    package static func nibAction(_ selector: String) -> NibAction? {
        let actions = nibActions
        if let action = actions[selector] { return action }
        let name = NibSelector.objectiveC(selector)
        return actions.first { NibSelector.objectiveC($0.key) == name }?.value
    }
}

package enum NibSelector {
    /// `close(sender:)` as `closeWithSender:`; other names as they are.
    package static func objectiveC(_ name: String) -> String {
        guard let open = name.firstIndex(of: "("), name.hasSuffix(")") else { return name }
        let labels = name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init)
        guard let first = labels.first else { return String(name[..<open]) }
        let head = first == "_" ? "" : "With" + first.prefix(1).uppercased() + first.dropFirst()
        return name[..<open] + head + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }
}
