package import DrydockRaster
package import DrydockSnapshotResults

/// The parts in which two pictures differ: pixels closer together than some ten are one part, and so is what lies within
/// the rectangle of another. Where only one of two pictures of different sizes is, are parts of their own.
package enum PictureClusters {
    /// Pixels of a tile's side at first; twice as many while there are too many parts to look at.
    private static let tileSide = 8
    private static let maximumCount = 64

    /// Topmost first, then leftmost. Places that only one of the pictures has differ by 255. Cost: one comparison per row, and
    /// a look at each pixel of what differs.
    package static func find(reference: Bitmap, actual: Bitmap) -> [PictureCluster] {
        var tiles = Tiles(reference, actual, side: tileSide)
        var clusters = tiles.clusters()
        while clusters.count > maximumCount {
            tiles.merge()
            clusters = tiles.clusters()
        }
        return (joined(clusters) + outside(reference, actual)).sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    }

    /// Those that lie in others become a part of these.
    private static func joined(_ clusters: [PictureCluster]) -> [PictureCluster] {
        var result: [PictureCluster] = []
        for cluster in clusters.sorted(by: { $0.width * $0.height > $1.width * $1.height }) {
            if let outer = result.firstIndex(where: { $0.bounds.contains(cluster.bounds) }) {
                result[outer] = result[outer].union(cluster)
            } else {
                result.append(cluster)
            }
        }
        return result
    }

    /// To the right of what both pictures have, and below.
    private static func outside(_ reference: Bitmap, _ actual: Bitmap) -> [PictureCluster] {
        let wider = reference.width > actual.width ? reference : actual
        let taller = reference.height > actual.height ? reference : actual
        let width = min(reference.width, actual.width)
        let height = min(reference.height, actual.height)
        let parts = [
            PictureCluster(x: width, y: 0, width: wider.width - width, height: wider.height, greatest: 255),
            PictureCluster(x: 0, y: height, width: width, height: taller.height - height, greatest: 255),
        ]
        return parts.filter { $0.width > 0 && $0.height > 0 }
    }

    private struct Tiles {
        private var columns: Int
        private var rows: Int
        /// What differs in each tile, nil for nothing.
        private var parts: [PictureCluster?]

        init(_ reference: Bitmap, _ actual: Bitmap, side: Int) {
            let bothWidth = min(reference.width, actual.width)
            let bothHeight = min(reference.height, actual.height)
            columns = (bothWidth + side - 1) / side
            rows = (bothHeight + side - 1) / side
            parts = [PictureCluster?](repeating: nil, count: columns * rows)
            for y in 0..<bothHeight {
                guard !reference.hasSameRun(0..<bothWidth, y: y, as: actual) else { continue }
                for column in 0...(bothWidth - 1) / side {
                    let start = column * side
                    let columns = start..<min(start + side, bothWidth)
                    guard !reference.hasSameRun(columns, y: y, as: actual) else { continue }
                    for x in columns {
                        let (old, new) = (reference[y * reference.width + x], actual[y * actual.width + x])
                        if old == new { continue }
                        let level = PixelDifference.level(old, new)
                        add(PictureCluster(x: x, y: y, width: 1, height: 1, greatest: level), side)
                    }
                }
            }
        }

        private mutating func add(_ part: PictureCluster, _ side: Int) {
            let tile = part.y / side * columns + part.x / side
            parts[tile] = parts[tile]?.union(part) ?? part
        }

        /// Tiles that touch, at corners too, are one cluster.
        func clusters() -> [PictureCluster] {
            var isSeen = [Bool](repeating: false, count: parts.count)
            var result: [PictureCluster] = []
            for start in parts.indices where !isSeen[start] {
                guard var cluster = parts[start] else { continue }
                isSeen[start] = true
                var waiting = [start]
                while let tile = waiting.popLast() {
                    if let part = parts[tile] { cluster = cluster.union(part) }
                    let (row, column) = (tile / columns, tile % columns)
                    for y in max(row - 1, 0)...min(row + 1, rows - 1) {
                        for x in max(column - 1, 0)...min(column + 1, columns - 1) {
                            let next = y * columns + x
                            guard !isSeen[next], parts[next] != nil else { continue }
                            isSeen[next] = true
                            waiting.append(next)
                        }
                    }
                }
                result.append(cluster)
            }
            return result
        }

        /// Four tiles become one.
        mutating func merge() {
            let (oldColumns, oldParts) = (columns, parts)
            columns = (columns + 1) / 2
            rows = (rows + 1) / 2
            parts = [PictureCluster?](repeating: nil, count: columns * rows)
            for (index, part) in oldParts.enumerated() {
                guard let part else { continue }
                let tile = index / oldColumns / 2 * columns + index % oldColumns / 2
                parts[tile] = parts[tile]?.union(part) ?? part
            }
        }
    }
}

extension PictureCluster {
    /// In pixels.
    var bounds: PixelRect { PixelRect(x: x, y: y, width: width, height: height) }

    fileprivate func union(_ other: PictureCluster) -> PictureCluster {
        let left = min(x, other.x)
        let top = min(y, other.y)
        return PictureCluster(
            x: left,
            y: top,
            width: max(x + width, other.x + other.width) - left,
            height: max(y + height, other.y + other.height) - top,
            greatest: max(greatest, other.greatest)
        )
    }
}
