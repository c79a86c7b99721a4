/// One corner of a shadow of a rounded rectangle, sampled eight times to a standard deviation: from where it begins outside to
/// the middle of the sides, or to where the far sides do not matter. The other corners mirror it.
///
/// Along x the Gaussian is integrated in closed form, along y it weighs slices of the shape. Only IEEE's exactly rounded
/// operations are used. Between the samples linear interpolation adds 0.11 of a level.
final class ShadowGrid: Sendable {
    /// What a grid depends on: in 1/256 of a pixel; sides so long that they do not matter are all alike.
    struct Key: Hashable, Sendable {
        let width, height, radius, sigma: Int

        init(_ shadow: BoxShadow) {
            let longest = 2 * (shadow.radius + Int(BoxShadow.reach(sigma: Double(shadow.sigma)))) + 512
            width = min(shadow.width, longest)
            height = min(shadow.height, longest)
            radius = shadow.radius
            sigma = shadow.sigma
        }

        /// Corners larger by far than the blur would take too many samples, and of sharper shadows the middle of a pixel
        /// does not speak for all of it.
        var isValid: Bool { sigma >= 256 && radius <= 32 * sigma }
    }

    /// Levels are in 1/32.
    static let scale = 32.0
    private static let density = 8.0

    let columns, rows: Int
    /// `rows` · `columns` levels.
    let values: [Int16]
    let key: Key

    init(_ key: Key) {
        self.key = key
        let (width, height) = (Double(key.width) / 256, Double(key.height) / 256)
        let (radius, sigma) = (Double(key.radius) / 256, Double(key.sigma) / 256)
        let reach = BoxShadow.reach(sigma: sigma)
        let step = sigma / Self.density
        func count(_ side: Double) -> Int { Int((side / 2 + reach) / step) + 3 }
        columns = count(width)
        rows = count(height)
        // Slices of the corner, thinner where the arc is steep; the last is the straight part.
        let slices = radius > 0 ? min(max(Int(radius / sigma * 16), 32), 512) : 0
        let heights = (0...slices).map { slice -> Double in
            let part = Double(slice) / Double(max(slices, 1))
            return radius * part * part
        }
        let insets =
            (0..<slices).map { slice -> Double in
                let fromCenter = radius - (heights[slice] + heights[slice + 1]) / 2
                return radius - max(radius * radius - fromCenter * fromCenter, 0).squareRoot()
            } + [0]
        func place(_ index: Int) -> Double { Double(index) * step - reach }
        var along = [Double](repeating: 0, count: columns * (slices + 1))
        for column in 0..<columns {
            let x = place(column)
            for slice in 0...slices {
                let (from, to) = (insets[slice], width - insets[slice])
                along[column * (slices + 1) + slice] =
                    Gaussian.integral((to - x) / sigma) - Gaussian.integral((from - x) / sigma)
            }
        }
        var values = [Int16](repeating: 0, count: rows * columns)
        var weights = [Double](repeating: 0, count: slices + 1)
        for row in 0..<rows {
            let y = place(row)
            let below = heights.map { Gaussian.integral(($0 - y) / sigma) }
            let above = heights.map { Gaussian.integral((height - $0 - y) / sigma) }
            for slice in 0..<slices {
                weights[slice] = below[slice + 1] - below[slice] + above[slice] - above[slice + 1]
            }
            weights[slices] = max(above[slices] - below[slices], 0)
            let first = weights.firstIndex { $0 > 1e-8 } ?? slices
            let last = weights.lastIndex { $0 > 1e-8 } ?? slices
            for column in 0..<columns {
                var sum = 0.0
                for slice in first...max(last, first) {
                    sum += weights[slice] * along[column * (slices + 1) + slice]
                }
                values[row * columns + column] = Int16(min(max(sum, 0), 1) * 255 * Self.scale + 0.5)
            }
        }
        self.values = values
    }

    var cost: Int { values.count * 2 + 128 }

    /// Where in the grid a place is that lies `units` of 1/256 pixel from a side, inwards: 1/65536 of a sample.
    func position(_ units: Int, last: Int) -> Int {
        let place = Double(units) / Double(key.sigma) + BoxShadow.reach(sigma: 1)
        return Int(min(max(place * Self.density, 0), Double(last - 1)) * 65_536)
    }
}

/// The grids used of late, for all threads.
final class ShadowCache: @unchecked Sendable {
    // Unchecked: the grids are guarded by the lock.

    private let lock = Lock()
    private var grids: RecencyCache<ShadowGrid.Key, ShadowGrid>

    /// - Parameter costLimit: the most bytes kept.
    init(costLimit: Int) {
        grids = RecencyCache(costLimit: costLimit)
    }

    func grid(for key: ShadowGrid.Key) -> ShadowGrid {
        if let grid = lock.withLock({ grids.value(for: key) }) { return grid }
        let grid = ShadowGrid(key)
        lock.withLock { grids.insert(grid, cost: grid.cost, for: key) }
        return grid
    }
}
