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
        if isFinite {
            let row = RoundRow(table: table, size: size, x: rowX, y: rowY, stepX: stepX, stepY: stepY)
            index = row.fetch(kind, x: x, count: count, into: pixels)
        }
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
    static let magic: Float = 8_388_608

    // The arc tangent over a turn on 0 ... 1, within 2 · 10⁻⁶: an odd polynomial of least greatest error.
    static let c0: Float = 0.999_977_26 / 6.283_185_3
    static let c1: Float = -0.332_623_47 / 6.283_185_3
    static let c2: Float = 0.193_543_46 / 6.283_185_3
    static let c3: Float = -0.116_432_87 / 6.283_185_3
    static let c4: Float = 0.052_653_32 / 6.283_185_3
    static let c5: Float = -0.011_721_2 / 6.283_185_3
}
