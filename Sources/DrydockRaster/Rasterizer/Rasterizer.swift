/// Draws display lists into a bitmap of its own, and of each list only what differs from the one before.
///
/// The bytes of a frame depend on the list, the size and the background alone: not on the frames before, nor on the
/// number of threads.
package final class Rasterizer {
    /// What has been done so far.
    package internal(set) var counters = RasterCounters()

    /// Damage is drawn in strips of this many rows, or more where they are short: what overlaps stays in the cache, and the
    /// layer of a group takes the memory of a strip, not of a screen.
    private static let stripHeight = 256
    private static let stripArea = 1 << 18

    let resources: RasterResources
    private let team: ThreadTeam
    private let wakingCost: Int
    private var bitmap: Bitmap?
    private var background = PremultipliedColor.clear
    private var steps = StepList()
    /// Slanted pictures that are being drawn, one within the other.
    var projectionDepth = 0

    /// - Parameters:
    ///   - threads: how many threads draw large damage, 1 or 2.
    ///   - resources: shared with other rasterisers, on this thread or others.
    ///   - wakingCost: how much there must be to draw for the second thread to be woken, in pixels of a plain fill; nil for
    ///     the measured cost. A lower one lets tests share small frames.
    package init(threads: Int, resources: RasterResources = .shared, wakingCost: Int? = nil) {
        self.resources = resources
        self.wakingCost = wakingCost ?? DamageRegion.waking
        team = ThreadTeam(threads > 1 ? resources.worker : nil)
    }

    /// Renders a list. An equal list, size and background as the last time touches no pixel.
    ///
    /// - Parameters:
    ///   - list: traps when its pushes and pops do not match.
    ///   - size: within the limits of `Bitmap.isValid`.
    package func render(_ list: DisplayList, size: PixelSize, background: PremultipliedColor) -> Frame {
        counters.frames += 1
        let reused = bitmap.flatMap { $0.size == size ? $0 : nil }
        let target = reused ?? Bitmap(width: size.width, height: size.height, from: resources.bitmaps)
        let frame = size.bounds
        var next = StepList(list, frame: frame)
        var region = DamageRegion(bounds: frame)
        var moved: PixelRect?
        if reused == nil || background != self.background {
            region.add(frame)
        } else {
            let head = ListDiff.commonHead(steps, next)
            if let move = ContentMove(from: steps, to: next, head: head, frame: frame) {
                move.copy(in: target)
                counters.movedPixels += move.visible.area
                moved = move.visible
                (region, next) = Difference.between(move.moved, next, head: nil, frame: frame)
                for rect in move.unknown { region.add(rect) }
                move.invalidateBackdrops(of: &next, in: &region)
            } else {
                (region, next) = Difference.between(steps, next, head: head, frame: frame)
            }
        }
        prepareBackdrops(&next, region: &region, size: size)
        let line = team.isShared ? region.middle(of: next, waking: wakingCost) : nil
        prepareDrawing(&next, region: region, line: line)
        self.background = background
        bitmap = target
        draw(next, region: region, line: line, into: target)
        if !region.isEmpty { next.forgetDrawings() }
        steps = next
        updateCounters(region)
        if let moved { region.add(moved) }
        return Frame(bitmap: target, damage: region.rects)
    }

    /// Makes the next call of `render` draw the whole frame: for benchmarks, and when the bitmap's memory was written to.
    package func invalidate() {
        bitmap = nil
        steps = StepList()
    }

    /// Gives every visible blur a backdrop, and has everything drawn anew that backdrops must sample.
    private func prepareBackdrops(_ list: inout StepList, region: inout DamageRegion, size: PixelSize) {
        for index in list.steps.indices where list.steps[index].kind == .cover {
            guard case .blurBackdrop(let shape, let effect) = list[index] else { continue }
            if list.steps[index].bounds.isEmpty {
                list.steps[index].backdrop = nil
                continue
            }
            let backdrop = list.steps[index].backdrop ?? Backdrop(reduction: effect.reduction, frame: size)
            list.steps[index].backdrop = backdrop
            backdrop.prepare(for: shape, effect)
            for part in backdrop.due { region.add(part) }
        }
    }

    /// Whether rows above and below a line are in a rectangle.
    private func isCut(_ rect: PixelRect, at line: Int?) -> Bool {
        guard let line else { return false }
        return rect.y < line && rect.maxY > line
    }

    /// Looks up what the damaged steps draw with.
    ///
    /// - Parameter line: the first row of the second thread's, when two draw.
    func prepareDrawing(_ list: inout StepList, region: DamageRegion, line: Int? = nil) {
        if region.isEmpty { return }
        prepareShadows(&list, region: region)
        let scratch = resources.scratchBuffers.take()
        defer { resources.scratchBuffers.giveBack(scratch) }
        for index in list.steps.indices {
            let (kind, visible) = (list.steps[index].kind, list.steps[index].bounds)
            // What one thread alone draws is its own.
            if kind == .pop || kind == .outline && !isCut(visible, at: line) || !region.intersects(visible) {
                continue
            }
            switch list[index] {
            case .fill(let shape, _), .blurBackdrop(let shape, _), .pushClip(let shape):
                if !shape.isSquare { list.steps[index].mask = mask(of: shape, visible: visible) }
            case .border(let shape, let width, _):
                let half = Int(min(shape.rect.width, shape.rect.height)) * 128
                let isFilled = Int(width.units) >= half
                if !isFilled || !shape.isSquare {
                    let width = isFilled ? nil : width
                    list.steps[index].mask = mask(of: shape, borderWidth: width, visible: visible)
                }
            case .image(let bitmap, let source, let destination),
                .template(let bitmap, let source, let destination, _):
                let isScaled = source.size != destination.size
                if isScaled, !resources.images.holds(destination.size) {
                    counters.scalings += 1
                    counters.scaledPixels += region.area(in: visible)
                } else {
                    list.steps[index].image = image(bitmap, source: source, destination: destination)
                }
            case .pushGroup(let opacity, _):
                if opacity < 255, !list.steps[index].isFolded { counters.layers += 1 }
            case .pushLayer(let style, _):
                if style.isIsolated { counters.layers += 1 }
            case .pushPathClip where !isCut(visible, at: line):
                // The thread's own, too.
                break
            case .fillPath, .strokePath, .pushPathClip, .glyphs, .shadow, .projected:
                list.steps[index].drawing = drawing(
                    of: list[index],
                    in: visible,
                    buffer: scratch.cellBuffer
                )
            case .mask, .pop:
                break
            }
        }
    }

    private func draw(_ list: StepList, region: DamageRegion, line: Int?, into bitmap: Bitmap) {
        if region.isEmpty { return }
        let halves = line.map { region.parts(at: $0) } ?? [region.rects]
        let scratches = halves.map { _ in resources.scratchBuffers.take() }
        // Last taken, first given back: each thread has its own again for the next frame.
        defer { for scratch in scratches.reversed() { resources.scratchBuffers.giveBack(scratch) } }
        let isLast = region.rects.count == 1
        // Narrower paths hide no strip.
        let width = region.rects.reduce(Int.max) { min($0, $1.width) }
        let covers = list.steps.indices.filter { index in
            let kind = list.steps[index].kind
            return kind == .cover || kind == .outline && list.steps[index].bounds.width >= width
        }
        let rows = StepRows.list(of: list)
        let bands = zip(halves, scratches).map { rects, scratch in
            let own = OwnDrawings(count: list.steps.count)
            let strips = rects.flatMap { rect in
                rect.strips(height: max(Self.stripHeight, Self.stripArea / max(rect.width, 1)))
            }
            return strips.map { rect in
                painter(for: rect, isLast: isLast, of: bitmap, list, covers, scratch: scratch, own)
            }
        }
        func paint(upTo end: Int) {
            if line != nil {
                team.run(
                    { for painter in bands[0] { painter.paint(list, rows, upTo: end) } },
                    { for painter in bands[1] { painter.paint(list, rows, upTo: end) } }
                )
            } else {
                for painter in bands[0] { painter.paint(list, rows, upTo: end) }
            }
        }
        for index in covers {
            guard let backdrop = list.steps[index].backdrop, case .blurBackdrop(_, let effect) = list[index]
            else { continue }
            if backdrop.plan == nil {
                if region.intersects(list.steps[index].bounds) { counters.blurReuses += 1 }
                continue
            }
            if !backdrop.due.isEmpty {
                paint(upTo: index)
                counters.sampledPixels += backdrop.due.reduce(0) { $0 + $1.area }
                backdrop.sample(bitmap, team: team)
            }
            backdrop.apply(effect, pool: resources.bitmaps, team: team)
            counters.blurs += 1
        }
        paint(upTo: list.steps.count)
        for painter in bands.joined() {
            counters.paths += painter.paths
            counters.pathReuses += painter.pathReuses
        }
    }

    /// A painter that starts with the last step that hides all before it, or with the background.
    private func painter(
        for rect: PixelRect,
        isLast: Bool,
        of bitmap: Bitmap,
        _ list: StepList,
        _ covers: [Int],
        scratch: ScratchBuffers,
        _ own: OwnDrawings
    ) -> Painter {
        var start: Int?
        for index in covers {
            if let backdrop = list.steps[index].backdrop,
                backdrop.due.contains(where: { $0.intersects(rect) })
            {
                break
            }
            if list.hides(rect, at: index) { start = index }
        }
        let painter = Painter(
            frame: bitmap,
            rect: rect,
            background: background,
            start: start,
            scratch: scratch,
            own: own,
            resources: resources
        )
        painter.isLast = isLast
        return painter
    }

    private func updateCounters(_ region: DamageRegion) {
        counters.damagedPixels += region.area
        if !region.isEmpty { counters.drawnFrames += 1 }
    }
}
