/// Draws coverage in one colour straight into memory.
struct SolidSink: CoverageSink {
    /// The pixel at (0, 0), which need not exist.
    private let origin: UnsafeMutablePointer<UInt32>
    private let stride: Int
    private let color: UInt32
    private let isOpaque: Bool
    private var row: UnsafeMutablePointer<UInt32>

    init(_ layer: Painter.Layer, color: UInt32) {
        origin = layer.pixels - (layer.rect.y * layer.stride + layer.rect.x)
        stride = layer.stride
        self.color = color
        isOpaque = color >> 24 == 255
        row = origin
    }

    @inline(__always)
    mutating func startRow(_ row: Int) { self.row = origin + row &* stride }

    @inline(__always)
    mutating func endRow() {}

    @inline(__always)
    mutating func run(_ start: Int, _ end: Int, level: UInt8) {
        Composite.solid(row + start, count: end &- start, color: Channel.scale(color, by: UInt32(level)))
    }

    @inline(__always)
    mutating func four(_ start: Int, _ levels: UInt32, count: Int) {
        if levels == 0 { return }
        let target = row + start
        #if !DEBUG
            if count == 4 {
                if levels == .max, isOpaque {
                    FourChannel.store(FourChannel.Pixels(repeating: color), to: target)
                } else {
                    FourChannel.store(
                        FourChannel.solid(color, levels, over: FourChannel.load(target)),
                        to: target
                    )
                }
                return
            }
        #endif
        var index = 0
        while index < count {
            let level = (levels >> UInt32(8 &* index)) & 255
            target[index] = Channel.over(Channel.scale(color, by: level), target[index])
            index &+= 1
        }
    }
}

#if !DEBUG
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
            let mask = Pixels(repeating: 0x00FF_00FF)
            let eight = Halves(repeating: 8)
            let half = Halves(repeating: 128)
            var even = unsafeBitCast(pixels & mask, to: Halves.self) &* factors &+ half
            var odd = unsafeBitCast((pixels &>> 8) & mask, to: Halves.self) &* factors &+ half
            even = (even &+ (even &>> eight)) &>> eight
            odd = (odd &+ (odd &>> eight)) & Halves(repeating: 0xFF00)
            return unsafeBitCast(even | odd, to: Pixels.self)
        }

        /// A colour under four coverages, drawn over pixels.
        @inline(__always)
        static func solid(_ color: UInt32, _ levels: UInt32, over target: Pixels) -> Pixels {
            let cover = Pixels(truncatingIfNeeded: unsafeBitCast(levels, to: SIMD4<UInt8>.self))
            let source = scale(Pixels(repeating: color), by: cover)
            return source &+ scale(target, by: Pixels(repeating: 255) &- (source &>> 24))
        }
    }
#endif
