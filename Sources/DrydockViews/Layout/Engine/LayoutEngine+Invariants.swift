import DrydockLayoutSolver

/// What holds between any two changes.
extension LayoutEngine {
    /// Whether it does, for assertions: stops at what does not. Cost: all nodes and rows.
    var isConsistent: Bool {
        checkInvariants()
        return true
    }

    func checkInvariants() {
        var mentions = [Int32](repeating: 0, count: nodes.count)
        var used = 0
        for (place, row) in rows.enumerated() {
            guard !row.isFree else { continue }
            used += 1
            guard let constraint = constraint(at: Int32(place)) else {
                preconditionFailure("a row's constraint is not where it should be")
            }
            precondition(
                nodes[Int(row.first)].node === constraint.solvedFirst,
                "a row's first item is another node"
            )
            mentions[Int(row.first)] += 1
            precondition((row.second >= 0) == (constraint.secondNode != nil), "a row lacks its second item")
            if row.second >= 0 {
                precondition(
                    nodes[Int(row.second)].node === constraint.solvedSecond,
                    "a row's second item is another"
                )
                mentions[Int(row.second)] += 1
            }
            let starts = distanceRows[Int32(place)] ?? []
            precondition(
                starts.elementsEqual(constraint.distances?.starts ?? []) { $0 === $1.node },
                "a row's distances begin elsewhere"
            )
            for start in starts { mentions[Int(index(of: start))] += 1 }
            guard isLive else { continue }
            precondition(Int(constraint.row) == place, "a constraint does not know its row")
            precondition(constraint.isActive, "an inactive constraint has a row")
        }
        precondition(used + freeRows.count == rows.count, "places of rows are lost")
        var gone = 0
        for (index, record) in nodes.enumerated() {
            precondition(
                record.isView || record.mentions == mentions[index],
                "mentions of a node are miscounted"
            )
            guard let node = record.node else {
                gone += 1
                continue
            }
            precondition(self.index(of: node) == index, "a node does not know its place")
            precondition(record.parent < index, "a node is listed before the one that it is in")
            precondition((record.parent < 0) == (node === root), "a node other than the root is in none")
            guard record.parent >= 0 else { continue }
            precondition(
                nodes[Int(record.parent)].node === node.above,
                "a node is listed in another than its own"
            )
        }
        precondition(gone == departed, "departed nodes are miscounted")
    }

    /// Whether required constraints hold after a solution without conflicts, for assertions: stops at one that does not. Looks only
    /// at screens of numbers that doubles can tell apart. Cost: all nodes and rows.
    var requiredConstraintsHold: Bool {
        var largest = 1.0
        for record in nodes {
            guard let node = record.node else { continue }
            let size = record.wrapped?.size ?? node.intrinsicSize
            let spans = [record.x, record.y].flatMap { [solver.start(of: $0), solver.size(of: $0)] }
            largest = (spans + [Double(size.width), Double(size.height)]).reduce(largest) { max($0, abs($1)) }
        }
        let constraints = rows.indices.compactMap { constraint(at: Int32($0)) }
        let isOrdinary = constraints.allSatisfy {
            abs($0.constant) <= 1e6 && ($0.multiplier == 0 || (1e-3...1e3).contains(abs($0.multiplier)))
        }
        guard isOrdinary, largest <= 1e6 else { return true }
        for place in rows.indices {
            guard let constraint = constraint(at: Int32(place)), constraint.priority == .required else {
                continue
            }
            let error = residual(of: rows[place].id, isMirrored: isMirrored(constraint))
            let excess =
                switch constraint.relation {
                case .equal: abs(error)
                case .lessThanOrEqual: error
                case .greaterThanOrEqual: -error
                }
            precondition(excess <= 1e-6 * largest + 1e-6, "\(constraint) is off by \(excess) points")
        }
        return true
    }
}
