/// Rows of a scaled part of a bitmap: each axis by area mean downwards and bilinear upwards.
///
/// Ratios of small whole numbers are exact, rounded half up: see `SmallScaler`. All others take two passes of fixed
/// point, first down the columns to 1/64 of a level in 16 bits, then along the row: within 0.524 levels of the exact
/// mean, that is a level away where that is within 0.024 of the middle between two. Means have exact weights at any
/// number of taps; fractions between two pixels have 15 bits. A larger source never gives a smaller result, so that no
/// channel exceeds its alpha.
package final class RowScaler {
    enum Axis {
        case means(ScaleAxis)
        case neighbours(BilinearAxis)
    }

    private let part: PixelRect
    /// The source pixel at the first column and row that have a weight.
    private let origin: UnsafePointer<UInt32>
    private let bitmap: Bitmap
    private let small: SmallScaler?
    private let columns: Axis
    private let rows: Axis
    /// The source columns that are read.
    private let width: Int
    private let pass: ScalePass

    /// - Parameters:
    ///   - source: lies in the bitmap and is not empty.
    ///   - part: of the scaled image, in the bounds of `size`; not empty.
    package init(_ bitmap: Bitmap, source: PixelRect, size: PixelSize, part: PixelRect) {
        self.part = part
        self.bitmap = bitmap
        let columnRange = part.x..<part.maxX
        let rowRange = part.y..<part.maxY
        let start = bitmap.pixels + source.y * bitmap.width + source.x
        if let small = SmallScaler(source: source.size, size: size, columns: columnRange, rows: rowRange) {
            self.small = small
            (columns, rows) = (.means(small.columns), .means(small.rows))
            width = small.columns.extent.count
            origin = UnsafePointer(start + small.columns.extent.lowerBound)
            pass = ScalePass(width: 0, columns: columns, rows: rows)
            return
        }
        small = nil
        columns = Self.axis(source.width, size.width, columnRange)
        rows = Self.axis(source.height, size.height, rowRange)
        let extent = columns.extent(source: source.width)
        width = extent.count
        origin = UnsafePointer(start + extent.lowerBound)
        pass = ScalePass(width: width, columns: columns, rows: rows)
    }

    private static func axis(_ source: Int, _ destination: Int, _ range: Range<Int>) -> Axis {
        destination > source
            ? .neighbours(BilinearAxis(source: source, destination: destination, range: range))
            : .means(ScaleAxis(source: source, destination: destination, range: range))
    }

    /// Writes the part's columns of row `y` of the scaled image, which lies in the part.
    package func read(row y: Int, into target: UnsafeMutablePointer<UInt32>) {
        let index = y - part.y
        if let small {
            small.read(row: index, from: origin, stride: bitmap.width, into: target)
            return
        }
        switch rows {
        case .means(let axis):
            for tap in 0..<axis.taps {
                let weight = axis.weights[index * axis.taps + tap]
                if weight == 0 && tap > 0 { continue }
                let line = origin + (axis.starts[index] + tap) * bitmap.width
                pass.add(line, times: UInt32(weight), isFirst: tap == 0)
            }
            pass.divide(by: axis.total)
        case .neighbours(let axis):
            let line = origin + axis.starts[index] * bitmap.width
            let fraction = axis.fractions[index]
            pass.mix(line, fraction == 0 ? line : line + bitmap.width, fraction: fraction)
        }
        pass.write(into: target, count: part.width)
    }
}

extension RowScaler.Axis {
    /// The source indices that are read.
    func extent(source: Int) -> Range<Int> {
        switch self {
        case .means(let axis): axis.extent
        case .neighbours(let axis): (axis.starts.first ?? 0)..<min((axis.starts.last ?? 0) + 2, source)
        }
    }
}
