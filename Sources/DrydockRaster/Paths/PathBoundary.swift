/// What bounds the area that a fill rule makes of an outline, with windings of 0 and 1 alone, or 0 and −1: sums of signed areas
/// are then exact, whatever of it shares a pixel.
enum PathBoundary: Sendable {
    /// The outline itself.
    case outline
    case pieces(Pieces)
    /// Not found: parts of the outline touch, or there are too many crossings.
    case unknown

    /// Parts of the outline's lines and curves between their crossings, without those that have the inside or the outside on
    /// both sides.
    struct Pieces: Sendable {
        /// For each 1, or −1 for one that counts the other way.
        fileprivate(set) var signs: [Int8] = []
        /// Where each begins, and its one to three other points.
        fileprivate(set) var points: [Double] = []
        fileprivate(set) var counts: [UInt8] = []
    }
}

/// A path's boundary by one rule.
final class FoundBoundary: Sendable {
    let boundary: PathBoundary

    /// Cost: sorting the outline's chords and a few comparisons for each, bounded.
    init(_ path: Path, _ rule: FillRule) {
        if path.isConvex {
            boundary = .outline
        } else if let finder = BoundaryFinder(path), let parts = finder.parts() {
            boundary = finder.boundary(parts, inside: rule == .nonZero ? -1 : 1)
        } else {
            boundary = .unknown
        }
    }
}

private struct BoundaryFinder {
    typealias Vector = OutlineSegment.Vector

    /// Comparisons of parts with chords.
    private static let testLimit = 1 << 17

    /// Of a segment between two of its crossings or ends.
    struct Part {
        let segment: Int
        let from, to: Double
        let start, end: Int
        var sides = (0, 0)
    }

    private let path: Path
    private let scale: Double
    private let segments: [OutlineSegment]
    private let outline: OutlineChords
    /// The chords of each segment.
    private let ranges: [Range<Int>]

    init?(_ path: Path) {
        let side = max(path.box.maxX - path.box.minX, path.box.maxY - path.box.minY)
        let scale = OutlineChords.steps / side
        guard scale > 0, scale < .infinity, path.verbs.count <= OutlineChords.countLimit else { return nil }
        self.path = path
        self.scale = scale
        segments = path.segments(scale: scale)
        guard let outline = OutlineChords(segments) else { return nil }
        self.outline = outline
        var ranges: [Range<Int>] = []
        var chord = 0
        for number in segments.indices {
            let first = chord
            while chord < outline.chords.count, outline.chords[chord].segment == number { chord += 1 }
            ranges.append(first..<chord)
        }
        self.ranges = ranges
    }

    /// Cuts the segments at their crossings; nil where sides cannot be told.
    func parts() -> [Part]? {
        var cuts: [(segment: Int, t: Double, node: Int)] = []
        cuts.reserveCapacity(2 * outline.crossings.count)
        for (node, crossing) in outline.crossings.enumerated() {
            cuts.append((crossing.first.segment, crossing.first.t, node))
            cuts.append((crossing.second.segment, crossing.second.t, node))
        }
        cuts.sort { ($0.segment, $0.t) < ($1.segment, $1.t) }
        var cut = 0
        var nodes = PlaceNumbers(capacity: segments.count, first: outline.crossings.count)
        /// How many parts end at each node.
        var degrees = [Int](repeating: 0, count: outline.crossings.count + segments.count * 2)
        var result: [Part] = []
        result.reserveCapacity(segments.count + 2 * outline.crossings.count)
        for (number, range) in zip(segments.indices, ranges) where !range.isEmpty {
            var from = (t: 0.0, node: nodes.number(of: outline.chords[range.lowerBound].from))
            func add(to end: (t: Double, node: Int)) -> Bool {
                guard end.t - from.t > 1e-6 else { return false }
                result.append(
                    Part(segment: number, from: from.t, to: end.t, start: from.node, end: end.node)
                )
                degrees[from.node] += 1
                degrees[end.node] += 1
                from = end
                return true
            }
            while cut < cuts.count, cuts[cut].segment == number {
                guard add(to: (cuts[cut].t, cuts[cut].node)) else { return nil }
                cut += 1
            }
            let last = nodes.number(of: outline.chords[range.upperBound - 1].to)
            guard add(to: (1, last)) else { return nil }
        }
        var tests = Self.testLimit
        for index in result.indices {
            // Where nothing else joins or crosses, a part has the sides of the one before.
            if index > 0, result[index - 1].end == result[index].start, degrees[result[index].start] == 2 {
                result[index].sides = result[index - 1].sides
                continue
            }
            let part = result[index]
            tests -= outline.chords.count
            guard tests >= 0,
                let sides = outline.sides(from: part.from, to: part.to, in: ranges[part.segment])
            else { return nil }
            result[index].sides = sides
        }
        return result
    }

    /// - Parameter mask: the bits of windings of which the inside has some.
    func boundary(_ parts: [Part], inside mask: Int) -> PathBoundary {
        let signs = parts.map { ($0.sides.1 & mask != 0 ? 1 : 0) - ($0.sides.0 & mask != 0 ? 1 : 0) }
        if outline.crossings.isEmpty, let first = signs.first, first != 0, signs.allSatisfy({ $0 == first }) {
            return .outline
        }
        // As much must arrive at each node as leaves it.
        let nodeCount = 1 + parts.reduce(0) { max($0, $1.start, $1.end) }
        var balance = [Int](repeating: 0, count: nodeCount)
        for (part, sign) in zip(parts, signs) {
            balance[part.start] += sign
            balance[part.end] -= sign
        }
        if balance.contains(where: { $0 != 0 }) { return .unknown }
        var pieces = PathBoundary.Pieces()
        // Pieces that meet have the same point there.
        var places: [Vector?] = outline.crossings.map(\.place)
        places += [Vector?](repeating: nil, count: max(nodeCount - places.count, 0))
        func place(of node: Int, _ point: Vector) -> Vector {
            let place = places[node] ?? point
            places[node] = place
            return place
        }
        pieces.signs.reserveCapacity(parts.count)
        pieces.counts.reserveCapacity(parts.count)
        pieces.points.reserveCapacity(parts.count * 4)
        for (part, sign) in zip(parts, signs) where sign != 0 {
            let piece = segments[part.segment].part(from: part.from, to: part.to)
            pieces.signs.append(sign > 0 ? 1 : -1)
            pieces.counts.append(UInt8(piece.count))
            for index in 0..<piece.count {
                var point = piece.point(index)
                if index == 0 { point = place(of: part.start, point) }
                if index == piece.count - 1 { point = place(of: part.end, point) }
                pieces.points.append(path.box.minX + point.x / scale)
                pieces.points.append(path.box.minY + point.y / scale)
            }
        }
        return .pieces(pieces)
    }
}

/// Numbers places in the order in which they are asked for.
private struct PlaceNumbers {
    /// Places by the bits of both coordinates, −1 where there is none, each at the first free index from that of its hash on.
    private var keys: [Int]
    private var numbers: [Int]
    private var next: Int
    private var latest = (key: -1, number: 0)

    /// - Parameters:
    ///   - capacity: about half of the most places.
    ///   - first: the first number.
    init(capacity: Int, first: Int) {
        var size = 16
        while size < 4 * capacity { size *= 2 }
        keys = [Int](repeating: -1, count: size)
        numbers = [Int](repeating: 0, count: size)
        next = first
    }

    mutating func number(of place: OutlineChords.Place) -> Int {
        let key = place.x << 20 | place.y
        // A segment begins where the one before ended, most of the time.
        if key == latest.key { return latest.number }
        var index = Int(truncatingIfNeeded: Path.mix(0, UInt64(truncatingIfNeeded: key))) & (keys.count - 1)
        while keys[index] != key {
            if keys[index] < 0 {
                (keys[index], numbers[index]) = (key, next)
                next += 1
                break
            }
            index = (index + 1) & (keys.count - 1)
        }
        latest = (key, numbers[index])
        return numbers[index]
    }
}
