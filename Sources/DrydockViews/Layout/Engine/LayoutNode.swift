import DrydockLayoutSolver

/// What constraints speak of: a view or a layout guide, as the engine sees it.
class LayoutNode {
    nonisolated(unsafe) let record = NodePointer.allocate(capacity: 1)
    /// Nil for a view's own node.
    nonisolated(unsafe) unowned(unsafe) var guide: UILayoutGuide?
    /// Whether this is a view's own node: a `ViewLayoutState`.
    let isView: Bool

    // MARK: In the engine

    /// Where the engine lists this node.
    var index = -1
    /// The frame in the root's coordinates, as last applied.
    var absoluteFrame = CGRect.zero
    /// The solution that `absoluteFrame` was made from.
    var edges = Edges.none
    /// The engine's application of frames in which `absoluteFrame` last changed.
    var movedIn = 0

    /// That of the view or guide: where an ambiguous layout has to choose, it favours what was made first.
    let serial: Int64

    init(view: UIView?, guide: UILayoutGuide?, isView: Bool = false) {
        self.isView = isView
        serial = isView ? view?.serial ?? 0 : Self.nextSerial()
        self.guide = guide
        record.initialize(to: NodeRecord(node: .passUnretained(self)))
        self.view = view
    }

    private static var serials: Int64 = 0

    static func nextSerial() -> Int64 {
        serials += 1
        return serials
    }

    nonisolated deinit {
        record.pointee.engine?.release()
        record.deallocate()
    }

    /// The view, or the guide's owner; nil once it is gone.
    var view: UIView? {
        get { viewReference?.takeUnretainedValue() }
        set {
            guard let newValue else { return record.pointee.view = nil }
            record.pointee.view = .passUnretained(newValue)
        }
    }

    var viewReference: Unmanaged<UIView>? { record.pointee.view }

    /// The engine that this node has joined.
    var engine: LayoutEngine? {
        get { record.pointee.engine?.takeUnretainedValue() }
        set {
            let old = record.pointee.engine
            record.pointee.engine = nil
            if let newValue { record.pointee.engine = .passRetained(newValue) }
            old?.release()
        }
    }

    var spans: Spans? {
        get { record.pointee.spans }
        set { record.pointee.spans = newValue }
    }

    /// The active constraints that mention this node, oldest first. Cost: as many.
    var mentions: [NSLayoutConstraint] {
        var mentions: [NSLayoutConstraint] = []
        var next = record.pointee.newestMention
        while let constraint = next {
            mentions.append(constraint.pointee.constraint.takeUnretainedValue())
            next = constraint.nextMention(of: record)
        }
        return mentions.reversed()
    }

    var isMentioned: Bool { record.pointee.newestMention != nil }

    /// Where the solution has a node's edges.
    nonisolated struct Edges: Equatable {
        var left: Double
        var right: Double
        var top: Double
        var bottom: Double

        /// Unlike any solution.
        static let none = Edges(left: .nan, right: .nan, top: .nan, bottom: .nan)
    }

    /// The two axes of one node.
    nonisolated struct Spans {
        var x: Span
        var y: Span
    }
}
