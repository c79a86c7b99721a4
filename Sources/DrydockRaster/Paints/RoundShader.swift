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

    init(_ gradient: Gradient, _ map: PixelMap, _ kind: Kind, x: Double, y: Double) {
        self.gradient = gradient
        self.map = map
        self.kind = kind
        (centerX, centerY) = (x, y)
        super.init(isOpaque: gradient.isOpaque)
    }

    override func fetch(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        let rowX = Float(map.c * Double(y) + (map.tx - centerX))
        let rowY = Float(map.d * Double(y) + (map.ty - centerY))
        let (stepX, stepY) = (Float(map.a), Float(map.b))
        let table = gradient.table
        let size = Float(1 << gradient.exponent)
        var index = 0
        #if DEBUG
            while index < count {
                let column = Float(x &+ index)
                let place = Self.place(rowX + column * stepX, rowY + column * stepY, kind)
                pixels[index] = table[Self.entry(place, size)]
                index &+= 1
            }
        #else
            let steps = SIMD4<Float>(0, 1, 2, 3)
            while index < count {
                let columns = steps + Float(x &+ index)
                let place = Self.place(rowX + columns * stepX, rowY + columns * stepY, kind)
                let entries = Self.entries(place, size)
                if index &+ 4 <= count {
                    let target = pixels + index
                    target[0] = table[Int(entries[0])]
                    target[1] = table[Int(entries[1])]
                    target[2] = table[Int(entries[2])]
                    target[3] = table[Int(entries[3])]
                } else {
                    for lane in 0..<(count - index) { pixels[index + lane] = table[Int(entries[lane])] }
                }
                index &+= 4
            }
        #endif
    }

    /// 2²³ leaves the whole number in the low bits.
    private static let magic: Float = 8_388_608

    #if DEBUG
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
    #else
        @inline(__always)
        private static func entries(_ place: SIMD4<Float>, _ size: Float) -> SIMD4<UInt32> {
            var value = place * size + 1
            // What is no number goes to the beginning.
            value.replace(with: 0.5, where: .!(value .> 0.5))
            value.replace(with: size + 1, where: value .> size + 1)
            let bits = unsafeBitCast(value - 0.499_99 + magic, to: SIMD4<UInt32>.self)
            return bits & SIMD4(repeating: 0x7F_FFFF)
        }

        @inline(__always)
        private static func place(_ x: SIMD4<Float>, _ y: SIMD4<Float>, _ kind: Kind) -> SIMD4<Float> {
            switch kind {
            case .radial(let scale, let offset):
                return (x * x + y * y).squareRoot() * scale + offset
            case .conic:
                let (ax, ay) = (absolute(x), absolute(y))
                let isSteep = ay .> ax
                var larger = ax
                larger.replace(with: ay, where: isSteep)
                larger.replace(with: 1e-30, where: larger .< 1e-30)
                var smaller = ay
                smaller.replace(with: ax, where: isSteep)
                var turn = arc(smaller / larger)
                turn.replace(with: 0.25 - turn, where: isSteep)
                turn.replace(with: 0.5 - turn, where: x .< 0)
                turn.replace(with: 1 - turn, where: y .< 0)
                return turn
            }
        }

        @inline(__always)
        private static func absolute(_ value: SIMD4<Float>) -> SIMD4<Float> {
            let bits = unsafeBitCast(value, to: SIMD4<UInt32>.self) & SIMD4(repeating: 0x7FFF_FFFF)
            return unsafeBitCast(bits, to: SIMD4<Float>.self)
        }

        @inline(__always)
        private static func arc(_ ratio: SIMD4<Float>) -> SIMD4<Float> {
            let square = ratio * ratio
            var sum = SIMD4<Float>(repeating: c5)
            sum = sum * square + c4
            sum = sum * square + c3
            sum = sum * square + c2
            sum = sum * square + c1
            return (sum * square + c0) * ratio
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
