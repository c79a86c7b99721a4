import DrydockNibDocuments
public import DrydockViews

/// A method that makes the controller that a segue leads to, in place of `@IBSegueAction`.
///
/// It calls an initialiser of its own with the coder; where it gives nil, the usual one is called.
@preconcurrency @MainActor
public struct NibSegueAction {
    /// Nil where the source is of another class than the method wants.
    let run:
        (_ source: AnyObject, _ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController??

    /// A method that takes the coder.
    public init<Source: AnyObject, Destination: UIViewController>(
        _ method: @escaping (Source) -> (NSCoder) -> Destination?
    ) {
        run = { source, coder, _, _ in (source as? Source).map { method($0)(coder) } }
    }

    /// A method that takes the coder and the sender.
    public init<Source: AnyObject, Destination: UIViewController>(
        _ method: @escaping (Source) -> (NSCoder, Any?) -> Destination?
    ) {
        run = { source, coder, sender, _ in (source as? Source).map { method($0)(coder, sender) } }
    }

    /// A method that takes the coder, the sender and the segue's identifier.
    public init<Source: AnyObject, Destination: UIViewController>(
        _ method: @escaping (Source) -> (NSCoder, Any?, String?) -> Destination?
    ) {
        run = { source, coder, sender, identifier in
            (source as? Source).map { method($0)(coder, sender, identifier) }
        }
    }
}

/// A controller whose methods make those that its segues lead to.
///
/// ```swift
/// extension ListController: NibSegueSource {
///     static var nibSegueActions: [String: NibSegueAction] {
///         ["makeDetail:": NibSegueAction(ListController.makeDetail)]
///     }
/// }
/// ```
/// Names are written as those of ``NibActionTarget``: `makeDetail(_:sender:segueIdentifier:)` or `makeDetail:sender:segueIdentifier:`.
@preconcurrency @MainActor
public protocol NibSegueSource: UIViewController {
    /// The methods by their names.
    static var nibSegueActions: [String: NibSegueAction] { get }
}

extension NibSegueAction {
    /// What makes the controller that a segue leads to; nil where the document names no method.
    ///
    /// A name that the source does not have is warned about, and the controller made as usual.
    static func creator(
        of segue: NibElement,
        from source: UIViewController,
        sender: Any?,
        in document: NibDocument
    ) -> ((NSCoder) -> UIViewController?)? {
        guard let selector = segue["destinationCreationSelector"] else { return nil }
        let actions = (type(of: source) as? any NibSegueSource.Type)?.nibSegueActions ?? [:]
        let name = NibSelector.objectiveC(selector)
        guard let action = actions.first(where: { NibSelector.objectiveC($0.key) == name })?.value else {
            Log.warnOnce(
                "\(document.file):\(segue.line): \(type(of: source)) has no nib segue action \"\(selector)\": add it to nibSegueActions."
            )
            return nil
        }
        return { coder in action.run(source, coder, sender, segue["identifier"]) ?? nil }
    }
}
