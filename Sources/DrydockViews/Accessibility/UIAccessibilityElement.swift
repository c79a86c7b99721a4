/// Something to be read out that is not a view: a part of what a view draws.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// The view that the element is a part of, or another element of it.
    open private(set) weak var accessibilityContainer: AnyObject?
    /// Where the element lies, in points of the container's coordinates; while it is empty, `accessibilityFrame` counts.
    open var accessibilityFrameInContainerSpace = CGRect.zero
    /// A name for tests; never read out.
    open var accessibilityIdentifier: String?

    /// - Parameter container: usually a view, which has the element among its `accessibilityElements`.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    @_spi(Overriding) public override var ownAccessibility: OwnAccessibility {
        OwnAccessibility(isElement: true)
    }

    override var ownAccessibilityFrame: CGRect {
        guard !accessibilityFrameInContainerSpace.isEmpty, let view = accessibilityContainer as? UIView else {
            return .zero
        }
        return view.convert(accessibilityFrameInContainerSpace, to: nil)
    }

    open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}

/// Something that can be done with an element beside activating it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Does it.
    /// - Returns: whether it could be done.
    public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// Read out.
    open var name: String
    open var image: UIImage?
    open var actionHandler: ActionHandler?

    public init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }

    /// An action that calls a method of a target, which is not kept alive.
    /// - Parameter selector: takes nothing, or the action; what it returns is whether it could be done.
    public convenience init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
        let target = target.map { $0 as AnyObject }
        self.init(name: name, image: image) { [weak target] action in
            target.map { selector.call(on: $0, action, caller: "UIAccessibilityCustomAction \"\(name)\"") }
                as? Bool
                ?? false
        }
    }

    /// As above, by the method itself.
    public convenience init<Target: AnyObject>(
        name: String,
        target: Target,
        selector: @escaping (Target) -> () -> Bool
    ) {
        self.init(name: name, target: target, selector: Selector(SelectorMethod(selector)))
    }

    /// As above, for methods that take the action.
    public convenience init<Target: AnyObject>(
        name: String,
        target: Target,
        selector: @escaping (Target) -> (UIAccessibilityCustomAction) -> Bool
    ) {
        self.init(name: name, target: target, selector: Selector(SelectorMethod(selector)))
    }
}
