/// A rectangle of whole pixels, y down, half open: it holds the pixels `x ..< maxX`, `y ..< maxY`.
///
/// Coordinates are clamped to ±2³⁰ and sizes to 0 ... 2³⁰ when a rectangle is made, so that no sum or product of
/// two of them overflows, however far a caller's geometry strays.
package struct PixelRect: Hashable, Sendable {
    package static let limit = 1 << 30
    package static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)

    // Display lists and their steps hold many: half of the size of four `Int`.
    private let storedX, storedY, storedWidth, storedHeight: Int32

    @inline(__always) package var x: Int { Int(storedX) }
    @inline(__always) package var y: Int { Int(storedY) }
    @inline(__always) package var width: Int { Int(storedWidth) }
    @inline(__always) package var height: Int { Int(storedHeight) }

    package init(x: Int, y: Int, width: Int, height: Int) {
        storedX = Int32(truncatingIfNeeded: min(max(x, -Self.limit), Self.limit))
        storedY = Int32(truncatingIfNeeded: min(max(y, -Self.limit), Self.limit))
        storedWidth = Int32(truncatingIfNeeded: min(max(width, 0), Self.limit))
        storedHeight = Int32(truncatingIfNeeded: min(max(height, 0), Self.limit))
    }

    /// A rectangle that lies within the limits, but for negative sizes.
    @inline(__always)
    private init(within x: Int, _ y: Int, _ width: Int, _ height: Int) {
        storedX = Int32(truncatingIfNeeded: x)
        storedY = Int32(truncatingIfNeeded: y)
        storedWidth = Int32(truncatingIfNeeded: max(width, 0))
        storedHeight = Int32(truncatingIfNeeded: max(height, 0))
    }

    /// The rectangle between two corners; empty when they are crossed.
    package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        let left = min(max(minX, -Self.limit), Self.limit)
        let top = min(max(minY, -Self.limit), Self.limit)
        let right = min(max(maxX, -Self.limit), 2 * Self.limit)
        let bottom = min(max(maxY, -Self.limit), 2 * Self.limit)
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }

    package var maxX: Int { x + width }
    package var maxY: Int { y + height }
    package var isEmpty: Bool { width == 0 || height == 0 }
    package var size: PixelSize { PixelSize(width: width, height: height) }

    /// The number of pixels.
    package var area: Int { width * height }

    package func intersection(_ other: PixelRect) -> PixelRect {
        let (x, y) = (max(x, other.x), max(y, other.y))
        return PixelRect(within: x, y, min(maxX, other.maxX) &- x, min(maxY, other.maxY) &- y)
    }

    package func intersects(_ other: PixelRect) -> Bool {
        max(x, other.x) < min(maxX, other.maxX) && max(y, other.y) < min(maxY, other.maxY)
    }

    /// The smallest rectangle that holds both; an empty one adds nothing.
    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(x, other.x),
            minY: min(y, other.y),
            maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY)
        )
    }

    /// Whether every pixel of `other` is in this rectangle; an empty one always is.
    package func contains(_ other: PixelRect) -> Bool {
        other.isEmpty
            || (other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY)
    }

    package func contains(x px: Int, y py: Int) -> Bool {
        px >= x && px < maxX && py >= y && py < maxY
    }

    /// Moves each side inwards, or outwards for negative values; empty when nothing is left.
    package func insetBy(dx: Int, dy: Int) -> PixelRect {
        let dx = min(max(dx, -Self.limit), Self.limit)
        let dy = min(max(dy, -Self.limit), Self.limit)
        return PixelRect(minX: x + dx, minY: y + dy, maxX: maxX - dx, maxY: maxY - dy)
    }

    package func offsetBy(dx: Int, dy: Int) -> PixelRect {
        let dx = min(max(dx, -2 * Self.limit), 2 * Self.limit)
        let dy = min(max(dy, -2 * Self.limit), 2 * Self.limit)
        return PixelRect(x: x + dx, y: y + dy, width: width, height: height)
    }

    /// The smallest rectangle around this one whose sides are multiples of `step` from the origin.
    func alignedOutward(to step: Int) -> PixelRect {
        func down(_ value: Int) -> Int {
            value >= 0 ? value / step * step : -((-value + step - 1) / step * step)
        }
        func up(_ value: Int) -> Int { -down(-value) }
        return PixelRect(minX: down(x), minY: down(y), maxX: up(maxX), maxY: up(maxY))
    }
}
