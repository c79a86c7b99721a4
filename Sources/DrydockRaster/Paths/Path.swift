import Synchronization

/// Lines and curves that bound an area, in a space of their own, y down. Never changes once it is made; see `PathBuilder`.
///
/// Equal paths are equal values: the coordinates are compared only when both have the same hash. A path with a coordinate
/// that is NaN or infinite is empty.
package final class Path: Hashable, Sendable {
    enum Verb: UInt8, Sendable {
        case move
        case line
        case quadCurve
        case curve
        case close
    }

    /// The least box around all points and control points; all zero for an empty path.
    package struct Box: Hashable, Sendable {
        package let minX, minY, maxX, maxY: Double
    }

    let verbs: [Verb]
    /// One point for a move and a line, two for a quadratic and three for a cubic curve, none for a close.
    let points: [Double]
    package let box: Box
    /// Whether there are curves.
    let isCurved: Bool
    private let contentHash: UInt64
    /// Whether the outline is known to be one subpath that does not meet itself.
    private let isSimple: Bool
    /// What bounds the inside by each rule: found when it is first asked for, by whichever thread is the first, and the path's
    /// own from then on.
    private let nonZero = Atomic<Unmanaged<FoundBoundary>?>(nil)
    private let evenOdd = Atomic<Unmanaged<FoundBoundary>?>(nil)

    package var isEmpty: Bool { verbs.isEmpty }

    package convenience init(_ build: (inout PathBuilder) -> Void) {
        var builder = PathBuilder()
        build(&builder)
        self.init(builder)
    }

    package convenience init(_ builder: PathBuilder) {
        self.init(verbs: builder.verbs, points: builder.points, isSimple: false)
    }

    /// - Parameter isSimple: whether the outline is known to be one subpath that does not meet itself.
    init(verbs: [Verb], points: [Double], isSimple: Bool) {
        var (minX, minY, maxX, maxY) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        var sum = 0.0
        for index in stride(from: 0, to: points.count, by: 2) {
            let (x, y) = (points[index], points[index + 1])
            sum += (x + y) * 0
            (minX, minY, maxX, maxY) = (min(minX, x), min(minY, y), max(maxX, x), max(maxY, y))
            hash = Self.mix(hash, x.bitPattern)
            hash = Self.mix(hash, y.bitPattern)
        }
        var isCurved = false
        for verb in verbs {
            hash = Self.mix(hash, UInt64(verb.rawValue))
            isCurved = isCurved || verb == .quadCurve || verb == .curve
        }
        let isRefused = sum != 0 || points.isEmpty
        self.verbs = isRefused ? [] : verbs
        self.points = isRefused ? [] : points
        box =
            isRefused
            ? Box(minX: 0, minY: 0, maxX: 0, maxY: 0) : Box(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
        self.isCurved = isCurved
        self.isSimple = isSimple
        contentHash = isRefused ? 0 : hash
    }

    deinit {
        nonZero.load(ordering: .acquiring)?.release()
        evenOdd.load(ordering: .acquiring)?.release()
    }

    static func mix(_ hash: UInt64, _ value: UInt64) -> UInt64 {
        let product = (hash ^ value) &* 0x9E37_79B9_7F4A_7C15
        return product ^ (product &>> 29)
    }

    package static func rect(x: Double, y: Double, width: Double, height: Double) -> Path {
        var builder = PathBuilder()
        builder.addRect(x: x, y: y, width: width, height: height)
        return Path(verbs: builder.verbs, points: builder.points, isSimple: true)
    }

    /// Four cubic curves, at most 0.03 % of the radii away from the ellipse.
    package static func oval(x: Double, y: Double, width: Double, height: Double) -> Path {
        roundedRect(x: x, y: y, width: width, height: height, radiusX: width / 2, radiusY: height / 2)
    }

    /// - Parameters:
    ///   - radiusX: of the corners' ellipses; at most half of the side.
    package static func roundedRect(
        x: Double,
        y: Double,
        width: Double,
        height: Double,
        radiusX: Double,
        radiusY: Double
    ) -> Path {
        var builder = PathBuilder()
        builder.addRoundedRect(
            x: x,
            y: y,
            width: width,
            height: height,
            radiusX: radiusX,
            radiusY: radiusY
        )
        return Path(verbs: builder.verbs, points: builder.points, isSimple: true)
    }

    /// What bounds the inside by a rule when the path is drawn under a matrix.
    ///
    /// Cost: that of a look into memory, but for the first time.
    func boundary(_ rule: FillRule, _ transform: Affine) -> PathBoundary {
        if isSimple { return .outline }
        // Beyond that, what was too close to be told apart could be seen to cross.
        let side = max(box.maxX - box.minX, box.maxY - box.minY)
        guard side * transform.norm <= 2048 else { return .unknown }
        let found = rule == .nonZero ? nonZero.load(ordering: .acquiring) : evenOdd.load(ordering: .acquiring)
        // Not retained: threads that draw the same path would wait for each other's counts.
        return (found ?? findBoundary(rule))._withUnsafeGuaranteedRef { $0.boundary }
    }

    @inline(never)
    private func findBoundary(_ rule: FillRule) -> Unmanaged<FoundBoundary> {
        let found = Unmanaged.passRetained(FoundBoundary(self, rule))
        let (isFirst, known) =
            rule == .nonZero
            ? nonZero.compareExchange(expected: nil, desired: found, ordering: .acquiringAndReleasing)
            : evenOdd.compareExchange(expected: nil, desired: found, ordering: .acquiringAndReleasing)
        guard !isFirst, let known else { return found }
        found.release()
        return known
    }

    package static func == (left: Path, right: Path) -> Bool {
        left === right
            || left.contentHash == right.contentHash && left.verbs == right.verbs
                && left.points == right.points
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(contentHash) }

    var key: UInt64 { contentHash }
}
