import DrydockSnapshotResults
import DrydockSnapshotTrees

/// A view with what is in it, as tests write them down.
struct View {
    var type: String
    var name: String?
    var frame: (Double, Double, Double, Double)
    var isConstrained = false
    var attributes: [String: String] = [:]
    var subviews: [View] = []

    init(
        _ type: String,
        _ name: String? = nil,
        _ frame: (Double, Double, Double, Double) = (0, 0, 10, 10),
        isConstrained: Bool = false,
        _ attributes: [String: String] = [:],
        _ subviews: [View] = []
    ) {
        self.type = type
        self.name = name
        self.frame = frame
        self.isConstrained = isConstrained
        self.attributes = attributes
        self.subviews = subviews
    }

    func tree(scale: Double = 1, constraints: [SnapshotTree.Constraint] = []) -> SnapshotTree {
        var tree = SnapshotTree(scale: scale, constraints: constraints)
        append(to: &tree, in: nil)
        return tree
    }

    private func append(to tree: inout SnapshotTree, in parent: Int?) {
        let index = tree.nodes.count
        tree.nodes.append(
            SnapshotTree.Node(
                parent: parent,
                type: type,
                name: name,
                frame: SnapshotTree.Rectangle(x: frame.0, y: frame.1, width: frame.2, height: frame.3),
                isConstrained: isConstrained,
                attributes: attributes.sorted { $0.key < $1.key }
                    .map { SnapshotTree.Attribute($0.key, $0.value) }
            )
        )
        for subview in subviews { subview.append(to: &tree, in: index) }
    }
}

func label(_ name: String? = nil, _ text: String, _ attributes: [String: String] = [:]) -> View {
    View("UILabel", name, (0, 0, 10, 10), attributes.merging(["text": text]) { $1 })
}

/// The causes of what differs between two windows' contents.
func causes(
    _ old: [View],
    _ new: [View],
    scale: Double = 1,
    oldConstraints: [SnapshotTree.Constraint] = [],
    newConstraints: [SnapshotTree.Constraint] = [],
    clusters: [PictureCluster] = [],
    place: String = ""
) -> [SnapshotCause] {
    TreeComparison(
        old: View("UIWindow", "window", (0, 0, 100, 100), isConstrained: false, [:], old)
            .tree(scale: scale, constraints: oldConstraints),
        new: View("UIWindow", "window", (0, 0, 100, 100), [:], new)
            .tree(scale: scale, constraints: newConstraints),
        clusters: clusters,
        place: { _ in place }
    ).causes
}

func item(_ node: Int, _ attribute: String, guide: String = "") -> SnapshotTree.Constraint.Item {
    SnapshotTree.Constraint.Item(node: node, guide: guide, attribute: attribute)
}
