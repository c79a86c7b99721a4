/// A gradient by the distance from a point, or by the direction from it. Float's operations are exactly rounded everywhere.
final class RoundShader: Shader {
    enum Kind {
        /// The distance times `scale` plus `offset` is the place.
        case radial(scale: Float, offset: Float)
        case conic
    }

    private let gradient: Gradient
    private let kind: Kind
    private let map: PixelMap
    private let centerX, centerY: Double
    /// Whether no pixel's place is a number that is not finite.
    private let isFinite: Bool

    init(_ gradient: Gradient, _ map: PixelMap, _ kind: Kind, x: Double, y: Double) {
        self.gradient = gradient
        self.map = map
        self.kind = kind
        (centerX, centerY) = (x, y)
        // Far beyond any frame.
        var largest = 65_536 * (abs(map.a) + abs(map.b) + abs(map.c) + abs(map.d))
        largest += abs(map.tx - x) + abs(map.ty - y)
        if case .radial(let scale, let offset) = kind { largest += Double(abs(scale) + abs(offset)) }
        isFinite = largest < 1e9
        super.init(isOpaque: gradient.isOpaque)
    }

    override func fetch(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        let rowX = Float(map.c * Double(y) + (map.tx - centerX))
        let rowY = Float(map.d * Double(y) + (map.ty - centerY))
        let (stepX, stepY) = (Float(map.a), Float(map.b))
        let table = gradient.table
        let size = Float(1 << gradient.exponent)
        var index = 0
        #if !DEBUG
            if isFinite {
                let row = WideRow(table: table, size: size, x: rowX, y: rowY, stepX: stepX, stepY: stepY)
                index = row.fetch(kind, x: x, count: count, into: pixels)
            }
        #endif
        while index < count {
            let column = Float(x &+ index)
            let place = Self.place(rowX + column * stepX, rowY + column * stepY, kind)
            pixels[index] = table[Self.entry(place, size)]
            index &+= 1
        }
    }

    @inline(__always)
    private static func entry(_ place: Float, _ size: Float) -> Int {
        var value = place * size + 1
        // What is no number goes to the beginning.
        if !(value > 0.5) { value = 0.5 }
        if value > size + 1 { value = size + 1 }
        return Int((value - 0.499_99 + magic).bitPattern & 0x7F_FFFF)
    }

    @inline(__always)
    private static func place(_ x: Float, _ y: Float, _ kind: Kind) -> Float {
        switch kind {
        case .radial(let scale, let offset):
            return (x * x + y * y).squareRoot() * scale + offset
        case .conic:
            let (ax, ay) = (abs(x), abs(y))
            let larger = max(max(ax, ay), 1e-30)
            let ratio = min(ax, ay) / larger
            var turn = arc(ratio)
            if ay > ax { turn = 0.25 - turn }
            if x < 0 { turn = 0.5 - turn }
            if y < 0 { turn = 1 - turn }
            return turn
        }
    }

    @inline(__always)
    private static func arc(_ ratio: Float) -> Float {
        let square = ratio * ratio
        var sum: Float = c5
        sum = sum * square + c4
        sum = sum * square + c3
        sum = sum * square + c2
        sum = sum * square + c1
        return (sum * square + c0) * ratio
    }

    /// 2²³ leaves the whole number in the low bits.
    private static let magic: Float = 8_388_608

    #if !DEBUG
        /// Four pixels at a time, without a number that is not finite. Floats are compared as the whole numbers that their
        /// bits are, which vectors of any processor do at once.
        private struct WideRow {
            typealias Four = SIMD4<Float>
            typealias Bits = SIMD4<Int32>

            let table: UnsafePointer<UInt32>
            let size: Float
            let x, y: Float
            let stepX, stepY: Float

            /// How many pixels were written: whole fours.
            @inline(__always)
            func fetch(_ kind: Kind, x: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) -> Int {
                switch kind {
                case .radial(let scale, let offset):
                    fours(x, count, pixels) { x, y in (x * x + y * y).squareRoot() * scale + offset }
                case .conic:
                    fours(x, count, pixels) { x, y in Self.turn(x, y) }
                }
            }

            @inline(__always)
            private func fours(
                _ first: Int,
                _ count: Int,
                _ pixels: UnsafeMutablePointer<UInt32>,
                _ place: (Four, Four) -> Four
            ) -> Int {
                let low = Bits(repeating: Int32(bitPattern: Float(0.5).bitPattern))
                let high = Bits(repeating: Int32(bitPattern: (size + 1).bitPattern))
                var columns = Four(0, 1, 2, 3) + Float(first)
                var index = 0
                while index &+ 4 <= count {
                    let value = place(x + columns * stepX, y + columns * stepY) * size + 1
                    var bits = unsafeBitCast(value, to: Bits.self)
                    bits = Self.larger(bits & ~(bits &>> 31), low)
                    bits = Self.smaller(bits, high)
                    let entries = unsafeBitCast(bits, to: Four.self) - 0.499_99 + magic
                    let pairs = unsafeBitCast(entries, to: SIMD2<UInt64>.self)
                    let target = pixels + index
                    target[0] = color(pairs[0])
                    target[1] = color(pairs[0] &>> 32)
                    target[2] = color(pairs[1])
                    target[3] = color(pairs[1] &>> 32)
                    columns += 4
                    index &+= 4
                }
                return index
            }

            @inline(__always)
            private func color(_ entry: UInt64) -> UInt32 {
                table[Int(truncatingIfNeeded: entry & 0x7F_FFFF)]
            }

            @inline(__always)
            private static func turn(_ x: Four, _ y: Four) -> Four {
                let sign = Bits(repeating: .max)
                // A zero has no sign then.
                let (xBits, yBits) = (
                    unsafeBitCast(x + 0, to: Bits.self), unsafeBitCast(y + 0, to: Bits.self)
                )
                let (ax, ay) = (xBits & sign, yBits & sign)
                let isSteep = (ax &- ay) &>> 31
                let least = Bits(repeating: Int32(bitPattern: Float(1e-30).bitPattern))
                let large = larger(larger(ax, ay), least)
                let ratio =
                    unsafeBitCast(smaller(ax, ay), to: Four.self) / unsafeBitCast(large, to: Four.self)
                let square = ratio * ratio
                var sum = Four(repeating: c5)
                sum = sum * square + c4
                sum = sum * square + c3
                sum = sum * square + c2
                sum = sum * square + c1
                var turn = (sum * square + c0) * ratio
                turn = select(0.25 - turn, turn, where: isSteep)
                turn = select(0.5 - turn, turn, where: xBits &>> 31)
                return select(1 - turn, turn, where: yBits &>> 31)
            }

            @inline(__always)
            private static func select(_ first: Four, _ second: Four, where mask: Bits) -> Four {
                let (a, b) = (unsafeBitCast(first, to: Bits.self), unsafeBitCast(second, to: Bits.self))
                return unsafeBitCast((a & mask) | (b & ~mask), to: Four.self)
            }

            /// Of numbers that are not negative.
            @inline(__always)
            private static func larger(_ a: Bits, _ b: Bits) -> Bits {
                let difference = a &- b
                return b &+ (difference & ~(difference &>> 31))
            }

            @inline(__always)
            private static func smaller(_ a: Bits, _ b: Bits) -> Bits {
                let difference = b &- a
                return b &- (difference & ~(difference &>> 31))
            }
        }
    #endif

    // The arc tangent over a turn on 0 ... 1, within 2 · 10⁻⁶: an odd polynomial of least greatest error.
    private static let c0: Float = 0.999_977_26 / 6.283_185_3
    private static let c1: Float = -0.332_623_47 / 6.283_185_3
    private static let c2: Float = 0.193_543_46 / 6.283_185_3
    private static let c3: Float = -0.116_432_87 / 6.283_185_3
    private static let c4: Float = 0.052_653_32 / 6.283_185_3
    private static let c5: Float = -0.011_721_2 / 6.283_185_3
}
