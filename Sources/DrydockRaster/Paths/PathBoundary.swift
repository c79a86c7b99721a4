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

    /// The boundaries by both rules. Cost: sorting the outline's chords and a few comparisons for each, bounded.
    static func find(_ path: Path) -> (nonZero: PathBoundary, evenOdd: PathBoundary) {
        if path.isConvex { return (.outline, .outline) }
        guard let finder = BoundaryFinder(path), let parts = finder.parts() else {
            return (.unknown, .unknown)
        }
        return (finder.boundary(parts) { $0 != 0 }, finder.boundary(parts) { $0 & 1 != 0 })
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
        var cuts: [Int: [(t: Double, node: Int)]] = [:]
        for (node, crossing) in outline.crossings.enumerated() {
            cuts[crossing.first.segment, default: []].append((crossing.first.t, node))
            cuts[crossing.second.segment, default: []].append((crossing.second.t, node))
        }
        var nodes: [OutlineChords.Place: Int] = [:]
        /// How many parts end at each node.
        var degrees = [Int](repeating: 0, count: outline.crossings.count)
        func node(_ place: OutlineChords.Place) -> Int {
            if let known = nodes[place] { return known }
            nodes[place] = degrees.count
            degrees.append(0)
            return degrees.count - 1
        }
        var result: [Part] = []
        result.reserveCapacity(segments.count + 2 * outline.crossings.count)
        for (number, range) in zip(segments.indices, ranges) where !range.isEmpty {
            let ends =
                [(t: 0.0, node: node(outline.chords[range.lowerBound].from))]
                + (cuts[number] ?? []).sorted { $0.t < $1.t }
                + [(t: 1.0, node: node(outline.chords[range.upperBound - 1].to))]
            for (from, to) in zip(ends, ends.dropFirst()) {
                guard to.t - from.t > 1e-6 else { return nil }
                result.append(
                    Part(segment: number, from: from.t, to: to.t, start: from.node, end: to.node)
                )
                degrees[from.node] += 1
                degrees[to.node] += 1
            }
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

    func boundary(_ parts: [Part], _ isInside: (Int) -> Bool) -> PathBoundary {
        let signs = parts.map { (isInside($0.sides.1) ? 1 : 0) - (isInside($0.sides.0) ? 1 : 0) }
        if outline.crossings.isEmpty, let first = signs.first, first != 0, signs.allSatisfy({ $0 == first }) {
            return .outline
        }
        // As much must arrive at each node as leaves it.
        var balance: [Int: Int] = [:]
        for (part, sign) in zip(parts, signs) where sign != 0 {
            balance[part.start, default: 0] += sign
            balance[part.end, default: 0] -= sign
        }
        if balance.values.contains(where: { $0 != 0 }) { return .unknown }
        var pieces = PathBoundary.Pieces()
        var places: [Int: Vector] = [:]
        for (part, sign) in zip(parts, signs) where sign != 0 {
            var points = segments[part.segment].part(from: part.from, to: part.to).points
            // Pieces that meet have the same point there.
            points[0] = place(of: part.start, points[0], &places)
            points[points.count - 1] = place(of: part.end, points[points.count - 1], &places)
            pieces.signs.append(sign > 0 ? 1 : -1)
            pieces.counts.append(UInt8(points.count))
            for point in points {
                pieces.points.append(path.box.minX + point.x / scale)
                pieces.points.append(path.box.minY + point.y / scale)
            }
        }
        return .pieces(pieces)
    }

    private func place(of node: Int, _ point: Vector, _ places: inout [Int: Vector]) -> Vector {
        if node < outline.crossings.count { return outline.crossings[node].place }
        if let known = places[node] { return known }
        places[node] = point
        return point
    }
}
