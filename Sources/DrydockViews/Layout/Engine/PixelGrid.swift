/// The pixels of a screen, on which frames have their edges.
nonisolated struct PixelGrid {
    /// Pixels in a point.
    let scale: CGFloat
    /// Whether a pixel is a binary fraction of a point: differences of whole pixels are exact then.
    private let isBinary: Bool

    init(scale: CGFloat) {
        self.scale = scale
        isBinary = scale.significand == 1
    }

    /// The frame of a view or guide with these alignment edges.
    func frame(_ edges: NodeRecord.Edges, _ insets: UIEdgeInsets) -> CGRect {
        let left = nearest(CGFloat(edges.left.bounded) - insets.left)
        let right = nearest(CGFloat(edges.right.bounded) + insets.right)
        let top = nearest(CGFloat(edges.top.bounded) - insets.top)
        let bottom = nearest(CGFloat(edges.bottom.bounded) + insets.bottom)
        return CGRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
    }

    /// A difference of whole pixels without the rounding noise that it has at three pixels a point.
    func clean(_ difference: CGFloat) -> CGFloat {
        if isBinary { return difference }
        let snapped = nearest(difference)
        return abs(snapped - difference) < 1e-6 ? snapped : difference
    }

    /// The nearest whole pixel; halves go away from zero, and so does what is a half but for rounding noise: else the two edges
    /// of a label in the middle of a line could go different ways, and leave it a pixel too narrow for its text.
    private func nearest(_ value: CGFloat) -> CGFloat {
        let pixels = value * scale
        // Not by `rounded()`, which is a call where processors of any age are served. A double of this size has no
        // binary places, and halves become even.
        var whole = (pixels + 0x1.8p52) - 0x1.8p52
        let rest = pixels - whole
        let half = 0.5 - 1e-6
        if rest >= half, pixels > 0 { whole += 1 }
        if rest <= -half, pixels < 0 { whole -= 1 }
        return whole / scale
    }
}
