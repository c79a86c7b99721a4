/// A shape up to moves by whole pixels: the path, its matrix without them, and how it is filled or stroked.
final class PathKey: Hashable {
    let path: Path
    let transform: Affine
    let rule: FillRule
    let stroke: StrokeStyle?

    /// - Parameter transform: with a translation of 0 ..< 1.
    init(_ path: Path, _ transform: Affine, rule: FillRule, stroke: StrokeStyle? = nil) {
        self.path = path
        self.transform = transform
        self.rule = rule
        self.stroke = stroke
    }

    func hash(into hasher: inout Hasher) {
        var hash = Path.mix(path.key, transform.a.bitPattern)
        hash = Path.mix(hash, transform.b.bitPattern)
        hash = Path.mix(hash, transform.c.bitPattern)
        hash = Path.mix(hash, transform.d.bitPattern)
        hash = Path.mix(hash, transform.tx.bitPattern)
        hash = Path.mix(hash, transform.ty.bitPattern)
        if let stroke { hash = Path.mix(hash, stroke.width.bitPattern) }
        hasher.combine(hash)
    }

    static func == (left: PathKey, right: PathKey) -> Bool {
        left === right
            || left.path == right.path && left.transform == right.transform
                && left.rule == right.rule && left.stroke == right.stroke
    }

    func makeEdges(buffer: CellBuffer) -> EdgeList {
        if let stroke { return Stroker.outline(path, transform, stroke) }
        return EdgeList(path, transform, rule, buffer: buffer)
    }
}

/// Where a shape's coverage comes from, in pixels of its own.
enum PathCoverage {
    case edges(EdgeList, FillRule)
    case mask(SparseMask)

    var bounds: PixelRect {
        switch self {
        case .edges(let edges, _): edges.bounds
        case .mask(let mask): mask.box
        }
    }
}

/// The edges and masks of shapes used of late, for all threads. A shape's edges are kept from its first use, and from its
/// second on its mask in their place, which takes longer to make than one filling and a fraction of it to draw.
final class PathCache: @unchecked Sendable {
    // Unchecked: the entries are guarded by the lock.

    /// Pixels of the largest masks made.
    private static let areaLimit = 1 << 22

    private let costLimit: Int
    private let lock = Lock()
    private var entries: RecencyCache<PathKey, PathCoverage>

    /// - Parameter costLimit: the most bytes kept; with zero nothing is.
    init(costLimit: Int) {
        self.costLimit = costLimit
        entries = RecencyCache(costLimit: costLimit)
    }

    /// Whether every look-up would make what is asked for.
    var keepsNothing: Bool { costLimit == 0 }

    /// - Parameter isMasked: whether to make a mask at the first use.
    func coverage(for key: PathKey, isMasked: Bool = false, buffer: CellBuffer) -> (PathCoverage, isHit: Bool)
    {
        if costLimit == 0, !isMasked { return (.edges(key.makeEdges(buffer: buffer), key.rule), false) }
        let found = costLimit == 0 ? nil : lock.withLock { entries.value(for: key) }
        let edges: EdgeList
        switch found {
        case .mask: return (found ?? .edges(key.makeEdges(buffer: buffer), key.rule), true)
        case .edges(let list, _): edges = list
        case nil: edges = key.makeEdges(buffer: buffer)
        }
        var result = PathCoverage.edges(edges, key.rule)
        var cost = edges.cost
        if found != nil || isMasked {
            if edges.bounds.area > Self.areaLimit { return (result, false) }
            let mask = SparseMask(edges, rule: key.rule, in: edges.bounds, isWhole: true, buffer: buffer)
            (result, cost) = (.mask(mask), mask.cost)
        }
        if costLimit > 0, cost <= costLimit / 8 {
            lock.withLock { entries.insert(result, cost: cost, for: key) }
        }
        return (result, false)
    }
}
