/// Takes the coverage of a row from left to right.
protocol CoverageSink {
    /// `start ..< end` are covered alike, by at least one level.
    mutating func run(_ start: Int, _ end: Int, level: UInt8)

    /// Four pixels' coverages, the first in the lowest byte; only the first `count` are to be drawn.
    mutating func four(_ start: Int, _ levels: UInt32, count: Int)

    mutating func startRow(_ row: Int)
    mutating func endRow()
}

/// Turns a band's cells into coverage, and leaves them zero.
struct CellSweep {
    /// A pixel's area: 256 × 256, twice.
    static let whole: Int32 = 1 << 17

    let accumulator: EdgeAccumulator
    let rule: FillRule
    /// The band's left side in 1/256 of a pixel of the edges' space.
    let left: Int

    @inline(__always)
    static func level(_ sum: Int32, _ rule: FillRule) -> UInt32 {
        var area = sum < 0 ? 0 &- sum : sum
        if rule == .nonZero {
            area = min(area, whole)
        } else {
            area &= 2 &* whole &- 1
            if area > whole { area = 2 &* whole &- area }
        }
        return UInt32(truncatingIfNeeded: (255 &* area &+ whole / 2) >> 17)
    }

    /// Four sums of cells that follow a sum, as coverages, and the last of them.
    @inline(__always)
    static func levels(_ cells: UnsafePointer<Int32>, after sum: Int32, _ rule: FillRule) -> (UInt32, Int32) {
        #if DEBUG
            var sum = sum
            var levels: UInt32 = 0
            var index: UInt32 = 0
            while index < 4 {
                sum &+= cells[Int(index)]
                levels |= level(sum, rule) << (8 &* index)
                index &+= 1
            }
            return (levels, sum)
        #else
            var four = UnsafeRawPointer(cells).loadUnaligned(as: SIMD4<Int32>.self)
            four &+= SIMD4(0, four[0], four[1], four[2])
            four &+= SIMD4(0, 0, four[0], four[1])
            four &+= SIMD4(repeating: sum)
            var area = four
            let sign = four &>> 31
            area = (area ^ sign) &- sign
            let wholes = SIMD4(repeating: whole)
            if rule == .nonZero {
                area.replace(with: wholes, where: area .> wholes)
            } else {
                area &= SIMD4(repeating: 2 &* whole &- 1)
                area.replace(with: 2 &* wholes &- area, where: area .> wholes)
            }
            let levels = ((area &<< 8) &- area &+ SIMD4(repeating: whole / 2)) &>> 17
            let bytes = SIMD4<UInt8>(truncatingIfNeeded: levels)
            return (unsafeBitCast(bytes, to: UInt32.self), four[3])
        #endif
    }

    /// - Parameter resolver: finds the coverage of crossed pixels; nil when there are none.
    @inline(__always)
    func sweep(resolver: PixelResolver?, into sink: inout some CoverageSink) {
        let (band, stride, words) = (accumulator.band, accumulator.stride, accumulator.words)
        let (width, rule) = (band.width, rule)
        for row in 0..<band.height {
            let cells = accumulator.cells + row &* stride
            let owners = accumulator.owners + row &* stride
            var isCrossed = false
            if resolver != nil, accumulator.crossedRows[row] {
                accumulator.crossedRows[row] = false
                isCrossed = true
            }
            var sum: Int32 = 0
            var x = 0
            var isOpen = false
            for word in 0..<words {
                var bits = accumulator.bits[row &* words &+ word]
                if bits == 0 { continue }
                accumulator.bits[row &* words &+ word] = 0
                if !isOpen {
                    isOpen = true
                    sink.startRow(band.y &+ row)
                }
                while bits != 0 {
                    let start = (word &* 64 &+ bits.trailingZeroBitCount) &* 4
                    bits &= bits &- 1
                    if start > x {
                        let level = UInt8(truncatingIfNeeded: Self.level(sum, rule))
                        if level != 0 { sink.run(band.x &+ x, band.x &+ min(start, width), level: level) }
                    }
                    var (levels, last) = Self.levels(cells + start, after: sum, rule)
                    sum = last
                    if isCrossed, let resolver, Self.isCrossed(owners + start) {
                        let place = left &+ start << 8
                        levels = resolver.correct(levels, owners + start, row: row, left: place, rule: rule)
                    }
                    Self.clear(cells + start)
                    if accumulator.tracksOwners {
                        UnsafeMutableRawPointer(owners + start).storeBytes(of: 0, as: UInt64.self)
                    }
                    if start < width { sink.four(band.x &+ start, levels, count: min(width &- start, 4)) }
                    x = start &+ 4
                }
            }
            if x < width, isOpen {
                let level = UInt8(truncatingIfNeeded: Self.level(sum, rule))
                if level != 0 { sink.run(band.x &+ x, band.maxX, level: level) }
            }
            if isOpen { sink.endRow() }
        }
    }

    @inline(__always)
    private static func isCrossed(_ owners: UnsafePointer<UInt16>) -> Bool {
        let crossed = CellBuffer.crossed
        return owners[0] == crossed || owners[1] == crossed || owners[2] == crossed || owners[3] == crossed
    }

    @inline(__always)
    private static func clear(_ cells: UnsafeMutablePointer<Int32>) {
        UnsafeMutableRawPointer(cells).storeBytes(of: 0, as: UInt64.self)
        UnsafeMutableRawPointer(cells + 2).storeBytes(of: 0, as: UInt64.self)
    }
}
