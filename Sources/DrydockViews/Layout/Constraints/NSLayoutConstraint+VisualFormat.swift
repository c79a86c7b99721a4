import Foundation

extension NSLayoutConstraint {
    /// How the constraints of a visual format align its views and count its distances.
    public nonisolated struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        public static let spacingEdgeToEdge: FormatOptions = []
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }

    /// The inactive constraints that a visual format stands for, such as `H:|-[icon(20)]-8-[title(>=50)]-|`.
    ///
    /// A lone `-` is 8 points between views, and the layout margin between a view and its superview. A format that cannot
    /// be read, a name that is in neither dictionary and an alignment along the format's own axis are caller's errors:
    /// the program stops with the format and the place in it.
    ///
    /// - Parameters:
    ///   - metrics: Numbers by name.
    ///   - views: Views and layout guides by name.
    public class func constraints(
        withVisualFormat format: String,
        options opts: FormatOptions = [],
        metrics: [String: Any]?,
        views: [String: Any],
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> [NSLayoutConstraint] {
        do {
            let builder = VisualFormatBuilder(
                format: try VisualFormat(format),
                options: opts,
                metrics: metrics ?? [:],
                views: views,
                source: .location(file: file, line: line)
            )
            return try builder.constraints()
        } catch {
            let pointer = String(repeating: " ", count: error.offset) + "^"
            fatalError(
                "NSLayoutConstraint.constraints(withVisualFormat:): \(error.message)\n\(format)\n\(pointer)",
                file: file,
                line: line
            )
        }
    }
}

/// Makes the constraints of a parsed format.
private struct VisualFormatBuilder {
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]
    let source: ConstraintSource

    private typealias Attribute = NSLayoutConstraint.Attribute

    func constraints() throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
        var nodes: [LayoutNode] = []
        for view in format.views { nodes.append(try node(view)) }
        var constraints: [NSLayoutConstraint] = []
        if let leading = format.leading, let first = nodes.first {
            constraints += try link(leading, superview(of: first), start, first, start, isOuter: true)
        }
        for index in nodes.indices {
            for predicate in format.views[index].predicates {
                constraints.append(try size(of: nodes[index], predicate))
            }
            guard index + 1 < nodes.count else { continue }
            let (from, to) =
                options.contains(.spacingBaselineToBaseline) && !format.isHorizontal
                ? (Attribute.lastBaseline, Attribute.firstBaseline) : (end, start)
            constraints += try link(format.connections[index], nodes[index], from, nodes[index + 1], to)
        }
        if let trailing = format.trailing, let last = nodes.last {
            constraints += try link(trailing, last, end, superview(of: last), end, isOuter: true)
        }
        for (first, second) in zip(nodes, nodes.dropFirst()) {
            for attribute in try alignments() {
                constraints.append(make(first, attribute, .equal, second, attribute))
            }
        }
        return constraints
    }

    // MARK: - Attributes

    private var start: Attribute {
        guard format.isHorizontal else { return .top }
        return isRightToLeft ? .right : options.contains(.directionLeftToRight) ? .left : .leading
    }

    private var end: Attribute {
        guard format.isHorizontal else { return .bottom }
        return isRightToLeft ? .left : options.contains(.directionLeftToRight) ? .right : .trailing
    }

    /// Whether distances count to the left.
    private var isRightToLeft: Bool { options.contains(.directionRightToLeft) && format.isHorizontal }

    private func alignments() throws(VisualFormat.Failure) -> [Attribute] {
        let columns: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllLeading, .leading),
            (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        ]
        let rows: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
            (.alignAllTop, .top), (.alignAllBottom, .bottom), (.alignAllCenterY, .centerY),
            (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
        ]
        let wrong = (format.isHorizontal ? columns : rows).first { options.contains($0.0) }
        if let wrong {
            let axis = format.isHorizontal ? "row" : "column"
            throw VisualFormat.Failure(
                message: "the views of a \(axis) cannot all have one \(wrong.1)",
                offset: 0
            )
        }
        return (format.isHorizontal ? rows : columns).filter { options.contains($0.0) }.map(\.1)
    }

    // MARK: - Constraints

    /// `to` lies after `from` by what the connection says.
    private func link(
        _ connection: VisualFormat.Connection,
        _ from: LayoutNode,
        _ fromAttribute: Attribute,
        _ to: LayoutNode,
        _ toAttribute: Attribute,
        isOuter: Bool = false
    ) throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
        guard case .predicates(let predicates) = connection else {
            guard isOuter else {
                return [make(to, toAttribute, .equal, from, fromAttribute, standardDistance)]
            }
            // The superview's side of it is that of its margins.
            let (inner, outer) = (margins(of: to, beside: from), margins(of: from, beside: to))
            return [make(inner, toAttribute, .equal, outer, fromAttribute)]
        }
        var constraints: [NSLayoutConstraint] = []
        for predicate in predicates {
            let distance = try number(predicate.object, predicate.offset)
            let constraint = make(
                to,
                toAttribute,
                isRightToLeft ? predicate.relation.mirrored : predicate.relation,
                from,
                fromAttribute,
                isRightToLeft ? -distance : distance
            )
            try setPriority(of: constraint, predicate)
            constraints.append(constraint)
        }
        return constraints
    }

    /// The margins guide of a superview; the node itself where it is the view inside.
    private func margins(of node: LayoutNode, beside other: LayoutNode) -> LayoutNode {
        node === other.above ? node.view?.layoutMarginsGuide.node ?? node : node
    }

    private func size(
        of node: LayoutNode,
        _ predicate: VisualFormat.Predicate
    ) throws(VisualFormat.Failure) -> NSLayoutConstraint {
        let attribute: Attribute = format.isHorizontal ? .width : .height
        var constraint: NSLayoutConstraint
        if case .name(let name) = predicate.object, metrics[name] == nil {
            let other = try self.node(.init(name: name, offset: predicate.offset))
            constraint = make(node, attribute, predicate.relation, other, attribute)
        } else {
            let length = try number(predicate.object, predicate.offset)
            constraint = make(node, attribute, predicate.relation, nil, .notAnAttribute, length)
        }
        try setPriority(of: constraint, predicate)
        return constraint
    }

    private func setPriority(
        of constraint: NSLayoutConstraint,
        _ predicate: VisualFormat.Predicate
    ) throws(VisualFormat.Failure) {
        guard let priority = predicate.priority else { return }
        let value = UILayoutPriority(Float(try number(priority, predicate.offset)))
        guard value.isLegal else {
            throw VisualFormat.Failure(
                message: "the priority \(value.rawValue) is not in 0 < p ≤ 1000",
                offset: predicate.offset
            )
        }
        constraint.priority = value
    }

    private func make(
        _ first: LayoutNode,
        _ firstAttribute: Attribute,
        _ relation: NSLayoutConstraint.Relation,
        _ second: LayoutNode?,
        _ secondAttribute: Attribute,
        _ constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            first,
            firstAttribute,
            relation,
            second,
            secondAttribute,
            constant: constant,
            source: source
        )
    }

    // MARK: - Names

    private func node(_ view: VisualFormat.View) throws(VisualFormat.Failure) -> LayoutNode {
        guard let item = views[view.name] else {
            throw VisualFormat.Failure(message: "\(view.name) is not among the views", offset: view.offset)
        }
        guard let item = item as? any LayoutItem else {
            throw VisualFormat.Failure(
                message: "\(view.name) is neither a view nor a layout guide",
                offset: view.offset
            )
        }
        return item.resolved(.notAnAttribute).0
    }

    private func superview(of node: LayoutNode) throws(VisualFormat.Failure) -> LayoutNode {
        guard let above = node.above else {
            throw VisualFormat.Failure(message: "\(node.plainName) has no superview for | to mean", offset: 0)
        }
        return above
    }

    private func number(_ operand: VisualFormat.Operand, _ offset: Int) throws(VisualFormat.Failure)
        -> CGFloat
    {
        switch operand {
        case .number(let number): return CGFloat(number)
        case .name(let name):
            switch metrics[name] {
            case let value as CGFloat: return value
            case let value as Double: return CGFloat(value)
            case let value as Float: return CGFloat(value)
            case let value as Int: return CGFloat(value)
            case let value as NSNumber: return CGFloat(value.doubleValue)
            case nil: throw VisualFormat.Failure(message: "\(name) is not among the metrics", offset: offset)
            default: throw VisualFormat.Failure(message: "the metric \(name) is no number", offset: offset)
            }
        }
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var mirrored: NSLayoutConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

/// Points between neighbours that a lone `-` stands for.
private nonisolated let standardDistance: CGFloat = 8
