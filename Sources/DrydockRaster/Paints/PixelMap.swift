/// Where the middles of the frame's pixels lie in a paint's space: the inverse of a paint's matrix.
struct PixelMap {
    let a, b, c, d, tx, ty: Double

    /// Nil for a singular matrix.
    init?(_ transform: Affine) {
        let determinant = transform.determinant
        if determinant == 0 { return nil }
        a = transform.d / determinant
        b = 0 - transform.b / determinant
        c = 0 - transform.c / determinant
        d = transform.a / determinant
        let (x, y) = (0.5 - transform.tx, 0.5 - transform.ty)
        tx = a * x + c * y
        ty = b * x + d * y
        guard (a + b + c + d + tx + ty) * 0 == 0 else { return nil }
    }

    func map(_ x: Int, _ y: Int) -> (x: Double, y: Double) {
        (a * Double(x) + c * Double(y) + tx, b * Double(x) + d * Double(y) + ty)
    }

    /// A bitmap's pixels from one pixel of the frame to the next in 32.32; beyond 2¹⁵ every pixel is a far one, clamped.
    static func fixedStep(_ value: Double) -> Int { fixed(value, limit: 140_737_488_355_328) }

    /// A number in 32.32, clamped so that sums of three products with pixels do not overflow.
    static func fixed(_ value: Double, limit: Double = 1_152_921_504_606_846_976) -> Int {
        Int(min(max(value * 4_294_967_296, -limit), limit))
    }
}
