package import DrydockSnapshotResults

extension SnapshotTree {
    /// The deepest view whose frame holds a part of the picture, frontmost first; nil when none does. Hidden views hold
    /// nothing.
    package func deepestNode(containing part: PictureCluster) -> Int? {
        let frames = absoluteFrames
        var isHidden: [Bool] = []
        var found: Int?
        for (index, node) in nodes.enumerated() {
            isHidden.append(node["isHidden"] == "true" || node.parent.map { isHidden[$0] } == true)
            guard !isHidden[index], node.parent != nil else { continue }
            let frame = frames[index]
            let isInside =
                (frame.x * scale).rounded(.down) <= Double(part.x)
                && (frame.y * scale).rounded(.down) <= Double(part.y)
                && ((frame.x + frame.width) * scale).rounded(.up) >= Double(part.x + part.width)
                && ((frame.y + frame.height) * scale).rounded(.up) >= Double(part.y + part.height)
            if isInside { found = index }
        }
        return found
    }

    /// The views that a view is in, outermost first, and itself: `Guide.view › UILabel label`.
    package func path(to index: Int) -> String {
        var path: [String] = []
        var index = index
        while let parent = nodes[index].parent {
            let node = nodes[index]
            let isController = node.name?.hasSuffix(".view") == true
            path.append(node.name.map { isController ? $0 : "\(node.type) \($0)" } ?? node.type)
            index = parent
        }
        return path.reversed().joined(separator: " › ")
    }
}
