/// Steps that go backwards on one side: where the ways from the line to that side cross, and their ends.
struct StrokeFold: ~Copyable {
    typealias Vector = StrokeLine.Vector

    private(set) var crossings = GrowingBuffer<Vector>(capacity: 16)
    private(set) var ends = GrowingBuffer<Vector>(capacity: 16)

    /// Where the first step goes from.
    var start: UnsafePointer<StrokeLine.Point>?

    var isEmpty: Bool { ends.count == 0 }
    var last: Vector { crossings.elements[crossings.count - 1] }
    var end: Vector { ends.elements[ends.count - 1] }

    /// A step's ways to the side; false when they do not cross.
    mutating func add(_ from: Vector, _ to: Vector, _ start: Vector, _ end: Vector) -> Bool {
        let part = (to - from).cross(end) / start.cross(end)
        guard part > 0, part < 1 else { return false }
        if isEmpty { ends.append(from + start) }
        crossings.append(from + start * part)
        ends.append(to + end)
        return true
    }

    /// Hands the points around the fold to an outline: along the crossings and back along the ends, or the other way.
    func emit(isLeft: Bool, ribbon: UInt16, into outline: inout StrokeOutline) {
        if isLeft {
            for index in 0..<crossings.count { outline.add(crossings.elements[index], ribbon) }
            for index in (0..<ends.count).reversed() { outline.add(ends.elements[index], ribbon) }
        } else {
            for index in 0..<ends.count { outline.add(ends.elements[index], ribbon) }
            for index in (0..<crossings.count).reversed() { outline.add(crossings.elements[index], ribbon) }
        }
        outline.close()
    }

    mutating func removeAll() {
        crossings.removeAll()
        ends.removeAll()
    }
}
