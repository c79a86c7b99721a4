import DrydockLayoutSolver

/// How views and guides stop to take part.
extension LayoutEngine {
    /// Takes out what this subtree put in. Its constraints must by then hold nothing outside of it.
    func remove(_ view: UIView) {
        var leaving: [LayoutNode] = []
        view.notifySubtree { if has($0.layoutNode) { leaving.append($0.layoutNode) } }
        for node in leaving {
            for constraint in node.held.all { constraint.forgetRow() }
        }
        for node in leaving {
            for guide in node.allGuides { delist(guide.node) }
            delist(node)
            node.markForAdding()
        }
        wrapping.removeAll { !has($0) }
        systemGuides.removeAll { !has($0.node) }
        contentGuides.removeAll { !has($0.node) }
        needsSolve = true
        compactIfWorthIt()
    }

    func remove(_ guide: UILayoutGuide) {
        delist(guide.node)
        systemGuides.removeAll { $0 === guide }
        contentGuides.removeAll { $0 === guide }
        needsSolve = true
        compactIfWorthIt()
    }

    /// Ends the engine: every view is as if it had never taken part.
    func dissolve() {
        let places = rows.indices
        for place in places { constraint(at: Int32(place))?.row = -1 }
        let records = nodes
        structure += 1
        displacedFrom = [:]
        nodes = []
        rows = []
        freeRows = []
        wrapping = []
        systemGuides = []
        contentGuides = []
        exercises = [:]
        baselineRows = []
        distanceRows = [:]
        for record in records {
            guard let node = record.node else { continue }
            node.engine = nil
            node.index = -1
            if node.isView { node.markForAdding() }
        }
    }

    /// The constraints with rows that are held outside of the subtree and mention something in it.
    func constraints(into view: UIView) -> [NSLayoutConstraint] {
        var isInside = [Bool](repeating: false, count: nodes.count)
        var takesPart = false
        view.notifySubtree {
            for node in [$0.layoutNode] + $0.layoutNode.allGuides.map(\.node) {
                let index = Int(index(of: node))
                guard index >= 0 else { continue }
                isInside[index] = true
                takesPart = true
            }
        }
        guard takesPart else { return [] }
        return rows.indices.compactMap { place in
            let row = rows[place]
            guard !row.isFree,
                isInside[Int(row.first)] || row.second >= 0 && isInside[Int(row.second)]
                    || distanceRows[Int32(place)]?.contains(where: { isInside[Int(index(of: $0))] }) ?? false,
                let constraint = constraint(at: Int32(place)), let holder = constraint.holder,
                !holder.isInside(view.layoutNode)
            else { return nil }
            return constraint
        }
    }

    private func delist(_ node: LayoutNode) {
        let index = Int(index(of: node))
        guard index >= 0 else { return }
        removeOwnRows(of: index)
        solver.removeSpan(nodes[index].x)
        solver.removeSpan(nodes[index].y)
        nodes[index].node = nil
        structure += 1
        if !displacedFrom.isEmpty { displacedFrom[node.serial] = nil }
        node.engine = nil
        node.index = -1
        departed += 1
    }

    /// Drops the records of nodes that left, in order.
    private func compactIfWorthIt() {
        guard departed > nodes.count / 2 else { return }
        var places = [Int32](repeating: -1, count: nodes.count)
        var count = 0
        for index in nodes.indices {
            guard let node = nodes[index].node else { continue }
            places[index] = Int32(count)
            node.index = Int32(count)
            if nodes[index].parent >= 0 { nodes[index].parent = places[Int(nodes[index].parent)] }
            nodes.swapAt(index, count)
            count += 1
        }
        nodes.removeLast(nodes.count - count)
        departed = 0
        for index in rows.indices where !rows[index].isFree {
            rows[index].holder = places[Int(rows[index].holder)]
            rows[index].first = places[Int(rows[index].first)]
            if rows[index].second >= 0 { rows[index].second = places[Int(rows[index].second)] }
        }
    }

    func removeOwnRows(of index: Int) {
        if let node = nodes[index].node { _ = stopExercising(node) }
        for row in nodes[index].rows.all { solver.removeRow(row) }
        nodes[index].rows = .init()
        if nodes[index].node === root {
            for row in rootRows { solver.removeRow(row) }
            rootRows = []
        }
        needsSolve = true
    }
}
