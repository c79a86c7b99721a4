/// One side of a line, on the way along it: the points that a contour passes there.
struct StrokeSide: ~Copyable {
    typealias Vector = StrokeLine.Vector

    struct Vertex: BitwiseCopyable {
        var place: Vector
        let ribbon: UInt16
    }

    private let isLeft: Bool
    private var vertices: GrowingBuffer<Vertex>
    private var fold = StrokeFold()

    /// - Parameter count: about how many points there will be.
    init(isLeft: Bool, count: Int) {
        self.isLeft = isLeft
        vertices = GrowingBuffer(capacity: count)
    }

    var isFolded: Bool { !fold.isEmpty }

    mutating func removeAll() { vertices.removeAll() }

    @inline(__always)
    mutating func add(_ place: Vector, _ ribbon: UInt16) {
        vertices.append(Vertex(place: place, ribbon: ribbon))
    }

    mutating func moveFirst(to place: Vector) { vertices.elements[0].place = place }

    mutating func moveLast(to place: Vector) { vertices.elements[vertices.count - 1].place = place }

    /// Goes along a step of the line.
    ///
    /// - Parameters:
    ///   - start: leads from the step's beginning to this side, as `end` does from its end.
    @inline(__always)
    mutating func addStep(
        _ first: UnsafePointer<StrokeLine.Point>,
        _ last: UnsafePointer<StrokeLine.Point>,
        _ start: Vector,
        _ end: Vector,
        steps: StrokeSteps,
        ribbons: inout StrokeRibbons,
        outline: inout StrokeOutline
    ) {
        let (from, to) = (first.pointee.place, last.pointee.place)
        let chord = to - from
        if (chord + end - start).dot(chord) < 0 {
            let begins = fold.isEmpty
            if fold.add(from, to, start, end) {
                add(fold.last, ribbons.number)
                if begins {
                    fold.start = first
                    ribbons.bend(first.pointee.after)
                }
                return
            }
        }
        endFold(at: first, steps: steps, ribbons: &ribbons, outline: &outline)
        add(to + end, ribbons.number)
    }

    /// Goes on from where steps went backwards to, if they did.
    ///
    /// - Parameter point: where the line is.
    @inline(__always)
    mutating func endFold(
        at point: UnsafePointer<StrokeLine.Point>,
        steps: StrokeSteps,
        ribbons: inout StrokeRibbons,
        outline: inout StrokeOutline
    ) {
        if !fold.isEmpty { finishFold(at: point, steps, &ribbons, &outline) }
    }

    @inline(never)
    private mutating func finishFold(
        at point: UnsafePointer<StrokeLine.Point>,
        _ steps: StrokeSteps,
        _ ribbons: inout StrokeRibbons,
        _ outline: inout StrokeOutline
    ) {
        if steps.cover(fold, until: point) {
            ribbons.bend(point.pointee.after)
        } else {
            ribbons.separate()
            fold.emit(isLeft: isLeft, ribbon: ribbons.number, into: &outline)
            ribbons.separate()
        }
        add(fold.end, ribbons.number)
        fold.removeAll()
    }

    /// Hands the points to an outline, from the first to the last.
    @inline(never)
    func emit(into outline: inout StrokeOutline) {
        let (elements, count) = (vertices.elements, vertices.count)
        var index = 0
        while index < count {
            outline.add(elements[index].place, elements[index].ribbon)
            index &+= 1
        }
    }

    /// Hands the points to an outline from the last to the first. An edge belongs to the ribbon of the point that it ended at
    /// on the way there, and the one to the last point to `ribbon`.
    @inline(never)
    func emitBack(after ribbon: UInt16, into outline: inout StrokeOutline) {
        let elements = vertices.elements
        var ribbon = ribbon
        var index = vertices.count
        while index > 0 {
            index &-= 1
            outline.add(elements[index].place, ribbon)
            ribbon = elements[index].ribbon
        }
    }
}
