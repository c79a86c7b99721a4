/// Takes the contours of strokes: as edges under a matrix, or as a path.
struct StrokeOutline: ~Copyable {
    typealias Vector = StrokeLine.Vector

    private let transform: Affine
    private let isPath: Bool
    private var builder: EdgeBuilder
    private(set) var path: PathBuilder?
    private var boxes = StrokeBoxes()
    /// Of the contour at work, the first ribbon, the first and the last point.
    private var first: UInt16 = 0
    private var start: EdgeBuilder.Point = (0, 0)
    private var last: EdgeBuilder.Point = (0, 0)
    private var isBegun = false

    /// - Parameter segments: about how many points will be added.
    init(edges transform: Affine, segments: Int) {
        self.transform = transform
        isPath = false
        builder = EdgeBuilder(segments: segments)
    }

    init(path: PathBuilder) {
        transform = .identity
        isPath = true
        builder = EdgeBuilder(segments: 0)
        self.path = path
    }

    /// - Parameter ribbon: that of the edge which ends here.
    @inline(__always)
    mutating func add(_ place: Vector, _ ribbon: UInt16) {
        if isPath {
            addToPath(place)
            return
        }
        let mapped = transform.map(place.x, place.y)
        let point = EdgeBuilder.units(mapped.x, mapped.y)
        if isBegun {
            boxes.cover(last, point, ribbon)
            builder.addLine(to: point, chain: ribbon)
        } else {
            builder.begin(at: point, chain: ribbon)
            (start, first) = (point, ribbon)
            isBegun = true
        }
        last = point
    }

    private mutating func addToPath(_ place: Vector) {
        if isBegun { path?.addLine(toX: place.x, y: place.y) } else { path?.move(toX: place.x, y: place.y) }
        isBegun = true
    }

    mutating func close() {
        if isBegun { boxes.cover(last, start, first) }
        boxes.endContour()
        isBegun = false
        if isPath { path?.close() } else { builder.closeChain() }
    }

    mutating func addRing(first: UInt16, last: UInt16) { boxes.addRing(first: first, last: last) }

    consuming func finish() -> EdgeList {
        let (mayCross, bounds) = (!boxes.areApart(), boxes.bounds)
        return EdgeList(ribbons: builder, mayCross: mayCross, bounds: bounds)
    }
}
