import DrydockCPrefetch

/// Whether a colour hides what is behind it, for code of its own.
protocol ColorKind {
    static var isOpaque: Bool { get }
}

enum OpaqueColor: ColorKind {
    static var isOpaque: Bool { true }
}

enum AnyColor: ColorKind {
    static var isOpaque: Bool { false }
}

/// Draws coverage in one colour straight into memory.
struct SolidSink<Kind: ColorKind>: CoverageSink {
    /// Runs at least as long are drawn by the kernels of rows.
    private static var longRun: Int { 32 }

    /// The pixel at (0, 0), which need not exist.
    private let origin: UnsafeMutablePointer<UInt32>
    private let stride: Int
    private let color: UInt32
    private var row: UnsafeMutablePointer<UInt32>

    init(_ layer: Painter.Layer, color: UInt32) {
        origin = layer.pixels - (layer.rect.y * layer.stride + layer.rect.x)
        stride = layer.stride
        self.color = color
        row = origin
    }

    @inline(__always)
    mutating func startRow(_ row: Int) { self.row = origin + row &* stride }

    @inline(__always)
    mutating func endRow() {}

    @inline(__always)
    func prepare(_ row: Int, _ start: Int) { prefetch(forWriting: origin + (row &* stride &+ start)) }

    @inline(__always)
    mutating func run(_ start: Int, _ end: Int, level: UInt8) {
        var target = row + start
        var count = end &- start
        if count < Self.longRun {
            // Runs end between fours, but at the right side of what is drawn.
            if level == 255, Kind.isOpaque {
                while count >= 4 {
                    FourChannel.store(FourChannel.Pixels(repeating: color), to: target)
                    target += 4
                    count &-= 4
                }
            } else {
                let levels = FourChannel.Pixels(repeating: UInt32(level))
                while count >= 4 {
                    let below = FourChannel.load(target)
                    FourChannel.store(FourChannel.solid(color, levels, over: below), to: target)
                    target += 4
                    count &-= 4
                }
            }
            if count == 0 { return }
        }
        Composite.solid(target, count: count, color: Channel.scale(color, by: UInt32(level)))
    }

    @inline(__always)
    mutating func four(_ start: Int, _ levels: FourLevels) {
        let target = row + start
        let below = FourChannel.load(target)
        if Kind.isOpaque {
            FourChannel.store(FourChannel.opaque(color, levels.lanes, over: below), to: target)
        } else {
            FourChannel.store(FourChannel.solid(color, levels.lanes, over: below), to: target)
        }
    }

    @inline(never)
    func part(_ start: Int, _ levels: FourLevels, count: Int) {
        let target = row + start
        let levels = levels.packed
        var index = 0
        while index < count {
            let level = (levels >> UInt32(8 &* index)) & 255
            target[index] = Channel.over(Channel.scale(color, by: level), target[index])
            index &+= 1
        }
    }
}

/// `WideChannel` for four pixels: the edges of a shape seldom have more in a row.
enum FourChannel {
    typealias Pixels = SIMD4<UInt32>
    typealias Halves = SIMD8<UInt16>

    @inline(__always)
    static func load(_ pointer: UnsafePointer<UInt32>) -> Pixels {
        UnsafeRawPointer(pointer).loadUnaligned(as: Pixels.self)
    }

    @inline(__always)
    static func store(_ pixels: Pixels, to pointer: UnsafeMutablePointer<UInt32>) {
        UnsafeMutableRawPointer(pointer).storeBytes(of: pixels, as: Pixels.self)
    }

    @inline(__always)
    static func scale(_ pixels: Pixels, by perPixel: Pixels) -> Pixels {
        let factors = unsafeBitCast(perPixel | (perPixel &<< 16), to: Halves.self)
        let (even, odd) = halves(of: pixels)
        return joined(quotients(even &* factors), quotients(odd &* factors))
    }

    /// Channels 0 and 2 of each pixel, and channels 1 and 3.
    @inline(__always)
    private static func halves(of pixels: Pixels) -> (even: Halves, odd: Halves) {
        let mask = Pixels(repeating: 0x00FF_00FF)
        return (
            unsafeBitCast(pixels & mask, to: Halves.self),
            unsafeBitCast((pixels &>> 8) & mask, to: Halves.self)
        )
    }

    @inline(__always)
    private static func joined(_ even: Halves, _ odd: Halves) -> Pixels {
        unsafeBitCast(even, to: Pixels.self) | (unsafeBitCast(odd, to: Pixels.self) &<< 8)
    }

    /// Products of two channels over 255, rounded: of a product p more by 128, (p + p / 256) / 256 is the upper half
    /// of 257 times p, for which processors have an instruction.
    @inline(__always)
    private static func quotients(_ products: Halves) -> Halves {
        let rounded = products &+ Halves(repeating: 128)
        var result = Halves()
        for lane in 0..<8 {
            result[lane] = UInt16(truncatingIfNeeded: (UInt32(rounded[lane]) &* 257) &>> 16)
        }
        return result
    }

    /// An opaque colour under four coverages, drawn over pixels: its alpha under a coverage is the coverage, so that
    /// nothing waits for it.
    @inline(__always)
    static func opaque(_ color: UInt32, _ levels: Pixels, over target: Pixels) -> Pixels {
        let factors = unsafeBitCast(levels | (levels &<< 16), to: Halves.self)
        let rest = Halves(repeating: 255) &- factors
        let (even, odd) = halves(of: Pixels(repeating: color))
        let below = halves(of: target)
        return joined(
            quotients(even &* factors) &+ quotients(below.even &* rest),
            quotients(odd &* factors) &+ quotients(below.odd &* rest)
        )
    }

    /// Draws a colour under rows of coverages, a multiple of four each.
    static func fill<Kind: ColorKind>(
        _ target: UnsafeMutablePointer<UInt32>,
        _ targetStride: Int,
        rows: Int,
        color: UInt32,
        _ kind: Kind.Type,
        coverage: UnsafePointer<UInt8>,
        _ stride: Int
    ) {
        var (target, levels, left) = (target, UnsafeRawPointer(coverage), rows)
        while left > 0 {
            var x = 0
            while x < stride {
                let four = levels.loadUnaligned(fromByteOffset: x, as: UInt32.self)
                // Whole fours are not told apart: in letters they come unforeseen, and blend to the colour itself.
                if four != 0 {
                    let (lanes, below) = (FourLevels(four).lanes, load(target + x))
                    store(
                        Kind.isOpaque
                            ? opaque(color, lanes, over: below) : solid(color, lanes, over: below),
                        to: target + x
                    )
                }
                x &+= 4
            }
            target += targetStride
            levels += stride
            left &-= 1
        }
    }

    /// A colour under four coverages, drawn over pixels.
    @inline(__always)
    static func solid(_ color: UInt32, _ levels: Pixels, over target: Pixels) -> Pixels {
        let source = scale(Pixels(repeating: color), by: levels)
        return source &+ scale(target, by: Pixels(repeating: 255) &- (source &>> 24))
    }
}
