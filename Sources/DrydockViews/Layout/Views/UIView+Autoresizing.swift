extension UIView {
    /// What of a view placed by frame changes with its superview's size.
    public nonisolated struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// What gives way when the superview's size changes; empty leaves the frame alone.
    public var autoresizingMask: AutoresizingMask {
        get { layoutNode.autoresizingMask }
        set {
            guard newValue != autoresizingMask else { return }
            layoutNode.autoresizingMask = newValue
            frameDidChangeOutsideOfLayout()
        }
    }

    /// Whether subviews follow their masks when this view's size changes.
    public var autoresizesSubviews: Bool {
        get { layoutNode.autoresizesSubviews }
        set { layoutNode.autoresizesSubviews = newValue }
    }

    /// The size of this view changed: subviews with an autoresizing mask follow.
    func resizeSubviews(withOldSize oldSize: CGSize, from source: FrameSource) {
        guard !subviewStorage.isEmpty, autoresizesSubviews else { return }
        for subview in subviewStorage {
            let node = subview.layoutNode
            guard node.translatesAutoresizingMask, !node.autoresizingMask.isEmpty, resizesByMask(subview)
            else { continue }
            let frame = subview.frame(resizedFrom: oldSize, to: boundsStorage.size)
            subview.resize(to: frame, from: source)
        }
    }

    private func frame(resizedFrom oldSize: CGSize, to newSize: CGSize) -> CGRect {
        let mask = autoresizingMask
        let horizontal = AutoresizingShares(
            start: frameOrigin.x,
            size: boundsStorage.width,
            total: oldSize.width,
            flexes: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)
            )
        ).resized(to: newSize.width)
        let vertical = AutoresizingShares(
            start: frameOrigin.y,
            size: boundsStorage.height,
            total: oldSize.height,
            flexes: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            )
        ).resized(to: newSize.height)
        return CGRect(x: horizontal.start, y: vertical.start, width: horizontal.size, height: vertical.size)
    }

    /// The frame was set by the caller: layout takes it as given, or, where constraints decide, leaves it until the superview is laid
    /// out.
    func frameDidChangeOutsideOfLayout() {
        guard let engine = layoutNode.engine else { return }
        if let above = layoutNode.above, above.insets != nil { safeAreaMayHaveMoved(in: above) }
        if isPlacedByConstraints {
            engine.viewWasDisplaced(layoutNode)
        } else {
            layoutNode.isFrameStale = true
            mark(.engine)
        }
    }

    /// Whether constraints place the view in its superview.
    var isPlacedByConstraints: Bool {
        guard let engine = layoutNode.engine, layoutNode.above != nil else { return false }
        return engine.nodes[Int(layoutNode.index)].placement == .solved
    }
}
