import DrydockSnapshotResults

/// Where in the picture changes can be seen.
struct ChangeVisibility {
    private let graph: TreeGraph
    private let clusters: [PictureCluster]
    private let oldFrames: [SnapshotTree.Rectangle]
    private let newFrames: [SnapshotTree.Rectangle]

    init(_ graph: TreeGraph, _ clusters: [PictureCluster]) {
        self.graph = graph
        self.clusters = clusters
        oldFrames = graph.old.absoluteFrames
        newFrames = graph.new.absoluteFrames
    }

    /// The weightiest first; without those that cannot be seen, unless that leaves none.
    func sorted(_ changes: [TreeChange]) -> [TreeChange] {
        guard !clusters.isEmpty else { return changes }
        let weighed = changes.map { (change: $0, weight: weight($0)) }
        let seen = weighed.filter { $0.weight > 0 || !$0.change.seeds.isEmpty }
        // The sort is not stable by itself.
        return (seen.isEmpty ? weighed : seen).enumerated()
            .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
            .map(\.element.change)
    }

    /// The clusters that touch the place of none of the changes.
    func clusters(outside changes: [TreeChange]) -> [PictureCluster] {
        let places = changes.flatMap(places)
        return clusters.filter { cluster in !places.contains { cluster.touches($0) } }
    }

    /// Pixels of the clusters that touch the places of a change.
    private func weight(_ change: TreeChange) -> Int {
        let places = places(of: change)
        return clusters.reduce(0) { sum, cluster in
            places.contains { cluster.touches($0) } ? sum + cluster.width * cluster.height : sum
        }
    }

    private func places(of change: TreeChange) -> [SnapshotTree.Rectangle] {
        var vertices = Set(change.moved + (change.subject.map { [$0] } ?? []))
        if change.subject == nil { vertices.formUnion(graph.new.nodes.indices) }
        if change.coversSubviews {
            for vertex in Array(vertices) { vertices.formUnion(graph.subtree(vertex)) }
        }
        return vertices.flatMap(rectangles)
    }

    /// Before and after, in pixels.
    private func rectangles(_ vertex: Int) -> [SnapshotTree.Rectangle] {
        var result: [SnapshotTree.Rectangle] = []
        func append(_ frame: SnapshotTree.Rectangle, _ scale: Double) {
            result.append(
                SnapshotTree.Rectangle(
                    x: frame.x * scale,
                    y: frame.y * scale,
                    width: frame.width * scale,
                    height: frame.height * scale
                )
            )
        }
        if vertex < graph.new.nodes.count { append(newFrames[vertex], graph.new.scale) }
        let old =
            vertex < graph.new.nodes.count ? graph.matching.oldOfNew[vertex] : vertex - graph.new.nodes.count
        if let old { append(oldFrames[old], graph.old.scale) }
        return result
    }
}

extension PictureCluster {
    /// Letters and blurs may reach a pixel beyond their view.
    fileprivate func touches(_ frame: SnapshotTree.Rectangle) -> Bool {
        Double(x) < frame.x + frame.width + 1 && Double(x + width) > frame.x - 1
            && Double(y) < frame.y + frame.height + 1 && Double(y + height) > frame.y - 1
    }
}
