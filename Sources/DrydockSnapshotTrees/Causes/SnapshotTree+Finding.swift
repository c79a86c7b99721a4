extension SnapshotTree {
    /// The way from the root to the deepest view whose frame holds a rectangle of pixels, frontmost first; nil when none
    /// does. Hidden views hold nothing.
    package func component(containing x: Int, _ y: Int, width: Int, height: Int) -> String? {
        let frames = absoluteFrames
        var isHidden: [Bool] = []
        var found: Int?
        for (index, node) in nodes.enumerated() {
            isHidden.append(node["isHidden"] == "true" || node.parent.map { isHidden[$0] } == true)
            guard !isHidden[index], node.parent != nil else { continue }
            let frame = frames[index]
            let minX = (frame.x * scale).rounded(.down)
            let minY = (frame.y * scale).rounded(.down)
            let maxX = ((frame.x + frame.width) * scale).rounded(.up)
            let maxY = ((frame.y + frame.height) * scale).rounded(.up)
            if minX <= Double(x), minY <= Double(y), maxX >= Double(x + width), maxY >= Double(y + height) {
                found = index
            }
        }
        guard var index = found else { return nil }
        var path: [String] = []
        while let parent = nodes[index].parent {
            let node = nodes[index]
            path.append(node.name.map { $0.contains(".") ? $0 : "\(node.type) \($0)" } ?? node.type)
            index = parent
        }
        return path.reversed().joined(separator: " › ")
    }
}
