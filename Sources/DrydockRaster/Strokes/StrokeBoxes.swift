/// The boxes of a stroke's ribbons.
struct StrokeBoxes: ~Copyable {
    typealias Point = EdgeBuilder.Point

    /// With more ribbons they are not compared.
    private static let countLimit = 64

    struct Box: BitwiseCopyable {
        fileprivate var minX = Int32.max, minY = Int32.max
        fileprivate var maxX = Int32.min, maxY = Int32.min

        @inline(__always)
        fileprivate mutating func cover(_ point: Point) {
            minX = min(minX, point.x)
            maxX = max(maxX, point.x)
            minY = min(minY, point.y)
            maxY = max(maxY, point.y)
        }

        fileprivate mutating func cover(_ other: Box) {
            minX = min(minX, other.minX)
            maxX = max(maxX, other.maxX)
            minY = min(minY, other.minY)
            maxY = max(maxY, other.maxY)
        }

        /// Whether a pixel may be in both.
        fileprivate func isNear(_ other: Box) -> Bool {
            Int(minX) - Int(other.maxX) < 256 && Int(other.minX) - Int(maxX) < 256
                && Int(minY) - Int(other.maxY) < 256 && Int(other.minY) - Int(maxY) < 256
        }
    }

    private var boxes = GrowingBuffer<Box>(capacity: 16)
    /// Of all ribbons.
    private var whole = Box()
    /// What the ribbon at work was given since it was another's turn.
    private var box = Box()
    private var ribbon: UInt16 = 0
    private var areTooMany = false
    /// The first and last ribbons of closed lines.
    private var rings: [(first: UInt16, last: UInt16)] = []

    /// The box of a ribbon's edge.
    @inline(__always)
    mutating func cover(_ from: Point, _ to: Point, _ ribbon: UInt16) {
        if ribbon != self.ribbon {
            store()
            self.ribbon = ribbon
            box = Box()
            box.cover(from)
        }
        box.cover(to)
    }

    @inline(never)
    private mutating func store() {
        whole.cover(box)
        let index = Int(ribbon)
        if index > Self.countLimit {
            areTooMany = true
            return
        }
        while boxes.count <= index { boxes.append(Box()) }
        // Swift 6.3's thread sanitizer does not compile the access in place.
        let boxes = boxes.elements
        boxes[index].cover(box)
    }

    /// Ends a contour.
    mutating func endContour() {
        store()
        ribbon = 0
        box = Box()
    }

    /// A closed line's first and last ribbons follow one another, too.
    mutating func addRing(first: UInt16, last: UInt16) {
        if rings.count < Self.countLimit { rings.append((first, last)) }
    }

    /// The pixels that the ribbons' edges run through, and maybe more.
    var bounds: PixelRect {
        if whole.minY >= whole.maxY { return .zero }
        return PixelRect(
            minX: Int(whole.minX >> 8),
            minY: Int(whole.minY >> 8),
            maxX: Int((whole.maxX + 255) >> 8),
            maxY: Int((whole.maxY + 255) >> 8)
        )
    }

    /// Whether no pixel is in two ribbons but such as follow one another.
    func areApart() -> Bool {
        if areTooMany { return false }
        var second = 3
        while second < boxes.count {
            for first in 1..<(second - 1) where boxes.elements[first].isNear(boxes.elements[second]) {
                if !rings.contains(where: { $0.first == first && $0.last == second }) { return false }
            }
            second += 1
        }
        return true
    }
}
