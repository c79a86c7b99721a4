/// A rectangle that takes part in layout like a view but draws nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    @usableFromInline final let node: LayoutNode
    let kind: Kind

    /// A name for messages and tree printouts.
    open var identifier = ""

    public override init() {
        kind = .custom
        node = LayoutNode(isView: false)
        super.init()
        node.guide = self
    }

    init(kind: Kind, owner: UIView?) {
        self.kind = kind
        node = LayoutNode(isView: false)
        node.above = owner?.knownNode
        super.init()
        node.guide = self
    }

    /// Exists for subclasses' sake: archives are not read.
    public required init?(coder: NSCoder) {
        kind = .custom
        node = LayoutNode(isView: false)
        super.init()
        node.guide = self
    }

    /// The view whose coordinates the guide lives in. Setting it moves the guide.
    public var owningView: UIView? {
        get { node.view }
        set {
            if let newValue { newValue.addLayoutGuide(self) } else { node.view?.removeLayoutGuide(self) }
        }
    }

    /// The guide's rectangle in its owner's coordinates, as of the last layout.
    open var layoutFrame: CGRect {
        guard let owner = node.view else { return .zero }
        if let engine = node.engine {
            let record = engine.nodes[Int(node.index)]
            // One that nothing mentions any more has no place; what it has is that of its past.
            if record.mentions == 0, kind == .custom { return .zero }
            if record.mentions == 0, kind == .content {
                return CGRect(origin: .zero, size: owner.contentExtent ?? .zero)
            }
            let outer = engine.nodes[Int(record.parent)].frame
            return record.frame.offsetBy(dx: -outer.minX, dy: -outer.minY)
        }
        switch kind {
        case .custom, .readable: return .zero
        case .content: return CGRect(origin: .zero, size: owner.contentExtent ?? .zero)
        case .frame: return owner.bounds
        case .keyboard:
            let height = insets?.top ?? 0
            return CGRect(x: 0, y: owner.bounds.height - height, width: owner.bounds.width, height: height)
        case .safeArea: return CGRect(origin: .zero, size: owner.bounds.size).inset(by: owner.safeAreaInsets)
        case .margins: return CGRect(origin: .zero, size: owner.bounds.size).inset(by: owner.layoutMargins)
        }
    }

    func setOwner(_ view: UIView?) {
        node.above = view?.knownNode
    }

    enum Kind {
        case custom
        case safeArea
        case margins
        case readable
        case keyboard
        /// What a scroll view scrolls: as large as constraints say.
        case content
        /// A scroll view's frame, in the coordinates of what it scrolls.
        case frame
    }

    @inlinable public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .leading) }
    @inlinable public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .trailing) }
    @inlinable public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .left) }
    @inlinable public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .right) }
    @inlinable public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .centerX) }
    @inlinable public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .top) }
    @inlinable public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .bottom) }
    @inlinable public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .centerY) }
    @inlinable public var widthAnchor: NSLayoutDimension { NSLayoutDimension(node, .width) }
    @inlinable public var heightAnchor: NSLayoutDimension { NSLayoutDimension(node, .height) }
}
