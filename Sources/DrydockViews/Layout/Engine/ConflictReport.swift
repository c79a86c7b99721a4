import DrydockLayoutSolver

/// The texts about the conflicts of one layout.
struct ConflictReport {
    private let engine: LayoutEngine
    private let places: [RowID: Int32]

    /// Cost: all constraints of the tree, as reports are rare.
    init(of conflicts: [Conflict], in engine: LayoutEngine) {
        self.engine = engine
        places = engine.places(of: Set(conflicts.flatMap(\.rows)))
    }

    func serials(of conflict: Conflict) -> [Int64] {
        conflict.rows.map { constraint($0)?.serial ?? -1 }
    }

    /// One message per conflict, except that all of those around one view that its frame places share one.
    func messages(for conflicts: [Conflict], atMost limit: Int) -> [String] {
        var groups: [[Conflict]] = []
        var groupOfMask: [Int: Int] = [:]
        for conflict in conflicts {
            let mask = masks(of: conflict).first
            if let mask, let group = groupOfMask[mask] {
                groups[group].append(conflict)
            } else {
                if let mask { groupOfMask[mask] = groups.count }
                groups.append([conflict])
            }
        }
        return groups.prefix(limit).map { message(for: $0) }
    }

    private func message(for conflicts: [Conflict]) -> String {
        var rows = conflicts.flatMap(\.rows)
        rows.sort { age(of: $0) < age(of: $1) }
        let bounds = Set(conflicts.flatMap(\.bounds))
        let masked = Set(conflicts.flatMap { masks(of: $0) }).sorted()
        // Cut before anything is named.
        let shown = rows.prefix(longestList)
        // First, as the lines that are looked up are few.
        let dropped = conflicts.prefix(longestList).map { name(of: $0.dropped) }
        var lines = ["These required constraints cannot hold together:"]
        lines += shown.map { "    \(name(of: $0))" }
        // The rows of a view in one that constraints place are members already.
        let known = masked.filter { engine.nodes[$0].placement == .known }
        lines += known.prefix(longestList).map { "    \(maskName($0))" }
        for record in engine.nodes where bounds.contains(record.x) || bounds.contains(record.y) {
            let side = bounds.contains(record.x) ? "width" : "height"
            lines.append("    \(record.node?.fullName ?? "a view").\(side) >= 0 (sizes are not negative)")
        }
        if rows.count > shown.count { lines.append("    and \(rows.count - shown.count) more") }
        if conflicts.count == 1, let shortage = engine.shortage(in: conflicts[0], places) {
            lines.append(shortage)
        }
        lines.append(
            dropped.count == 1
                ? "Layout goes on without the one that was added last: \(dropped[0])"
                : "Layout goes on without these: \(dropped.joined(separator: "; "))"
        )
        if let mask = masked.first, let name = engine.nodes[mask].node?.fullName {
            lines.append(
                "If constraints are to place \(name), set "
                    + "\(name).translatesAutoresizingMaskIntoConstraints = false."
            )
        } else {
            lines.append("Give one of them a priority below required, or remove it.")
        }
        return lines.joined(separator: "\n")
    }

    // MARK: - Members

    private func constraint(_ row: RowID) -> NSLayoutConstraint? {
        places[row].flatMap { engine.constraint(at: $0) }
    }

    private func age(of row: RowID) -> RowAge {
        places[row].map { engine.age(at: $0) } ?? oldestAge
    }

    /// The places of the views that constraints of the conflict mention, and that their frames place.
    private func masks(of conflict: Conflict) -> [Int] {
        var masks: [Int] = []
        for row in conflict.rows {
            guard let place = places[row] else { continue }
            for node in engine.indices(at: place) where node > 0 {
                if engine.nodes[Int(node)].placement != .solved { masks.append(Int(node)) }
            }
        }
        return masks
    }

    // MARK: - Names

    private func maskName(_ index: Int) -> String {
        let frame = engine.nodes[index].node?.view?.frame ?? .zero
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(\.short)
        return "\(engine.nodes[index].node?.fullName ?? "a view").frame == "
            + "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3])) (NSAutoresizingMaskLayoutConstraint)"
    }

    /// What the row stands for, as its author would say.
    private func name(of row: RowID) -> String {
        if let constraint = constraint(row) { return constraint.fullDescription }
        for record in engine.nodes {
            guard let node = record.node else { continue }
            let sides = [record.rows.left, record.rows.right, record.rows.top, record.rows.bottom]
            guard let side = sides.firstIndex(of: row) else { continue }
            let edges = ["left", "right", "top", "bottom"]
            if !record.isView { return "\(node.fullName).\(edges[side]) (inset of its view)" }
            if record.placement == .autoresized {
                let attribute = ["left", "width", "top", "height"][side]
                return "\(node.fullName).\(attribute) (NSAutoresizingMaskLayoutConstraint)"
            }
            let size = side < 2 ? node.intrinsicSize.width : node.intrinsicSize.height
            return
                "\(node.fullName).\(side < 2 ? "width" : "height") == \(size.short) (intrinsic content size)"
        }
        return "a rule of the view tree"
    }
}

/// How many constraints a message names: a chain of a thousand views would fill screens.
private nonisolated let longestList = 50
