/// Puts changes under those that they follow from.
struct ChangeFolding {
    private let graph: TreeGraph
    private(set) var changes: [TreeChange]

    init(_ graph: TreeGraph, _ changes: [TreeChange]) {
        self.graph = graph
        self.changes = changes
    }

    // MARK: - Attributes

    mutating func foldAttributes() {
        for (index, change) in changes.enumerated() {
            if change.subject == nil {
                fold(under: index) { [self] in follows($0, sceneAttribute: change.attribute) }
            } else if AttributeChange.states.contains(change.attribute), let control = change.subject {
                let parts = Set(graph.subtree(control))
                fold(under: index) { other in
                    other.subject.map(parts.contains) == true && AttributeChange.isLook(other)
                }
            } else if change.attribute == "overrideUserInterfaceStyle", let view = change.subject {
                let parts = Set(graph.subtree(view))
                fold(under: index) { [self] other in
                    other.subject.map(parts.contains) == true && follows(other, sceneAttribute: "style")
                }
            } else if change.attribute == "tintColor", let view = change.subject {
                let parts = Set(graph.subtree(view))
                fold(under: index) { other in
                    other.subject.map(parts.contains) == true && other.values == change.values
                        && other.attribute != "tintColor"
                }
            }
        }
        foldSizes()
        changes.removeAll { $0.isFolded }
    }

    /// Radii that are half of a side, and sizes that follow from what is in a view.
    private mutating func foldSizes() {
        for (index, change) in changes.enumerated() where !change.isFolded {
            guard let subject = change.subject, case (let old?, let new?) = graph.nodes(subject) else {
                continue
            }
            let cause: Int?
            switch change.attribute {
            case "cornerRadius":
                let isHalf = [(old, change.values.old), (new, change.values.new)].allSatisfy { node, radius in
                    TreeNumber.text(min(node.frame.width, node.frame.height) / 2) == radius
                }
                guard isHalf, old.frame != new.frame else { continue }
                cause = changes.indices.first { $0 != index && movesViews(changes[$0]) }
            case "intrinsicContentSize", "contentSize":
                let inside = Set(graph.subtree(subject))
                cause = changes.indices.first { other in
                    let candidate = changes[other]
                    return other != index && movesViews(candidate)
                        && candidate.subject.map { inside.contains($0) } == true
                }
            default: continue
            }
            guard let cause else { continue }
            changes[cause].consequences.append(change.summary)
            changes[index].isFolded = true
        }
    }

    private func movesViews(_ change: TreeChange) -> Bool { !change.isFolded && !change.seeds.isEmpty }

    private mutating func fold(under index: Int, _ follows: (TreeChange) -> Bool) {
        guard !changes[index].isFolded else { return }
        for other in changes.indices where other != index && !changes[other].isFolded {
            guard follows(changes[other]) else { continue }
            changes[index].consequences += [changes[other].summary] + changes[other].consequences
            changes[index].seeds += changes[other].seeds
            changes[other].isFolded = true
        }
    }

    private func follows(_ change: TreeChange, sceneAttribute: String) -> Bool {
        guard change.subject != nil else { return false }
        return switch sceneAttribute {
        case "style":
            AttributeChange.isColor(change) || ["effect", "attributes", "image"].contains(change.attribute)
        case "contentSize": ["font", "attributes"].contains(change.attribute)
        default: false
        }
    }

    // MARK: - Frames

    mutating func foldFrames() {
        var open = Set((0..<graph.new.nodes.count).filter(graph.isMoved))
        // What is about one view explains before what is about all.
        spread(from: changes.indices.filter { changes[$0].subject != nil }, &open)
        spread(from: changes.indices.filter { changes[$0].subject == nil }, &open)
        while let vertex = origin(of: open) {
            open.remove(vertex)
            guard case (let old?, let new?) = graph.nodes(vertex) else { continue }
            let frame = FrameChange(old: old.frame, new: new.frame, scale: graph.new.scale).text
            changes.append(
                TreeChange(
                    subject: vertex,
                    component: graph.label(vertex),
                    attribute: "frame",
                    change: frame,
                    summary: "\(graph.label(vertex)) \(frame)",
                    type: new.type,
                    seeds: [vertex],
                    coversSubviews: true
                )
            )
            changes[changes.count - 1].moved = [vertex]
            spread(from: [changes.count - 1], &open)
        }
        for index in changes.indices { changes[index].consequences += lines(of: changes[index]) }
    }

    /// Breadth first from all of the changes at once, so that each view goes to the nearest.
    private mutating func spread(from sources: [Int], _ open: inout Set<Int>) {
        var queue: [(vertex: Int, change: Int)] = []
        for source in sources {
            for seed in changes[source].seeds {
                if open.remove(seed) != nil { changes[source].moved.append(seed) }
                queue.append((seed, source))
            }
        }
        var next = 0
        while next < queue.count, !open.isEmpty {
            let (vertex, change) = queue[next]
            next += 1
            for neighbour in graph.neighbours(vertex)
            where open.contains(neighbour) && canMove(neighbour, from: vertex, changes[change]) {
                open.remove(neighbour)
                changes[change].moved.append(neighbour)
                queue.append((neighbour, change))
            }
        }
    }

    /// Whether a view may have moved because of its neighbour. Constraints pass everything on. A frame that was set changes
    /// by the hand of the superview: when that has another size or another attribute, or when a sibling came, went or
    /// moved; and its size, not its place, by what is in the view.
    private func canMove(_ view: Int, from neighbour: Int, _ change: TreeChange) -> Bool {
        guard let node = graph.nodes(view).new, !node.isConstrained else { return true }
        if graph.parent(view) == neighbour {
            return change.subject == neighbour || graph.isResized(neighbour)
        }
        if graph.parent(neighbour) == view {
            return graph.isResized(view)
        }
        // A plain view lays out nothing by itself.
        guard let parent = graph.parent(view), graph.parent(neighbour) == parent,
            graph.nodes(parent).new?.type != "UIView"
        else { return false }
        let makesRoom = ["subviews", "isHidden", "order"].contains(change.attribute)
        return graph.isMoved(neighbour) || change.subject == neighbour && makesRoom
    }

    /// The outermost view that its own frame places, else the outermost.
    private func origin(of open: Set<Int>) -> Int? {
        open.filter { !graph.new.nodes[$0].isConstrained }.min() ?? open.min()
    }

    /// `a, b moved by (0, 8)`: those that moved alike in one line.
    private func lines(of change: TreeChange) -> [String] {
        let subject = change.attribute == "frame" ? change.subject : nil
        var texts: [String] = []
        var names: [String: [String]] = [:]
        for vertex in change.moved.sorted() where vertex != subject {
            guard case (let old?, let new?) = graph.nodes(vertex) else { continue }
            let text = FrameChange(old: old.frame, new: new.frame, scale: graph.new.scale).text
            if names[text] == nil { texts.append(text) }
            names[text, default: []].append(graph.label(vertex))
        }
        let shown = texts.prefix(Self.maximumLines).map { text in
            let all = names[text] ?? []
            let rest = all.count > Self.maximumNames ? " and \(all.count - Self.maximumNames) more" : ""
            return "\(all.prefix(Self.maximumNames).joined(separator: ", "))\(rest) \(text)"
        }
        let rest = texts.dropFirst(Self.maximumLines).reduce(0) { $0 + (names[$1]?.count ?? 0) }
        return rest > 0 ? shown + ["and \(rest) more views moved"] : shown
    }

    private static let maximumLines = 8
    private static let maximumNames = 6
}
