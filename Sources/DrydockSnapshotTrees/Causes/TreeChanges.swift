/// All that differs between two trees but frames, in the order of the new tree.
struct TreeChanges {
    private let graph: TreeGraph
    private(set) var all: [TreeChange] = []

    init(_ graph: TreeGraph, place: (Int) -> String) {
        self.graph = graph
        appendAttributesOfAll()
        for vertex in 0..<graph.new.nodes.count + graph.old.nodes.count {
            // A view in both trees has one vertex, that of the new one.
            if vertex >= graph.new.nodes.count,
                graph.matching.newOfOld[vertex - graph.new.nodes.count] != nil
            {
                continue
            }
            switch graph.nodes(vertex) {
            case (let old?, let new?):
                appendSuperview(of: vertex, new)
                appendAttributes(of: vertex, old, new)
                appendOrder(in: vertex)
            case (nil, let new?): appendPresence(of: vertex, new, "added to")
            case (let old?, nil): appendPresence(of: vertex, old, "removed from")
            case (nil, nil): break
            }
        }
        appendConstraints(place)
    }

    // MARK: - Attributes

    private mutating func appendAttributesOfAll() {
        for (name, old, new) in Self.changed(graph.old.attributes, graph.new.attributes) {
            let change = AttributeChange.text(name, from: old, to: new)
            all.append(
                TreeChange(
                    subject: nil,
                    component: "scene",
                    attribute: name,
                    change: change,
                    summary: "scene \(name) \(change)",
                    seeds: Array(graph.new.nodes.indices),
                    coversSubviews: true,
                    values: (old, new)
                )
            )
        }
    }

    private mutating func appendAttributes(
        of vertex: Int,
        _ old: SnapshotTree.Node,
        _ new: SnapshotTree.Node
    ) {
        if old.type != new.type {
            append(vertex, new, "class", "\(old.type) → \(new.type)", isPaintOnly: false)
        }
        for (name, before, after) in Self.changed(old.attributes, new.attributes) {
            let isPaintOnly = AttributeChange.isPaintOnly(name)
            append(
                vertex,
                new,
                name,
                Self.exchange(of: name, old, new) ?? AttributeChange.text(name, from: before, to: after),
                isPaintOnly: isPaintOnly,
                (before, after)
            )
        }
    }

    private mutating func append(
        _ vertex: Int,
        _ node: SnapshotTree.Node,
        _ attribute: String,
        _ change: String,
        isPaintOnly: Bool,
        _ values: (String?, String?) = (nil, nil)
    ) {
        // A text is named by what it was, and known by itself.
        let label = attribute == "text" ? oldLabel(of: vertex) : graph.label(vertex)
        let name = attribute == "text" && node.name == nil ? node.type : label
        // A view that is shown or hidden makes room, or takes it, where others are.
        var seeds = isPaintOnly ? [] : [vertex]
        if attribute == "isHidden", let parent = graph.parent(vertex) { seeds.append(parent) }
        all.append(
            TreeChange(
                subject: vertex,
                component: label,
                attribute: attribute,
                change: change,
                summary: attribute == "text" ? "\(name) \(change)" : "\(name) \(attribute) \(change)",
                type: node.type,
                seeds: seeds,
                coversSubviews: ["alpha", "isHidden", "clipsToBounds", "boundsOrigin"].contains(attribute),
                values: values
            )
        )
    }

    /// `systemBlue → systemGreen`, where both colors have names and these differ: it is the same change in light and dark.
    private static func exchange(
        of attribute: String,
        _ old: SnapshotTree.Node,
        _ new: SnapshotTree.Node
    ) -> String? {
        let names = [old, new].map { node in node.colorNames.first { $0.name == attribute }?.value }
        guard let before = names[0], let after = names[1], before != after else { return nil }
        return "\(before) → \(after)"
    }

    private func oldLabel(of vertex: Int) -> String {
        graph.matching.oldOfNew[vertex].map { graph.oldLabels[$0] } ?? graph.label(vertex)
    }

    private static func changed(
        _ old: [SnapshotTree.Attribute],
        _ new: [SnapshotTree.Attribute]
    ) -> [(name: String, old: String?, new: String?)] {
        let names = new.map(\.name) + old.map(\.name).filter { name in !new.contains { $0.name == name } }
        return names.compactMap { name in
            let before = old.first { $0.name == name }?.value
            let after = new.first { $0.name == name }?.value
            return before == after ? nil : (name, before, after)
        }
    }

    // MARK: - Subviews

    private mutating func appendPresence(of vertex: Int, _ node: SnapshotTree.Node, _ words: String) {
        // What is in a view that came or went came or went with it.
        let parent = graph.parent(vertex)
        if let parent, parent >= graph.new.nodes.count || graph.matching.oldOfNew[parent] == nil { return }
        let place = parent.map { " \(words) \(graph.label($0))" } ?? " \(words) the screen"
        all.append(
            TreeChange(
                subject: vertex,
                component: graph.label(vertex),
                attribute: "subviews",
                change: String(words.prefix { $0 != " " }),
                summary: graph.label(vertex) + place,
                type: node.type,
                seeds: [vertex] + (parent.map { [$0] } ?? []),
                coversSubviews: true
            )
        )
    }

    private mutating func appendSuperview(of vertex: Int, _ node: SnapshotTree.Node) {
        let (before, after) = (graph.oldParent(vertex), graph.parent(vertex))
        guard before != after else { return }
        let names = [before, after].map { $0.map(graph.label) ?? "the screen" }
        all.append(
            TreeChange(
                subject: vertex,
                component: graph.label(vertex),
                attribute: "superview",
                change: "\(names[0]) → \(names[1])",
                summary: "\(graph.label(vertex)) moved from \(names[0]) to \(names[1])",
                type: node.type,
                seeds: [vertex] + [before, after].compactMap(\.self),
                coversSubviews: true
            )
        )
    }

    private mutating func appendOrder(in vertex: Int) {
        let siblings = graph.matching.newChildren[vertex].filter {
            graph.matching.oldOfNew[$0] != nil && graph.oldParent($0) == vertex
        }
        let places = siblings.compactMap { graph.matching.oldOfNew[$0] }
        guard zip(places, places.dropFirst()).contains(where: { $0 > $1 }) else { return }
        let kept = CommonSubsequence.increasing(places)
        let before = places.sorted()
        for (place, child) in siblings.enumerated() where !kept.contains(place) {
            let former = (before.firstIndex(of: places[place]) ?? 0) + 1
            let change = "\(former) → \(place + 1)"
            all.append(
                TreeChange(
                    subject: child,
                    component: graph.label(child),
                    attribute: "order",
                    change: change,
                    summary: "\(graph.label(child)) reordered in \(graph.label(vertex)): \(change)",
                    type: graph.new.nodes[child].type,
                    seeds: [child, vertex],
                    coversSubviews: true
                )
            )
        }
    }

    // MARK: - Constraints

    private struct Held {
        var constraint: SnapshotTree.Constraint
        /// In its own tree.
        var index: Int
    }

    /// Those with the same ends are one; of the others, those that begin at the same attribute.
    private mutating func appendConstraints(_ place: (Int) -> String) {
        var olds = constraints(of: graph.old, isOld: true)
        var news = constraints(of: graph.new, isOld: false)
        func take(_ isSame: (SnapshotTree.Constraint, SnapshotTree.Constraint) -> Bool) -> [(Held, Held)] {
            var pairs: [(Held, Held)] = []
            news.removeAll { new in
                guard let place = olds.firstIndex(where: { isSame($0.constraint, new.constraint) }) else {
                    return false
                }
                pairs.append((olds.remove(at: place), new))
                return true
            }
            return pairs
        }
        _ = take { $0.isSame(as: $1) }
        let changed =
            take { $0.first == $1.first && $0.second == $1.second && $0.relation == $1.relation }
            + take { $0.first == $1.first && $0.second?.attribute == $1.second?.attribute }
            + take { $0.first == $1.first }
        for (old, new) in changed { append(old.constraint, new.constraint, place(new.index)) }
        for old in olds { append(old.constraint, nil, "") }
        for new in news { append(nil, new.constraint, place(new.index)) }
    }

    /// Those between views that are in both trees, with vertices for indices.
    private func constraints(of tree: SnapshotTree, isOld: Bool) -> [Held] {
        tree.constraints.enumerated().compactMap { index, constraint in
            var constraint = constraint
            func translate(_ item: inout SnapshotTree.Constraint.Item) -> Bool {
                if isOld { item.node = graph.vertex(ofOld: item.node) }
                return item.node < graph.new.nodes.count && graph.matching.oldOfNew[item.node] != nil
            }
            guard translate(&constraint.first) else { return nil }
            if var second = constraint.second {
                guard translate(&second) else { return nil }
                constraint.second = second
            }
            return Held(constraint: constraint, index: index)
        }
    }

    private mutating func append(
        _ old: SnapshotTree.Constraint?,
        _ new: SnapshotTree.Constraint?,
        _ place: String
    ) {
        guard let known = new ?? old else { return }
        let (attribute, change): (String, String)
        if let old, let new {
            attribute = old.differingPart(from: new)
            change = "\(old.right(named: graph.label)) → \(new.right(named: graph.label))"
        } else {
            attribute = "constraint"
            change = "\(known.right(named: graph.label)) \(new == nil ? "removed" : "added")"
        }
        let subject = known.first.node
        var summary = "\(known.left(named: graph.label)) \(change)"
        if !place.isEmpty { summary += ", \(place)" }
        let ends = [old, new].compactMap(\.self).flatMap { [$0.first, $0.second].compactMap(\.self) }
        var seeds: [Int] = []
        for end in ends where !seeds.contains(end.node) { seeds.append(end.node) }
        all.append(
            TreeChange(
                subject: subject,
                component: graph.label(subject),
                attribute: attribute,
                change: "\(known.first.attribute) \(change)",
                summary: summary,
                type: graph.nodes(subject).new?.type,
                seeds: seeds
            )
        )
    }
}

extension SnapshotTree.Constraint {
    /// Whether both say the same, wherever they were written.
    fileprivate func isSame(as other: Self) -> Bool {
        first == other.first && second == other.second && relation == other.relation
            && multiplier == other.multiplier && constant == other.constant && priority == other.priority
    }

    fileprivate func differingPart(from other: Self) -> String {
        if first != other.first || second != other.second || relation != other.relation {
            return "constraint"
        }
        return constant != other.constant
            ? "constant" : multiplier != other.multiplier ? "multiplier" : "priority"
    }
}
