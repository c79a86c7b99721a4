/// What a blur samples, and its result, both at reduced size. Kept from frame to frame, so that only what changed
/// behind the blur is sampled again and an unchanged backdrop is not blurred again.
final class Backdrop {
    let reduction: Int
    let frame: PixelRect

    /// Parts of the frame that must be sampled before the work that is planned.
    private(set) var due: [PixelRect] = []

    /// The rows of the result that must be computed; nil when what it shows is good.
    private(set) var plan: Range<Int>?

    /// Parts of the frame that changed since they were sampled, on the grid of the reduction.
    private var pending: DamageRegion

    /// The frame beneath the blur, averaged over `reduction` × `reduction` pixels.
    private let source: Bitmap

    /// Blurred, saturated and tinted. Made with the first blur, in memory that its passes are done with.
    private var result: Bitmap?

    /// The effect that the result shows, and in which rows; nil before the first.
    private var shown: (effect: BackdropEffect, rows: Range<Int>)?

    init(reduction: Int, frame: PixelSize) {
        self.reduction = reduction
        self.frame = frame.bounds
        let width = (frame.width + reduction - 1) / reduction
        let height = (frame.height + reduction - 1) / reduction
        source = Bitmap(width: width, height: height)
        pending = DamageRegion(bounds: frame.bounds)
        pending.add(frame.bounds)
    }

    /// Marks a part of the frame as changed.
    func invalidate(_ part: PixelRect) {
        pending.add(part.alignedOutward(to: reduction))
    }

    /// Plans what must be done for a blur to be drawn: nothing when the rows it reads show its effect and nothing
    /// within their reach changed. When it needs rows that it did not need before, as it moves, all are planned.
    func prepare(for shape: RoundedRect, _ effect: BackdropEffect) {
        let wanted = rows(for: shape)
        due = pending(within: wanted, effect)
        plan = nil
        guard let shown, shown.effect == effect else {
            plan = wanted
            return
        }
        if wanted.clamped(to: shown.rows) != wanted {
            plan = 0..<source.height
            due = pending.rects
        } else if !due.isEmpty {
            plan = wanted
        }
    }

    /// The rows of the result that a blur reads. One that reaches beyond the frame is likely to slide: all of them.
    private func rows(for shape: RoundedRect) -> Range<Int> {
        guard frame.contains(shape.rect) else { return 0..<source.height }
        let first = shape.rect.y / reduction - 1
        let last = (shape.rect.maxY + reduction - 1) / reduction + 1
        return max(first, 0)..<min(last, source.height)
    }

    private func pending(within rows: Range<Int>, _ effect: BackdropEffect) -> [PixelRect] {
        let reached = widen(rows, by: 3 * effect.boxRadius)
        let band = PixelRect(
            minX: 0,
            minY: reached.lowerBound * reduction,
            maxX: frame.width,
            maxY: reached.upperBound * reduction
        )
        return pending.rects.map { $0.intersection(band) }.filter { !$0.isEmpty }
    }

    /// Samples what is due from the frame's bitmap.
    func sample(_ bitmap: Bitmap, team: ThreadTeam) {
        for part in due {
            let columns = (part.x / reduction)..<((part.maxX + reduction - 1) / reduction)
            let rows = (part.y / reduction)..<((part.maxY + reduction - 1) / reduction)
            team.bands(of: rows, cost: part.area) { band in
                Reduction(factor: reduction).reduce(bitmap, columns: columns, rows: band, into: source)
            }
            pending.subtract(part)
        }
        due = []
    }

    /// Computes the planned rows of the result from the source.
    ///
    /// The edges of the source are extended once: what a pass makes of them lies in a margin, which the next one reads.
    /// Beyond a margin of the radius the first pass repeats its edge, and the last needs no more of the second.
    func apply(_ effect: BackdropEffect, pool: BitmapPool, team: ThreadTeam) {
        guard let rows = plan else { return }
        let radius = effect.boxRadius
        let size = source.size
        let result: Bitmap
        if radius == 0 {
            result = target(from: pool)
            let start = rows.lowerBound * size.width
            (result.pixels + start).update(from: source.pixels + start, count: rows.count * size.width)
        } else {
            let wide = PixelSize(width: size.width + 2 * radius, height: size.height + 2 * radius)
            let first = pool.take(wide.width * wide.height)
            let second = pool.take(wide.width * wide.height)
            // In rows of the margined memories, which start a radius further up.
            let needed = rows.lowerBound..<(rows.upperBound + 2 * radius)
            let reached = max(needed.lowerBound - radius, 0)..<min(needed.upperBound + radius, wide.height)
            func pass(
                _ input: UnsafePointer<UInt32>,
                _ size: PixelSize,
                into output: UnsafeMutablePointer<UInt32>,
                margin: Int,
                rows: Range<Int>
            ) {
                team.bands(of: rows, cost: rows.count * size.width * 4) { rows in
                    BoxBlur.blur(
                        input,
                        into: output,
                        width: size.width,
                        height: size.height,
                        radius: radius,
                        margin: margin,
                        rows: rows
                    )
                }
            }
            pass(source.pixels, size, into: first.pixels, margin: radius, rows: reached)
            pass(first.pixels, wide, into: second.pixels, margin: 0, rows: needed)
            pool.giveBack(first.pixels, capacity: first.capacity)
            result = target(from: pool)
            pass(second.pixels, wide, into: result.pixels, margin: -radius, rows: rows)
            pool.giveBack(second.pixels, capacity: second.capacity)
        }
        team.bands(of: rows, cost: rows.count * result.width * 4) { rows in
            let start = result.pixels + rows.lowerBound * result.width
            let count = rows.count * result.width
            Saturation.apply(effect.saturation, to: start, count: count)
            Composite.solid(start, count: count, color: effect.tint.pixel)
        }
        shown = (effect, rows)
        plan = nil
    }

    private func target(from pool: BitmapPool) -> Bitmap {
        if let result { return result }
        let made = Bitmap(width: source.width, height: source.height, from: pool)
        made.pixels.update(repeating: 0, count: made.area)
        result = made
        return made
    }

    private func widen(_ rows: Range<Int>, by count: Int) -> Range<Int> {
        max(rows.lowerBound - count, 0)..<min(rows.upperBound + count, source.height)
    }

    /// Reads the result, at the frame's size; before the first blur, what is to be blurred.
    func reader(columns: Range<Int>) -> Enlargement {
        Enlargement(of: result ?? source, by: reduction, columns: columns)
    }
}
