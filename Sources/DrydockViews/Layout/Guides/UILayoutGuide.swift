/// A rectangle that takes part in layout like a view but draws nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    let node: LayoutNode
    private unowned(unsafe) var owner: UIView?
    let kind: Kind
    /// The rows that tie a system guide to its view.
    var insetRows: InsetRows?

    /// A name for messages and tree printouts.
    open var identifier = ""

    public override init() {
        kind = .custom
        node = LayoutNode(view: nil, guide: nil)
        super.init()
        node.guide = self
    }

    init(kind: Kind, owner: UIView?) {
        self.kind = kind
        self.owner = owner
        node = LayoutNode(view: owner, guide: nil)
        super.init()
        node.guide = self
    }

    /// Exists for subclasses' sake: archives are not read.
    public required init?(coder: NSCoder) {
        kind = .custom
        node = LayoutNode(view: nil, guide: nil)
        super.init()
        node.guide = self
    }

    deinit {
        node.guide = nil
    }

    /// The view whose coordinates the guide lives in. Setting it moves the guide.
    public var owningView: UIView? {
        get { owner }
        set {
            if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
        }
    }

    /// The guide's rectangle in its owner's coordinates, as of the last layout.
    open var layoutFrame: CGRect {
        guard let owner else { return .zero }
        if node.engine != nil, let state = owner.layoutStateStorage {
            return node.absoluteFrame.offsetBy(
                dx: -state.absoluteFrame.minX,
                dy: -state.absoluteFrame.minY
            )
        }
        switch kind {
        case .custom: return .zero
        case .safeArea: return CGRect(origin: .zero, size: owner.bounds.size).inset(by: owner.safeAreaInsets)
        case .margins: return CGRect(origin: .zero, size: owner.bounds.size).inset(by: owner.layoutMargins)
        }
    }

    func setOwner(_ view: UIView?) {
        owner = view
        node.view = view
    }

    enum Kind {
        case custom
        case safeArea
        case margins
    }

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .centerY) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(node, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(node, .height) }
}
