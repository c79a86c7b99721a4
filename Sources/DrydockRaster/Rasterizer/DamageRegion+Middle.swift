extension DamageRegion {
    /// What steps cost, in pixels of a plain fill: an outline by itself and by the pixel of its bounds, another step, a pixel
    /// of a picture or a blur, and each of all before two threads begin; and waking the second thread. Measured on scenes of
    /// paths and text.
    private enum Cost {
        static let outline = 8192
        static let outlinePixel = 12
        static let other = 512
        static let picturePixel = 8
        static let resolving = 1500
        static let waking = 1 << 19
    }

    /// The line lies between so many rows and the next.
    private static let lineSpacing = 8

    /// The first row below a line that parts the work of drawing so that two threads end at about the same time: that of the
    /// upper part has resolved the steps before, that of the lower part wakes meanwhile. Nil where one thread is done sooner.
    /// Cost: of a few additions for each step and every eighth row.
    func middle(of steps: [Step]) -> Int? {
        if isEmpty { return nil }
        let spacing = Self.lineSpacing
        // By how much the cost of so many rows is more than that of those above.
        var changes = [Int](repeating: 0, count: (bounds.height + spacing - 1) / spacing + 1)
        var total = 0
        func add(_ cost: Int, in rect: PixelRect) {
            let first = (rect.y - bounds.y) / spacing
            let end = (rect.maxY - bounds.y + spacing - 1) / spacing
            let part = cost / (end - first)
            total += part * (end - first)
            changes[first] += part
            changes[end] -= part
        }
        for rect in rects {
            add(rect.area, in: rect)
            for index in steps.indices where steps[index].bounds.intersects(rect) {
                let part = steps[index].bounds.intersection(rect)
                let own = steps[index].kind == .outline ? Cost.outline : Cost.other
                add(own + part.area * costOfPixel(steps[index]), in: part)
            }
        }
        let before = steps.count * Cost.resolving
        if before + total < Cost.waking { return nil }
        var (line, cost, above) = (0, 0, 0)
        while before + 2 * above < total + Cost.waking {
            cost += changes[line]
            above += cost
            line += 1
        }
        return bounds.y + min(line * spacing, bounds.height)
    }

    private func costOfPixel(_ step: Step) -> Int {
        if step.kind == .outline { return Cost.outlinePixel }
        return switch step.command {
        case .image, .template, .mask, .blurBackdrop: Cost.picturePixel
        default: 1
        }
    }
}
