/// What a damaged command is drawn from. One reference: steps are many, and most have none.
enum Drawing {
    case path(PlacedCoverage)
    case glyphs(PlacedGlyphs)
    case shadow(PlacedShadow)
}

enum DrawingSource {
    case color(UInt32)
    case shader(Shader)
}

extension Paint {
    /// What the paint is drawn with; nil when that is nothing.
    func source(_ images: ImageCache) -> DrawingSource? {
        if case .color(let color) = self { return .color(color.pixel) }
        return shader(images).map { .shader($0) }
    }
}

/// A path's coverage, moved by whole pixels, and what it is filled with.
final class PlacedCoverage {
    let x, y: Int
    let source: DrawingSource
    let coverage: PathCoverage

    init(_ coverage: PathCoverage, x: Int, y: Int, _ source: DrawingSource) {
        self.coverage = coverage
        self.x = x
        self.y = y
        self.source = source
    }
}

/// What the paths, glyphs and shadows are drawn from that one thread alone draws in a frame, by their steps, from its first strip with
/// them to its last. The thread makes it when it comes to them: it is then in its core's cache, and shares no line of it with
/// the other thread's.
final class OwnDrawings {
    private let drawings: UnsafeMutablePointer<Drawing?>
    private let count: Int

    init(count: Int) {
        self.count = count
        drawings = .allocate(capacity: max(count, 1))
        drawings.initialize(repeating: nil, count: count)
    }

    deinit {
        drawings.deinitialize(count: count)
        drawings.deallocate()
    }

    subscript(index: Int) -> Drawing? {
        get { drawings[index] }
        set { drawings[index] = newValue }
    }
}

/// A rounded rectangle's shadow and its colour.
final class PlacedShadow {
    enum Coverage {
        case rows(ShadowRows)
        case plane(BlurredPlane)
    }

    let coverage: Coverage
    let color: UInt32

    init(_ coverage: Coverage, color: PremultipliedColor) {
        self.coverage = coverage
        self.color = color.pixel
    }
}

extension Path {
    /// The pixels that the path under a matrix may touch, by its control points.
    func bounds(_ transform: Affine) -> PixelRect {
        isEmpty || transform.isSingular ? .zero : box.bounds(transform, reach: 0)
    }

    /// The pixels that the path's line under a matrix may touch.
    func bounds(_ transform: Affine, _ style: StrokeStyle) -> PixelRect {
        if isEmpty || transform.isSingular { return .zero }
        let excess = StrokeArc.excess(of: style, scale: transform.norm, isCurved: isCurved)
        return box.bounds(transform, reach: style.reach, snap: excess)
    }

    /// Whether the path is one upright rectangle, on the frame as well, that a rectangle of pixels lies in.
    func isRectangle(around rect: PixelRect, _ transform: Affine) -> Bool {
        guard transform.b == 0, transform.c == 0, points.count == 8,
            verbs.prefix(4) == [.move, .line, .line, .line],
            verbs.dropFirst(4).allSatisfy({ $0 == .close })
        else { return false }
        // Each corner differs from the next in one coordinate, and from the one across in both.
        let isUpright = points[0] == points[2]
        for corner in 0..<4 {
            let (x, y) = (points[2 * corner], points[2 * corner + 1])
            let next = (corner + 1) & 3
            let changesY = isUpright == (corner & 1 == 0)
            if changesY != (points[2 * next] == x) || changesY == (points[2 * next + 1] == y) { return false }
        }
        let (first, last) = (transform.map(box.minX, box.minY), transform.map(box.maxX, box.maxY))
        return min(first.x, last.x) <= Double(rect.x) && max(first.x, last.x) >= Double(rect.maxX)
            && min(first.y, last.y) <= Double(rect.y) && max(first.y, last.y) >= Double(rect.maxY)
    }
}

extension Path.Box {
    /// - Parameters:
    ///   - reach: how far from the box, in its own space, what is drawn may lie.
    ///   - snap: how far what is drawn may be moved, or lie beyond that, in pixels.
    func bounds(_ transform: Affine, reach: Double, snap: Double = 0) -> PixelRect {
        // A linear function has its least and greatest values at corners, each axis on its own.
        let (ax, cx) = (transform.a * minX, transform.a * maxX)
        let (ay, cy) = (transform.c * minY, transform.c * maxY)
        let (bx, dx) = (transform.b * minX, transform.b * maxX)
        let (by, dy) = (transform.d * minY, transform.d * maxY)
        // A side of a stroke under the matrix lies at most so far from the path, and a rounding further.
        let margin = (reach == 0 ? 0.01 : reach * transform.norm + 0.01) + snap
        func floor(_ value: Double) -> Int { value > -1e9 ? min(value, 1e9).floor : -1_000_000_000 }
        return PixelRect(
            minX: floor(min(ax, cx) + min(ay, cy) + transform.tx - margin),
            minY: floor(min(bx, dx) + min(by, dy) + transform.ty - margin),
            maxX: 0 - floor(0 - max(ax, cx) - max(ay, cy) - transform.tx - margin),
            maxY: 0 - floor(0 - max(bx, dx) - max(by, dy) - transform.ty - margin)
        )
    }
}
