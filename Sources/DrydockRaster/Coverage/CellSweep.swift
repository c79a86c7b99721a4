/// Takes the coverage of a row from left to right.
protocol CoverageSink {
    /// `start ..< end` are covered alike, by at least one level.
    mutating func run(_ start: Int, _ end: Int, level: UInt8)

    /// Four pixels' coverages, which may all be zero.
    mutating func four(_ start: Int, _ levels: FourLevels)

    /// The coverages of the first `count` of four pixels, at the right side of what is drawn.
    mutating func part(_ start: Int, _ levels: FourLevels, count: Int)

    mutating func startRow(_ row: Int)
    mutating func endRow()

    /// Says that coverage from a pixel on will come soon, so that memory which is far away is fetched until then.
    func prepare(_ row: Int, _ start: Int)
}

extension CoverageSink {
    @inline(__always)
    func prepare(_ row: Int, _ start: Int) {}
}

/// Finds the coverage of pixels that several chains of edges are in.
protocol CrossingResolver {
    /// Whether there are such pixels at all.
    static var isNeeded: Bool { get }

    /// The coverages of four pixels, those that several chains are in made anew.
    func correct(_ levels: FourLevels, _ pixels: CrossedPixels, rule: FillRule) -> FourLevels
}

/// Four pixels, some of which several chains of edges are in.
struct CrossedPixels {
    let owners: UnsafePointer<CellOwner>
    let cells: UnsafePointer<Int32>
    /// The sum of the row's cells up to the last of them.
    let sum: Int32
    /// The first pixel's, from the band's.
    let column, row: Int
}

/// For bands without crossed pixels.
struct NoCrossings: CrossingResolver {
    static var isNeeded: Bool { false }

    @inline(__always)
    func correct(_ levels: FourLevels, _ pixels: CrossedPixels, rule: FillRule) -> FourLevels { levels }
}

/// Turns a band's cells into coverage, and leaves them zero.
struct CellSweep {
    let accumulator: EdgeAccumulator
    let rule: FillRule

    /// As below, of a band whose rows' bits are one word each: there is less to be kept in registers then.
    @inline(__always)
    func sweepNarrow<Resolver: CrossingResolver>(resolver: Resolver, into sink: inout some CoverageSink) {
        var out = sink
        let (x0, y0, width, height) = (
            accumulator.band.x, accumulator.band.y, accumulator.band.width, accumulator.band.height
        )
        let (rule, stride) = (rule, accumulator.stride)
        var cells = accumulator.cells
        var owners = accumulator.owners
        let (bits, crossedBits) = (accumulator.bits, accumulator.crossedBits)
        var row = 0
        while row < height {
            if row & 7 == 0 { prepareNarrow(from: row == 0 ? 0 : row &+ 8, to: row &+ 16, out) }
            var pending = bits[row]
            if pending != 0 {
                bits[row] = 0
                var crossed: UInt64 = 0
                if Resolver.isNeeded {
                    crossed = crossedBits[row]
                    crossedBits[row] = 0
                }
                out.startRow(y0 &+ row)
                var sum = FourLevels.Sum.zero
                var levels = FourLevels.zero
                // There is nothing before the first.
                var x = pending.trailingZeroBitCount &* 4
                repeat {
                    let start = pending.trailingZeroBitCount &* 4
                    if start > x {
                        let level = levels.last
                        if level != 0 { out.run(x0 &+ x, x0 &+ min(start, width), level: level) }
                    }
                    levels = FourLevels(cells + start, after: &sum, rule)
                    var drawn = levels
                    if Resolver.isNeeded {
                        if crossed & pending & (0 &- pending) != 0 {
                            let pixels = CrossedPixels(
                                owners: owners + start,
                                cells: cells + start,
                                sum: FourLevels.last(of: sum),
                                column: start,
                                row: row
                            )
                            drawn = resolver.correct(levels, pixels, rule: rule)
                        }
                    }
                    pending &= pending &- 1
                    Self.clear(cells + start)
                    if start &+ 4 <= width {
                        out.four(x0 &+ start, drawn)
                    } else if start < width {
                        out.part(x0 &+ start, drawn, count: width &- start)
                    }
                    x = start &+ 4
                } while pending != 0
                let level = levels.last
                if x < width, level != 0 { out.run(x0 &+ x, x0 &+ width, level: level) }
                out.endRow()
            }
            cells += stride
            owners += stride
            row &+= 1
        }
        sink = out
    }

    @inline(__always)
    func sweep<Resolver: CrossingResolver>(resolver: Resolver, into sink: inout some CoverageSink) {
        // A copy of one's own stays in registers.
        var out = sink
        let (band, stride, words) = (accumulator.band, accumulator.stride, accumulator.words)
        let (x0, width, height) = (band.x, band.width, band.height)
        let rule = rule
        var cells = accumulator.cells
        var owners = accumulator.owners
        var crossedBits = accumulator.crossedBits
        var bits = accumulator.bits
        var row = 0
        while row < height {
            if row & 7 == 0 { prepare(from: row == 0 ? 0 : row &+ 8, to: row &+ 16, out) }
            var sum = FourLevels.Sum.zero
            var levels = FourLevels.zero
            var x = 0
            var isOpen = false
            var word = 0
            while word < words {
                var pending = bits[word]
                if pending != 0 {
                    bits[word] = 0
                    var crossed: UInt64 = 0
                    if Resolver.isNeeded {
                        crossed = crossedBits[word]
                        crossedBits[word] = 0
                    }
                    if !isOpen {
                        isOpen = true
                        out.startRow(band.y &+ row)
                    }
                    repeat {
                        let four = pending.trailingZeroBitCount
                        let start = (word &* 64 &+ four) &* 4
                        pending &= pending &- 1
                        if start > x {
                            let level = levels.last
                            if level != 0 { out.run(x0 &+ x, x0 &+ min(start, width), level: level) }
                        }
                        levels = FourLevels(cells + start, after: &sum, rule)
                        var drawn = levels
                        if Resolver.isNeeded {
                            if crossed &>> UInt64(truncatingIfNeeded: four) & 1 != 0 {
                                let pixels = CrossedPixels(
                                    owners: owners + start,
                                    cells: cells + start,
                                    sum: FourLevels.last(of: sum),
                                    column: start,
                                    row: row
                                )
                                drawn = resolver.correct(levels, pixels, rule: rule)
                            }
                        }
                        Self.clear(cells + start)
                        if start &+ 4 <= width {
                            out.four(x0 &+ start, drawn)
                        } else if start < width {
                            out.part(x0 &+ start, drawn, count: width &- start)
                        }
                        x = start &+ 4
                    } while pending != 0
                }
                word &+= 1
            }
            if isOpen {
                let level = levels.last
                if x < width, level != 0 { out.run(x0 &+ x, x0 &+ width, level: level) }
                out.endRow()
            }
            cells += stride
            owners += stride
            bits += words
            crossedBits += words
            row &+= 1
        }
        sink = out
    }

    /// Tells a sink where rows that are one word wide have their first and last cells: between them there seldom is much.
    @inline(__always)
    private func prepareNarrow(from first: Int, to end: Int, _ sink: some CoverageSink) {
        let (bits, band) = (accumulator.bits, accumulator.band)
        var row = first
        while row < min(end, band.height) {
            let four = bits[row].trailingZeroBitCount
            let last = 63 &- bits[row].leadingZeroBitCount
            sink.prepare(band.y &+ row, band.x &+ four &* 4)
            sink.prepare(band.y &+ row, band.x &+ last &* 4)
            row &+= 1
        }
    }

    /// Tells a sink where rows have cells, once for every sixteen pixels, which are a cache line of four bytes each.
    @inline(__always)
    private func prepare(from first: Int, to end: Int, _ sink: some CoverageSink) {
        let (bits, words, band) = (accumulator.bits, accumulator.words, accumulator.band)
        var row = first
        while row < min(end, band.height) {
            var word = 0
            while word < words {
                var pending = bits[row &* words &+ word]
                while pending != 0 {
                    let four = pending.trailingZeroBitCount
                    sink.prepare(band.y &+ row, band.x &+ (word &* 64 &+ four) &* 4)
                    pending &= (UInt64.max &<< UInt64(truncatingIfNeeded: four | 3)) &<< 1
                }
                word &+= 1
            }
            row &+= 1
        }
    }

    @inline(__always)
    private static func clear(_ cells: UnsafeMutablePointer<Int32>) {
        UnsafeMutableRawPointer(cells).storeBytes(of: 0, as: UInt64.self)
        UnsafeMutableRawPointer(cells + 2).storeBytes(of: 0, as: UInt64.self)
    }
}
