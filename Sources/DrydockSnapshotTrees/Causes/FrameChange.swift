/// How a view's move reads.
struct FrameChange: Equatable {
    let old: SnapshotTree.Rectangle
    let new: SnapshotTree.Rectangle
    let scale: Double

    /// `moved by (0, 0.5) = (0, 1) px, width 40 → 41 = 80 → 82 px`: pixels where they are not the points.
    var text: String {
        var parts: [String] = []
        let (x, y) = (new.x - old.x, new.y - old.y)
        if TreeNumber.rounded(x) != 0 || TreeNumber.rounded(y) != 0 {
            parts.append("moved by \(pair(x, y))\(pixels(pair(x * scale, y * scale)))")
        }
        switch (old.width != new.width, old.height != new.height) {
        case (true, true):
            parts.append(
                "size \(size(old, 1)) → \(size(new, 1))\(pixels("\(size(old, scale)) → \(size(new, scale))"))"
            )
        case (true, false): parts.append("width \(length(old.width, new.width))")
        case (false, true): parts.append("height \(length(old.height, new.height))")
        case (false, false): break
        }
        return parts.joined(separator: ", ")
    }

    private func pair(_ x: Double, _ y: Double) -> String {
        "(\(TreeNumber.text(x)), \(TreeNumber.text(y)))"
    }

    private func size(_ frame: SnapshotTree.Rectangle, _ scale: Double) -> String {
        "\(TreeNumber.text(frame.width * scale)) × \(TreeNumber.text(frame.height * scale))"
    }

    private func length(_ old: Double, _ new: Double) -> String {
        func arrow(_ scale: Double) -> String {
            "\(TreeNumber.text(old * scale)) → \(TreeNumber.text(new * scale))"
        }
        return arrow(1) + pixels(arrow(scale))
    }

    private func pixels(_ text: String) -> String { scale == 1 ? "" : " = \(text) px" }
}
