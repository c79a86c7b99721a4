/// What a blur samples, and its result, both at reduced size. Kept from frame to frame, so that only what changed
/// behind the blur is sampled again and an unchanged backdrop is not blurred again.
final class Backdrop {
    let reduction: Int
    let frame: PixelRect

    /// Parts of the frame, on the grid of the reduction, that must be sampled before the result can be used.
    var pending: [PixelRect]

    /// The frame beneath the blur, averaged over `reduction` × `reduction` pixels.
    private let source: Bitmap

    /// Blurred, saturated and tinted.
    private let result: Bitmap

    /// The effect that the result shows; nil when the source changed since.
    private var shown: BackdropEffect?

    init(reduction: Int, frame: PixelSize) {
        self.reduction = reduction
        self.frame = frame.bounds
        let width = (frame.width + reduction - 1) / reduction
        let height = (frame.height + reduction - 1) / reduction
        source = Bitmap(width: width, height: height)
        result = Bitmap(width: width, height: height)
        pending = [frame.bounds]
    }

    func isCurrent(for effect: BackdropEffect) -> Bool { pending.isEmpty && shown == effect }

    /// Marks a part of the frame as changed.
    func invalidate(_ part: PixelRect) {
        let aligned = part.alignedOutward(to: reduction).intersection(frame)
        if !aligned.isEmpty { pending.append(aligned) }
    }

    /// Samples what is pending from the frame's bitmap.
    func sample(_ bitmap: Bitmap, team: ThreadTeam) {
        for part in pending {
            let columns = (part.x / reduction)..<((part.maxX + reduction - 1) / reduction)
            let rows = (part.y / reduction)..<((part.maxY + reduction - 1) / reduction)
            team.bands(of: rows, cost: part.area) { band in
                Reduction(factor: reduction).reduce(bitmap, columns: columns, rows: band, into: source)
            }
        }
        pending = []
        shown = nil
    }

    /// Computes the result from the source.
    func apply(_ effect: BackdropEffect, scratch: Bitmap, team: ThreadTeam) {
        let all = 0..<source.height
        let cost = source.area * 4
        func pass(_ input: Bitmap, _ output: Bitmap) {
            team.bands(of: all, cost: cost) { rows in
                BoxBlur.blur(
                    input.pixels,
                    into: output.pixels,
                    width: input.width,
                    height: input.height,
                    radius: effect.boxRadius,
                    rows: rows
                )
            }
        }
        pass(source, result)
        if effect.boxRadius > 0 {
            pass(result, scratch)
            pass(scratch, result)
        }
        team.bands(of: all, cost: cost) { rows in
            let start = result.pixels + rows.lowerBound * result.width
            let count = rows.count * result.width
            Saturation.apply(effect.saturation, to: start, count: count)
            Composite.solid(start, count: count, color: effect.tint.pixel)
        }
        shown = effect
    }

    /// A memory of the size that `apply` needs.
    func makeScratch() -> Bitmap { Bitmap(width: source.width, height: source.height) }

    func fits(_ scratch: Bitmap) -> Bool { scratch.size == source.size }

    /// Reads the result, at the frame's size.
    func reader(columns: Range<Int>) -> Enlargement {
        Enlargement(of: result, by: reduction, columns: columns)
    }
}
