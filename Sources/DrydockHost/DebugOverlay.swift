/// Every view's frame, and its class or identifier, drawn over a window; the colour tells the depth.
struct DebugOverlay {
    let window: UIWindow

    /// A view as it is shown, with its frame in the window.
    private struct Entry {
        let view: UIView
        let frame: CGRect
        let depth: Int

        var color: UIColor { DebugOverlay.colors[depth % DebugOverlay.colors.count] }

        /// The subviews, back to front.
        var inner: [Entry] {
            let scroll = view.presentation?.boundsOrigin ?? view.bounds.origin
            return view.subviews.map { subview in
                let shown = subview.presentation?.frame ?? subview.frame
                let frame = shown.offsetBy(dx: frame.minX - scroll.x, dy: frame.minY - scroll.y)
                return Entry(view: subview, frame: frame, depth: depth + 1)
            }
        }
    }

    func append(to builder: inout DisplayListBuilder) {
        let entries = self.entries
        for entry in entries {
            builder.border(builder.shape(of: entry.frame), width: 1 / builder.scale, entry.color)
        }
        var taken: [CGRect] = []
        for entry in entries { appendName(of: entry, taken: &taken, to: &builder) }
    }

    /// What can be seen of the window's content, parents first.
    private var entries: [Entry] {
        var entries: [Entry] = []
        var stack = Array(Entry(view: window, frame: window.frame, depth: -1).inner.reversed())
        while let entry = stack.popLast() {
            guard !entry.view.isHidden, entry.depth < UIView.maximumDepth else { continue }
            entries.append(entry)
            stack.append(contentsOf: entry.inner.reversed())
        }
        return entries
    }

    /// The name stands in the frame's upper left corner, or under a frame that it would cover; below names that are
    /// already there, and inside of the window where that has room.
    private func appendName(of entry: Entry, taken: inout [CGRect], to builder: inout DisplayListBuilder) {
        let label = UILabel()
        label.text = entry.view.accessibilityIdentifier ?? String(describing: type(of: entry.view))
        label.font = .systemFont(ofSize: 8, weight: .medium)
        label.textColor = .white
        let size = label.intrinsicContentSize
        let width = size.width + 2 * DebugOverlay.padding
        let covers = width > entry.frame.width || size.height > entry.frame.height / 2
        let right = max(window.frame.maxX - width, window.frame.minX)
        var place = CGRect(
            x: min(max(entry.frame.minX, window.frame.minX), right),
            y: max(covers ? entry.frame.maxY : entry.frame.minY, window.frame.minY),
            width: width,
            height: size.height
        )
        for other in taken where overlap(place, other) { place.origin.y = other.maxY }
        let bottom = window.frame.maxY - size.height
        if place.minY > bottom {
            place.origin.y = bottom
            for other in taken.reversed() where overlap(place, other) {
                place.origin.y = other.minY - size.height
            }
        }
        let index = taken.firstIndex { $0.minY > place.minY } ?? taken.count
        taken.insert(place, at: index)
        builder.fill(builder.shape(of: place, radius: 2), entry.color.withAlphaComponent(0.85))
        label.frame = place.insetBy(dx: DebugOverlay.padding, dy: 0)
        label.appendDisplayCommands(to: &builder)
    }

    /// Unlike `intersects`, false for neighbours that share an edge.
    private func overlap(_ first: CGRect, _ second: CGRect) -> Bool {
        first.minX < second.maxX && second.minX < first.maxX
            && first.minY < second.maxY && second.minY < first.maxY
    }

    /// Points beside a name.
    private static let padding: CGFloat = 2

    private static let colors: [UIColor] = [
        .systemRed, .systemOrange, UIColor(red: 0.6, green: 0.5, blue: 0, alpha: 1), .systemGreen,
        .systemBlue, .systemIndigo, .systemPurple, .systemPink,
    ]
}
