import DrydockRaster
import Foundation

/// The parts of a resizable image: corners that keep their size, edges that grow one way, a middle that grows both ways.
struct CapGrid {
    private(set) var parts: [(source: PixelRect, destination: PixelRect)] = []

    /// A run of source pixels along an axis and where they go.
    private struct Band {
        var source: Range<Int>
        var destination: Range<Int>
    }

    /// - Parameters:
    ///   - size: the image's, in points.
    ///   - scale: the destination's pixels a point.
    init(
        _ caps: ImageStyle.Caps,
        isMirrored: Bool,
        size: CGSize,
        bitmap: PixelSize,
        _ destination: PixelRect,
        scale: CGFloat
    ) {
        let insets = caps.insets
        let (left, right) = isMirrored ? (insets.right, insets.left) : (insets.left, insets.right)
        let columns = Self.bands(
            caps: (left, right),
            points: size.width,
            source: bitmap.width,
            destination: destination.x..<destination.maxX,
            scale: scale,
            mode: caps.mode
        )
        let rows = Self.bands(
            caps: (insets.top, insets.bottom),
            points: size.height,
            source: bitmap.height,
            destination: destination.y..<destination.maxY,
            scale: scale,
            mode: caps.mode
        )
        for row in rows {
            for column in columns {
                parts.append((rect(column.source, row.source), rect(column.destination, row.destination)))
            }
        }
    }

    private func rect(_ columns: Range<Int>, _ rows: Range<Int>) -> PixelRect {
        PixelRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }

    private static func bands(
        caps: (CGFloat, CGFloat),
        points: CGFloat,
        source: Int,
        destination: Range<Int>,
        scale: CGFloat,
        mode: UIImage.ResizingMode
    ) -> [Band] {
        /// Caps that leave no room are cut, both in the same measure.
        func ends(_ room: Int, _ scale: CGFloat) -> (Int, Int) {
            let sum = (caps.0 + caps.1) * scale
            let fit = sum > CGFloat(room) ? CGFloat(room) / sum : 1
            let first = Int((caps.0 * scale * fit).rounded())
            return (first, min(Int((caps.1 * scale * fit).rounded()), room - first))
        }
        let (from, to) = (ends(source, CGFloat(source) / points), ends(destination.count, scale))
        var result: [Band] = []
        func add(_ source: Range<Int>, _ destination: Range<Int>) {
            if !source.isEmpty, !destination.isEmpty {
                result.append(Band(source: source, destination: destination))
            }
        }
        let (start, end) = (destination.lowerBound + to.0, destination.upperBound - to.1)
        // Between caps that meet, the pixel where they do is what is stretched.
        let middle = from.0..<max(source - from.1, min(from.0 + 1, source))
        add(0..<from.0, destination.lowerBound..<start)
        let length = max(Int((CGFloat(middle.count) * scale * points / CGFloat(source)).rounded()), 1)
        if mode == .tile, (end - start) / length <= maximumTiles {
            for tile in stride(from: start, to: end, by: length) {
                let shown = min(length, end - tile)
                let part = shown == length ? middle.count : max(middle.count * shown / length, 1)
                add(middle.lowerBound..<(middle.lowerBound + part), tile..<(tile + shown))
            }
        } else {
            add(middle, start..<end)
        }
        add((source - from.1)..<source, end..<destination.upperBound)
        return result
    }

    /// Tiles along an axis; what would be more is stretched.
    private static let maximumTiles = 256
}
