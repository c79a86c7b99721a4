/// A set of pixels as a few rectangles that do not overlap.
struct DamageRegion {
    /// Beyond this many the bookkeeping costs more than it saves.
    private static let countLimit = 32

    private(set) var rects: [PixelRect] = []
    let bounds: PixelRect

    /// - Parameter bounds: whatever is added outside of them is dropped.
    init(bounds: PixelRect) {
        self.bounds = bounds
    }

    var isEmpty: Bool { rects.isEmpty }
    var area: Int { rects.reduce(0) { $0 + $1.area } }

    mutating func add(_ rect: PixelRect) {
        let rect = rect.intersection(bounds)
        if rect.isEmpty || rects.contains(where: { $0.contains(rect) }) { return }
        rects.removeAll { rect.contains($0) }
        var pieces = [rect]
        for existing in rects where existing.intersects(rect) {
            pieces = pieces.flatMap { $0.subtracting(existing) }
        }
        rects += pieces
        if rects.count > Self.countLimit {
            rects = [rects.reduce(.zero) { $0.union($1) }]
        }
    }

    mutating func subtract(_ rect: PixelRect) {
        rects = rects.flatMap { $0.subtracting(rect) }
    }

    /// The rectangles above a row, and the others.
    func parts(at row: Int) -> [[PixelRect]] {
        [rects.map { $0.above(row) }, rects.map { $0.below(row) }].map { half in
            half.filter { !$0.isEmpty }
        }
    }

    func intersects(_ rect: PixelRect) -> Bool {
        rects.contains { $0.intersects(rect) }
    }

    /// How many of a rectangle's pixels are in the set.
    func area(in rect: PixelRect) -> Int {
        rects.reduce(0) { $0 + $1.intersection(rect).area }
    }
}

extension PixelRect {
    fileprivate func above(_ line: Int) -> PixelRect {
        PixelRect(minX: x, minY: y, maxX: maxX, maxY: min(maxY, line))
    }

    fileprivate func below(_ line: Int) -> PixelRect {
        PixelRect(minX: x, minY: max(y, line), maxX: maxX, maxY: maxY)
    }

    /// The rectangle from top to bottom in parts of at most `height` rows.
    func strips(height step: Int) -> [PixelRect] {
        stride(from: y, to: maxY, by: step).map { top in
            PixelRect(minX: x, minY: top, maxX: maxX, maxY: min(top + step, maxY))
        }
    }

    /// The parts of this rectangle outside of another: at most four, without overlap.
    func subtracting(_ other: PixelRect) -> [PixelRect] {
        let hole = intersection(other)
        if hole.isEmpty { return isEmpty ? [] : [self] }
        let parts = [
            PixelRect(minX: x, minY: y, maxX: maxX, maxY: hole.y),
            PixelRect(minX: x, minY: hole.y, maxX: hole.x, maxY: hole.maxY),
            PixelRect(minX: hole.maxX, minY: hole.y, maxX: maxX, maxY: hole.maxY),
            PixelRect(minX: x, minY: hole.maxY, maxX: maxX, maxY: maxY),
        ]
        return parts.filter { !$0.isEmpty }
    }
}
