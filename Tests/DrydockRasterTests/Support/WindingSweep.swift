import DrydockRaster

/// The area that a fill rule puts inside of each pixel, by 256 lines a row on which crossings are exact.
enum WindingSweep {
    typealias Point = (x: Double, y: Double)

    /// Coverage 0 ... 1 of the pixels of a frame at the origin.
    static func coverage(of polygons: [[Point]], _ rule: FillRule, in size: PixelSize) -> [Double] {
        let lines = 256
        var result = [Double](repeating: 0, count: size.width * size.height)
        for line in 0..<(size.height * lines) {
            let y = (Double(line) + 0.5) / Double(lines)
            var hits: [(x: Double, turn: Int)] = []
            for polygon in polygons {
                for index in polygon.indices {
                    let (a, b) = (polygon[index], polygon[(index + 1) % polygon.count])
                    guard (a.y <= y) != (b.y <= y) else { continue }
                    hits.append((a.x + (y - a.y) * (b.x - a.x) / (b.y - a.y), a.y < b.y ? 1 : -1))
                }
            }
            hits.sort { $0.x < $1.x }
            var winding = 0
            for (hit, next) in zip(hits, hits.dropFirst()) {
                winding += hit.turn
                if rule == .nonZero ? winding == 0 : winding % 2 == 0 { continue }
                let (from, to) = (max(hit.x, 0), min(next.x, Double(size.width)))
                var column = Int(from)
                while Double(column) < to {
                    let part = min(to, Double(column + 1)) - max(from, Double(column))
                    result[line / lines * size.width + column] += part / Double(lines)
                    column += 1
                }
            }
        }
        return result
    }
}

/// How far a picture is from the truth, in levels of 255: the mean over pixels that are neither empty nor full, and the
/// greatest over all.
struct LevelError {
    private(set) var mean = 0.0
    private(set) var greatest = 0.0

    init(_ levels: [UInt8], _ truth: [Double]) {
        var edges = 0.0
        for (level, share) in zip(levels, truth) {
            let error = abs(Double(level) - 255 * share)
            greatest = max(greatest, error)
            if share > 1e-6 && share < 1 - 1e-6 {
                mean += error
                edges += 1
            }
        }
        mean /= max(edges, 1)
    }
}

/// Pictures of a few commands, and the coverage of black on clear.
enum CanvasPicture {
    static func draw(
        _ commands: [DisplayCommand],
        _ size: PixelSize,
        background: PremultipliedColor = .clear,
        resources: RasterResources = RasterResources()
    ) -> Bitmap {
        Rasterizer(threads: 1, resources: resources)
            .render(DisplayList(commands), size: size, background: background).bitmap
    }

    static func levels(_ commands: [DisplayCommand], _ size: PixelSize) -> [UInt8] {
        let bitmap = draw(commands, size)
        return (0..<bitmap.area).map { UInt8(bitmap[$0] >> 24) }
    }

    static func path(_ polygons: [[WindingSweep.Point]]) -> Path {
        Path { path in
            for polygon in polygons {
                for (index, point) in polygon.enumerated() {
                    if index == 0 {
                        path.move(toX: point.x, y: point.y)
                    } else {
                        path.addLine(toX: point.x, y: point.y)
                    }
                }
                path.close()
            }
        }
    }
}
