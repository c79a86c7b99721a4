/// Every view's frame, and its class or identifier, drawn over a window; the colour tells the depth.
struct DebugOverlay {
    let window: UIWindow

    func append(to builder: inout DisplayListBuilder) {
        var entries: [(view: UIView, depth: Int)] = []
        var stack: [(view: UIView, depth: Int)] = window.subviewStorage.reversed().map { ($0, 0) }
        while let entry = stack.popLast() {
            guard !entry.view.isHidden, entry.depth < UIView.maximumDepth else { continue }
            entries.append(entry)
            stack.append(contentsOf: entry.view.subviewStorage.reversed().map { ($0, entry.depth + 1) })
        }
        var taken: [CGRect] = []
        for (view, depth) in entries {
            let frame = view.convert(view.bounds, to: window)
            let color = DebugOverlay.colors[depth % DebugOverlay.colors.count]
            builder.border(builder.shape(of: frame), width: 1 / builder.scale, color)
            appendName(of: view, at: frame, color: color, taken: &taken, to: &builder)
        }
    }

    /// The name stands in the frame's upper left corner, below names that are already there.
    private func appendName(
        of view: UIView,
        at frame: CGRect,
        color: UIColor,
        taken: inout [CGRect],
        to builder: inout DisplayListBuilder
    ) {
        let label = UILabel()
        label.text = view.accessibilityIdentifier ?? String(describing: type(of: view))
        label.font = .systemFont(ofSize: 8)
        label.textColor = .white
        let size = label.intrinsicContentSize
        var place = CGRect(x: frame.minX, y: frame.minY, width: size.width + 4, height: size.height)
        while let obstacle = taken.first(where: { $0.intersects(place) }) { place.origin.y = obstacle.maxY }
        taken.append(place)
        builder.fill(builder.shape(of: place, radius: 2), color.withAlphaComponent(0.85))
        label.frame = CGRect(x: place.minX + 2, y: place.minY, width: size.width, height: size.height)
        label.appendDisplayCommands(to: &builder)
    }

    private static let colors: [UIColor] = [
        .systemRed, .systemOrange, UIColor(red: 0.6, green: 0.5, blue: 0, alpha: 1), .systemGreen,
        .systemBlue,
        .systemIndigo, .systemPurple, .systemPink,
    ]
}
