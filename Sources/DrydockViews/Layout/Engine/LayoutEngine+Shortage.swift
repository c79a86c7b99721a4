import DrydockLayoutSolver

/// By how much constraints along one axis miss the room that they have.
extension LayoutEngine {
    /// Says how much the conflict's constraints need inside of the outermost node and how much it has; nil where
    /// they are not a chain of distances and lengths from its one side to the other.
    func shortage(in conflict: Conflict, _ places: [RowID: Int32]) -> String? {
        guard conflict.rows.count <= longestChain else { return nil }
        var distances: [Distance] = []
        var mentioned: Set<Int> = []
        var isHorizontal: Bool?
        for row in conflict.rows {
            if let place = places[row] {
                guard let distance = distance(at: place) else { return nil }
                if isHorizontal ?? distance.isHorizontal != distance.isHorizontal { return nil }
                isHorizontal = distance.isHorizontal
                distances.append(distance)
                mentioned.formUnion([distance.from.node, distance.to.node])
            } else if let distance = ownDistance(row) {
                distances.append(distance)
            } else {
                return nil
            }
        }
        guard let isHorizontal, let outer = mentioned.min(by: { depth($0) < depth($1) }),
            distances.allSatisfy({ $0.isHorizontal == isHorizontal })
        else { return nil }
        let inner = distances.filter { $0.from.node != outer || $0.to.node != outer }
        guard let needed = longestPath(over: inner, across: outer), let name = nodes[outer].node?.fullName
        else { return nil }
        let own = distances.first { $0.from.node == outer && $0.to.node == outer }?.least
        let room = own ?? solver.size(of: isHorizontal ? nodes[outer].x : nodes[outer].y)
        guard needed > room + 0.001 else { return nil }
        return "They need \(CGFloat(needed).short) points of \(isHorizontal ? "width" : "height"); "
            + "\(name) has \(CGFloat(room).short)."
    }

    /// One edge of a node.
    private struct Edge: Hashable {
        var node: Int
        var isEnd: Bool
    }

    /// How far one edge lies after another: between `least` and `most`.
    private struct Distance {
        var from: Edge
        var to: Edge
        var least: Double?
        var most: Double?
        var isHorizontal: Bool
    }

    private func depth(_ index: Int) -> Int32 {
        // A guide lies within its view.
        nodes[index].depth
    }

    private func distance(at place: Int32) -> Distance? {
        let row = rows[Int(place)]
        guard let constraint = constraint(at: place), constraint.multiplier == 1,
            !constraint.mentionsBaseline, constraint.distances == nil
        else { return nil }
        let isMirrored = isMirrored(constraint)
        let (first, second) = (Int(row.first), Int(row.second))
        let constant = rowConstant(of: constraint, isMirrored)
        let attribute = constraint.firstAttribute
        var relation = constraint.relation
        if isMirrored, relation != .equal {
            relation = relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
        }
        let least = relation == .lessThanOrEqual ? nil : constant
        let most = relation == .greaterThanOrEqual ? nil : constant
        if attribute.kind == .size {
            guard second < 0 else { return nil }
            return Distance(
                from: Edge(node: first, isEnd: false),
                to: Edge(node: first, isEnd: true),
                least: least,
                most: most,
                isHorizontal: attribute == .width
            )
        }
        guard second >= 0, let isEnd = attribute.isEnd(isMirrored),
            let isOtherEnd = constraint.secondAttribute.isEnd(isMirrored)
        else { return nil }
        return Distance(
            from: Edge(node: second, isEnd: isOtherEnd),
            to: Edge(node: first, isEnd: isEnd),
            least: least,
            most: most,
            isHorizontal: attribute.kind == .horizontal
        )
    }

    /// The distance that one of the engine's own rows keeps: a size of content, or an inset.
    private func ownDistance(_ row: RowID) -> Distance? {
        for (index, record) in nodes.enumerated() where record.rows.all.contains(row) {
            guard let node = record.node, record.placement == .solved else { return nil }
            let isHorizontal = row == record.rows.left || row == record.rows.right
            guard record.isView else {
                guard row == record.rows.left || row == record.rows.top, node.guide?.kind != .keyboard else {
                    return nil
                }
                let inset = Double(isHorizontal ? record.insets.left : record.insets.top)
                return Distance(
                    from: Edge(node: Int(record.parent), isEnd: false),
                    to: Edge(node: index, isEnd: false),
                    least: inset,
                    most: inset,
                    isHorizontal: isHorizontal
                )
            }
            let size = Double(isHorizontal ? node.intrinsicSize.width : node.intrinsicSize.height)
            return Distance(
                from: Edge(node: index, isEnd: false),
                to: Edge(node: index, isEnd: true),
                least: size,
                most: nil,
                isHorizontal: isHorizontal
            )
        }
        return nil
    }

    /// The least distance from the node's start to its end that these leave (Bellman and Ford); nil for none.
    private func longestPath(over distances: [Distance], across node: Int) -> Double? {
        var reached = [Edge(node: node, isEnd: false): 0.0]
        func extend(_ from: Edge, _ to: Edge, _ length: Double?) {
            guard let length, let start = reached[from], start + length > reached[to] ?? -.infinity else {
                return
            }
            reached[to] = start + length
        }
        for _ in 0...distances.count {
            for distance in distances {
                extend(distance.from, distance.to, distance.least)
                extend(distance.to, distance.from, distance.most.map { -$0 })
            }
        }
        return reached[Edge(node: node, isEnd: true)]
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether it is the right or bottom edge; nil for what is no edge.
    fileprivate func isEnd(_ isMirrored: Bool) -> Bool? {
        switch self {
        case .left, .top: false
        case .right, .bottom: true
        case .leading: isMirrored
        case .trailing: !isMirrored
        default: nil
        }
    }
}

/// Members of the longest conflict that is added up.
private nonisolated let longestChain = 500
