extension StepList {
    /// Adds where a step may look different once it has moved, as far as it is there now. Within what it fills, a fill
    /// looks the same.
    func addChanges(of step: Int, x: Int, y: Int, in kept: PixelRect, to changes: inout [PixelRect]) {
        let same: PixelRect
        switch self[step] {
        case .fill(let shape, _), .pushClip(let shape):
            same = shape.core.intersection(shape.moved(x, y).core)
        case .pushGroup(_, let bounds):
            same = bounds.intersection(bounds.offsetBy(dx: x, dy: y))
        case .pop:
            return
        default:
            same = .zero
        }
        let rect = steps[step].bounds.intersection(kept)
        let hole = same.intersection(rect)
        func add(_ part: PixelRect) {
            if !part.isEmpty { changes.append(part) }
        }
        if hole.isEmpty { return add(rect) }
        add(PixelRect(minX: rect.x, minY: rect.y, maxX: rect.maxX, maxY: hole.y))
        add(PixelRect(minX: rect.x, minY: hole.y, maxX: hole.x, maxY: hole.maxY))
        add(PixelRect(minX: hole.maxX, minY: hole.y, maxX: rect.maxX, maxY: hole.maxY))
        add(PixelRect(minX: rect.x, minY: hole.maxY, maxX: rect.maxX, maxY: rect.maxY))
    }
}

extension [PixelRect] {
    /// Rectangles whose rows do not overlap, from top to bottom, each as wide as what of these lies in its rows.
    ///
    /// - Parameter width: of the frame, when whole rows may be copied: most of one is copied faster with its neighbours.
    func rowBands(widening width: Int?) -> [PixelRect] {
        let rects = sorted { $0.y < $1.y }
        let lines = flatMap { [$0.y, $0.maxY] }.sorted()
        var bands: [PixelRect] = []
        var open: [PixelRect] = []
        var next = 0
        for (top, bottom) in zip(lines, lines.dropFirst()) where top < bottom {
            open.removeAll { $0.maxY <= top }
            while next < rects.count, rects[next].y <= top {
                open.append(rects[next])
                next += 1
            }
            guard var left = open.first?.x, var right = open.first?.maxX else { continue }
            for rect in open { (left, right) = (Swift.min(left, rect.x), Swift.max(right, rect.maxX)) }
            if let width, (right - left) * 5 >= width * 4 { (left, right) = (0, width) }
            let band = PixelRect(minX: left, minY: top, maxX: right, maxY: bottom)
            if let last = bands.last, last.maxY == top, last.x == left, last.maxX == right {
                bands[bands.count - 1] = last.union(band)
            } else {
                bands.append(band)
            }
        }
        return bands
    }
}
