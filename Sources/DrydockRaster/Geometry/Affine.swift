import DrydockCPrefetch

/// A map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`, as CGAffineTransform's.
///
/// Coefficients are rounded when a value is made, `a` … `d` to 2⁻²⁴ and `tx`, `ty` to 2⁻¹⁶ of a pixel: that swallows the last
/// bits in which the sines of two machines differ. A matrix with a coefficient that is not finite or beyond ± 2²⁶ becomes
/// the zero matrix, under which nothing is drawn; translations are clamped to ± 2³⁰.
package struct Affine: Hashable, Sendable {
    package static let identity = Affine()

    package let a, b, c, d, tx, ty: Double

    /// All rounded already.
    private init(rounded a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    package init(
        a: Double = 1,
        b: Double = 0,
        c: Double = 0,
        d: Double = 1,
        tx: Double = 0,
        ty: Double = 0
    ) {
        let all = (a + b + c + d + tx + ty) * 0 == 0
        let largest = 67_108_864.0
        guard all, max(abs(a), abs(b), abs(c), abs(d)) <= largest else {
            (self.a, self.b, self.c, self.d, self.tx, self.ty) = (0, 0, 0, 0, 0, 0)
            return
        }
        self.a = Self.round(a, to: 16_777_216)
        self.b = Self.round(b, to: 16_777_216)
        self.c = Self.round(c, to: 16_777_216)
        self.d = Self.round(d, to: 16_777_216)
        self.tx = Self.translation(tx)
        self.ty = Self.translation(ty)
    }

    @inline(__always)
    private static func translation(_ value: Double) -> Double {
        round(min(max(value, -1_073_741_824), 1_073_741_824), to: 65_536)
    }

    /// The map followed by a translation; the zero matrix when that is not finite.
    @inline(__always)
    func placed(at point: (x: Double, y: Double)) -> Affine {
        let (x, y) = (tx + point.x, ty + point.y)
        guard (x + y) * 0 == 0 else { return Affine(rounded: 0, 0, 0, 0, 0, 0) }
        return Affine(rounded: a, b, c, d, Self.translation(x), Self.translation(y))
    }

    /// Ties go to even numbers, by an addition that leaves nothing of a fraction.
    @inline(__always)
    private static func round(_ value: Double, to parts: Double) -> Double {
        let magic = 6_755_399_441_055_744.0
        return ((value * parts + magic) - magic) / parts
    }

    package static func translation(x: Double, y: Double) -> Affine { Affine(tx: x, ty: y) }

    package static func scale(x: Double, y: Double) -> Affine { Affine(a: x, d: y) }

    /// First this map, then the other.
    package func concatenating(_ next: Affine) -> Affine {
        Affine(
            a: a * next.a + b * next.c,
            b: a * next.b + b * next.d,
            c: c * next.a + d * next.c,
            d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx,
            ty: tx * next.b + ty * next.d + next.ty
        )
    }

    package var determinant: Double { a * d - b * c }

    /// Whether all points fall onto one line or point.
    package var isSingular: Bool { determinant == 0 }

    @inline(__always)
    package func map(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        (a * x + c * y + tx, b * x + d * y + ty)
    }

    /// At least the length of the image of any vector of length 1.
    package var norm: Double {
        // The larger singular value.
        let sum = a * a + b * b + c * c + d * d
        let product = determinant
        return ((sum + max(sum * sum - 4 * product * product, 0).squareRoot()) / 2).squareRoot()
    }

    /// The translation in whole pixels, and the map without it: a picture drawn under one is that under the other, moved.
    package var split: (x: Int, y: Int, fraction: Affine) {
        let (x, y) = (tx.floor, ty.floor)
        return (x, y, Affine(rounded: a, b, c, d, tx - Double(x), ty - Double(y)))
    }
}

extension Double {
    /// The greatest whole number that is not greater, of what fits: `rounded(.down)` calls a function where the processor may
    /// be an old one.
    @inline(__always)
    var floor: Int {
        let whole = Int(truncated(self))
        return Double(whole) > self ? whole &- 1 : whole
    }
}
