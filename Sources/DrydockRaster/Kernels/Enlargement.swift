/// Rows of an image enlarged by a whole factor: bilinear between the centres of its pixels, rounded half up, with
/// edges extended.
///
/// Two source rows are kept spread to full width, as sums of two neighbours by weight; each row of the result is a
/// weighted sum of them. Reading rows in order spreads each source row once.
package final class Enlargement {
    private let image: Bitmap
    private let factor: Int
    /// The weights of two neighbours add up to this: the factor or, when even, twice the factor.
    private let unit: Int
    private let columns: Range<Int>
    private let mean: RoundedMean
    /// The first cell that holds a wanted column.
    private let firstCell: Int
    private let cells: Int
    private var upper: UnsafeMutablePointer<UInt16>
    private var lower: UnsafeMutablePointer<UInt16>
    private var upperRow = -1
    private var lowerRow = -1

    /// - Parameters:
    ///   - factor: 1 ... 8.
    ///   - columns: the columns of the enlarged image to read, in `0 ..< width · factor`.
    package init(of image: Bitmap, by factor: Int, columns: Range<Int>) {
        self.image = image
        self.factor = factor
        self.columns = columns
        unit = factor % 2 == 0 ? 2 * factor : factor
        mean = RoundedMean(count: unit * unit)
        firstCell = columns.lowerBound / factor
        cells = (columns.upperBound + factor - 1) / factor - firstCell
        upper = .allocate(capacity: max(cells * factor * 4, 1))
        lower = .allocate(capacity: max(cells * factor * 4, 1))
    }

    deinit {
        upper.deallocate()
        lower.deallocate()
    }

    /// Writes the wanted columns of row `y` of the enlarged image.
    package func read(row y: Int, into output: UnsafeMutablePointer<UInt32>) {
        if factor == 1 {
            output.update(from: image.pixels + y * image.width + columns.lowerBound, count: columns.count)
            return
        }
        let (cell, weight) = place(y % factor)
        let first = y / factor + cell
        prepare(min(max(first, 0), image.height - 1), min(max(first + 1, 0), image.height - 1))
        let skipped = (columns.lowerBound - firstCell * factor) * 4
        blend(
            upper + skipped,
            lower + skipped,
            weight: UInt16(weight),
            into: UnsafeMutableRawPointer(output).assumingMemoryBound(to: UInt8.self),
            count: columns.count * 4
        )
    }

    /// For a pixel of a cell: whether its neighbours start a cell before, as −1 or 0, and the second one's weight.
    private func place(_ phase: Int) -> (cell: Int, weight: Int) {
        let offset = (2 * phase + 1 - factor) * unit / (2 * factor)
        return offset < 0 ? (-1, offset + unit) : (0, offset)
    }

    private func prepare(_ first: Int, _ second: Int) {
        if first != upperRow, first == lowerRow {
            swap(&upper, &lower)
            swap(&upperRow, &lowerRow)
        }
        if first != upperRow {
            spread(row: first, into: upper)
            upperRow = first
        }
        if second != lowerRow {
            spread(row: second, into: lower)
            lowerRow = second
        }
    }

    private func spread(row: Int, into output: UnsafeMutablePointer<UInt16>) {
        let line = image.pixels + row * image.width
        let last = image.width - 1
        for phase in 0..<factor {
            let (offset, weight) = place(phase)
            // The cells whose neighbours exist need no clamping.
            let inner = min(max(last - firstCell - offset, 0), cells)
            let start = min(max(-firstCell - offset, 0), inner)
            let target = output + phase * 4
            spreadEdge(line, last: last, cells: 0..<start, offset: offset, weight: weight, into: target)
            spreadInner(
                line + (firstCell + offset),
                cells: start..<inner,
                first: UInt16(unit - weight),
                second: UInt16(weight),
                into: target
            )
            spreadEdge(line, last: last, cells: inner..<cells, offset: offset, weight: weight, into: target)
        }
    }

    private func spreadEdge(
        _ line: UnsafePointer<UInt32>,
        last: Int,
        cells: Range<Int>,
        offset: Int,
        weight: Int,
        into output: UnsafeMutablePointer<UInt16>
    ) {
        for cell in cells {
            let index = firstCell + cell + offset
            let left = line[min(max(index, 0), last)]
            let right = line[min(max(index + 1, 0), last)]
            for channel in 0..<4 {
                let shift = UInt32(channel * 8)
                let sum = Int((left >> shift) & 255) * (unit - weight) + Int((right >> shift) & 255) * weight
                output[cell * factor * 4 + channel] = UInt16(sum)
            }
        }
    }

    private func spreadInner(
        _ line: UnsafePointer<UInt32>,
        cells: Range<Int>,
        first: UInt16,
        second: UInt16,
        into output: UnsafeMutablePointer<UInt16>
    ) {
        let stride = factor &* 4
        var cell = cells.lowerBound
        let end = cells.upperBound
        // Two cells at a time.
        let bytes = UnsafeRawPointer(line)
        while cell &+ 2 <= end {
            let left = bytes.loadUnaligned(fromByteOffset: cell &* 4, as: SIMD8<UInt8>.self)
            let right = bytes.loadUnaligned(fromByteOffset: cell &* 4 &+ 4, as: SIMD8<UInt8>.self)
            let sum =
                SIMD8<UInt16>(truncatingIfNeeded: left) &* SIMD8(repeating: first)
                &+ SIMD8<UInt16>(truncatingIfNeeded: right) &* SIMD8(repeating: second)
            let halves = unsafeBitCast(sum, to: SIMD2<UInt64>.self)
            let target = UnsafeMutableRawPointer(output + cell &* stride)
            target.storeBytes(of: halves[0], as: UInt64.self)
            target.storeBytes(of: halves[1], toByteOffset: stride &* 2, as: UInt64.self)
            cell &+= 2
        }
        while cell < end {
            let left = line[cell]
            let right = line[cell &+ 1]
            let target = output + cell &* stride
            var channel = 0
            while channel < 4 {
                let shift = UInt32(truncatingIfNeeded: channel &* 8)
                target[channel] =
                    UInt16(truncatingIfNeeded: (left &>> shift) & 255) &* first
                    &+ UInt16(truncatingIfNeeded: (right &>> shift) & 255) &* second
                channel &+= 1
            }
            cell &+= 1
        }
    }

    /// Multipliers that are known when this is compiled vectorise to high halves of 16-bit products. For the usual
    /// factors they are spelt out: the smallest that divide these small sums exactly, with nothing left to shift.
    private func blend(
        _ upper: UnsafePointer<UInt16>,
        _ lower: UnsafePointer<UInt16>,
        weight: UInt16,
        into output: UnsafeMutablePointer<UInt8>,
        count: Int
    ) {
        let rows = (upper, lower, UInt16(unit) &- weight, weight)
        switch factor {
        case 2:
            Self.blend(rows, half: 8, multiplier: 4_096, shift: 0, into: output, count: count)
        case 3:
            Self.blend(rows, half: 4, multiplier: 7_282, shift: 0, into: output, count: count)
        default:
            Self.blend(
                rows,
                half: UInt16(mean.half),
                multiplier: UInt16(mean.multiplier),
                shift: UInt16(mean.shift),
                into: output,
                count: count
            )
        }
    }

    @inline(__always)
    private static func blend(
        _ rows: (UnsafePointer<UInt16>, UnsafePointer<UInt16>, UInt16, UInt16),
        half: UInt16,
        multiplier: UInt16,
        shift: UInt16,
        into output: UnsafeMutablePointer<UInt8>,
        count: Int
    ) {
        let (upper, lower, rest, weight) = rows
        var index = 0
        while index < count {
            let sum = upper[index] &* rest &+ lower[index] &* weight &+ half
            let high = UInt16(truncatingIfNeeded: (UInt32(sum) &* UInt32(multiplier)) &>> 16)
            output[index] = UInt8(truncatingIfNeeded: high &>> shift)
            index &+= 1
        }
    }
}
