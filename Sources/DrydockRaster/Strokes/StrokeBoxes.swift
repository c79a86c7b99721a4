/// The boxes of a stroke's ribbons.
struct StrokeBoxes {
    typealias Point = EdgeBuilder.Point

    /// With more ribbons they are not compared.
    private static let countLimit = 64

    private struct Box {
        var minX = Int32.max, minY = Int32.max
        var maxX = Int32.min, maxY = Int32.min

        /// Whether a pixel may be in both.
        func isNear(_ other: Box) -> Bool {
            Int(minX) - Int(other.maxX) < 256 && Int(other.minX) - Int(maxX) < 256
                && Int(minY) - Int(other.maxY) < 256 && Int(other.minY) - Int(maxY) < 256
        }
    }

    private var boxes: [Box] = []
    /// The first and last ribbons of closed lines.
    private var rings: [(first: UInt16, last: UInt16)] = []

    @inline(__always)
    mutating func cover(_ point: Point, _ ribbon: UInt16) {
        let index = Int(ribbon)
        if index > Self.countLimit { return }
        while boxes.count <= index { boxes.append(Box()) }
        boxes[index].minX = min(boxes[index].minX, point.x)
        boxes[index].maxX = max(boxes[index].maxX, point.x)
        boxes[index].minY = min(boxes[index].minY, point.y)
        boxes[index].maxY = max(boxes[index].maxY, point.y)
    }

    /// A closed line's first and last ribbons follow one another, too.
    mutating func addRing(first: UInt16, last: UInt16) {
        if rings.count < Self.countLimit { rings.append((first, last)) }
    }

    /// Whether no pixel is in two ribbons but such as follow one another.
    ///
    /// - Parameter count: of all ribbons.
    func areApart(count: UInt16) -> Bool {
        if count > Self.countLimit { return false }
        for second in boxes.indices.dropFirst(2) {
            for first in 0..<(second - 1) where boxes[first].isNear(boxes[second]) {
                if !rings.contains(where: { $0.first == first && $0.last == second }) { return false }
            }
        }
        return true
    }
}
