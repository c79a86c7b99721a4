extension SnapshotTree {
    /// How messages name each view: by its name, else by class and text; with names above it in front where several
    /// have the same.
    package var labels: [String] {
        var labels = nodes.map(\.ownLabel)
        for (index, node) in nodes.enumerated() {
            guard let parent = node.parent, let name = node.name, Self.parts.contains(name) else { continue }
            labels[index] = "\(labels[parent]).\(name)"
        }
        var indices = Dictionary(grouping: labels.indices) { labels[$0] }.values.filter { $0.count > 1 }
        /// How far above each view the last name was taken from.
        var above = nodes.map(\.parent)
        while let group = indices.popLast() {
            guard group.contains(where: { above[$0] != nil }) else {
                for (place, index) in group.enumerated() { labels[index] += "[\(place)]" }
                continue
            }
            for index in group {
                while let outer = above[index] {
                    above[index] = nodes[outer].parent
                    // Classes say little, but what is nearest tells where to look.
                    guard nodes[outer].name != nil || above[index] == nil else { continue }
                    if nodes[outer].parent != nil {
                        labels[index] = "\(nodes[outer].ownLabel).\(labels[index])"
                    }
                    break
                }
            }
            let next = Dictionary(grouping: group) { labels[$0] }.values.filter { $0.count > 1 }
            indices += next.map { $0 }
        }
        return labels
    }

    /// What controls call their own subviews says nothing without the control.
    private static let parts: Set = ["backgroundImageView", "contentView", "imageView", "titleLabel"]
}

extension SnapshotTree.Node {
    fileprivate var ownLabel: String {
        if let name { return name }
        guard let text = self["text"], !text.isEmpty else { return type }
        return "\(type) \(AttributeChange.quoted(text))"
    }
}
