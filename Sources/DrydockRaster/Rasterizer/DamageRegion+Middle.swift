extension DamageRegion {
    /// What steps cost, in pixels of a plain fill: an outline by itself and by the pixel of its bounds, another step, a pixel
    /// of a picture or a blur, and each of all before two threads begin. Measured on scenes of
    /// paths and text.
    private enum Cost {
        static let outline = 8192
        static let outlinePixel = 12
        static let other = 512
        static let picturePixel = 8
        static let resolving = 1500
    }

    /// What waking the second thread costs, in the same unit.
    static let waking = 1 << 19

    /// The line lies between so many rows and the next.
    private static let lineSpacing = 8

    /// The line that divides the drawing between two threads so that both end at about the same time, as the first row
    /// below it; nil where one thread is done sooner. The thread of the upper part has resolved the steps before, and the
    /// thread of the lower part wakes meanwhile.
    ///
    /// The costs of a step are spread over the lines it crosses in whole numbers, so that what is spread may be less than
    /// what was counted: by up to one less than the lines of each step. All that is compared after the spreading is
    /// therefore its own sum. The search ends within the lines: after the last of them `above` is that sum, `total`,
    /// and `before + 2 * total >= total + waking` is what was checked before.
    ///
    /// - Parameter waking: the cost of waking the second thread, in pixels of a plain fill.
    /// - Complexity: a few additions for each step and every eighth row.
    func middle(of list: StepList, waking: Int = Self.waking) -> Int? {
        let before = list.steps.count * Cost.resolving
        // Most small frames are done with here.
        var total = 0
        forEachCost(list) { cost, _ in total += cost }
        if before + total < waking { return nil }
        let spacing = Self.lineSpacing
        // By how much the cost of so many rows is more than that of those above.
        var changes = [Int](repeating: 0, count: (bounds.height + spacing - 1) / spacing + 1)
        total = 0
        forEachCost(list) { cost, rect in
            let first = (rect.y - bounds.y) / spacing
            let end = (rect.maxY - bounds.y + spacing - 1) / spacing
            let part = cost / (end - first)
            total += part * (end - first)
            changes[first] += part
            changes[end] -= part
        }
        if before + total < waking { return nil }
        var (line, cost, above) = (0, 0, 0)
        while before + 2 * above < total + waking {
            cost += changes[line]
            above += cost
            line += 1
        }
        return bounds.y + min(line * spacing, bounds.height)
    }

    /// What drawing the background and the steps costs, and where.
    private func forEachCost(_ list: StepList, _ body: (Int, PixelRect) -> Void) {
        for rect in rects {
            body(rect.area, rect)
            for index in list.steps.indices where list.steps[index].bounds.intersects(rect) {
                let part = list.steps[index].bounds.intersection(rect)
                if list.steps[index].kind == .outline {
                    body(Cost.outline + part.area * Cost.outlinePixel, part)
                } else {
                    body(Cost.other + part.area * (list[index].isPicture ? Cost.picturePixel : 1), part)
                }
            }
        }
    }
}

extension DisplayCommand {
    /// Whether pixels are read for those that are drawn.
    fileprivate var isPicture: Bool {
        switch self {
        case .image, .template, .mask, .blurBackdrop: true
        default: false
        }
    }
}
