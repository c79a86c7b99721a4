/// A width and height in pixels, each at least zero.
package struct PixelSize: Hashable, Sendable {
    package let width: Int
    package let height: Int

    /// Negative sides become zero.
    package init(width: Int, height: Int) {
        self.width = min(max(width, 0), PixelRect.limit)
        self.height = min(max(height, 0), PixelRect.limit)
    }

    package var isEmpty: Bool { width == 0 || height == 0 }

    /// The rectangle of this size at the origin.
    package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
