/// Steps that go backwards on one side: where the ways from the line to that side cross, and their ends.
struct StrokeFold {
    typealias Vector = StrokeLine.Vector

    private(set) var crossings: [Vector] = []
    private(set) var ends: [Vector] = []

    var outline: [Vector] { crossings + ends.reversed() }
    var isEmpty: Bool { ends.isEmpty }
    var last: Vector { crossings[crossings.count - 1] }

    /// A step's ways to the side; false when they do not cross.
    mutating func add(_ from: Vector, _ to: Vector, _ start: Vector, _ end: Vector) -> Bool {
        let part = (to - from).cross(end) / start.cross(end)
        guard part > 0, part < 1 else { return false }
        if ends.isEmpty { ends.append(from + start) }
        crossings.append(from + start * part)
        ends.append(to + end)
        return true
    }
}
