/// What a map of space is made of, in the order in which it is applied: scales, shears, a turn, a translation and a perspective.
/// The way to take a map apart is that of the W3C's CSS Transforms, level 2, section 15.
nonisolated struct TransformParts {
    var scale: SIMD3<Double>
    /// Of x with y, x with z and y with z.
    var shear: SIMD3<Double>
    /// A quaternion of length 1.
    var turn: SIMD4<Double>
    var translation: SIMD3<Double>
    var perspective: SIMD4<Double>

    /// Nil for a map that there is no way back from.
    init?(_ transform: CATransform3D) {
        let divisor = transform.m44
        guard divisor != 0 else { return nil }
        let rows = transform.rows.map { $0 / Double(divisor) }
        var plain = CATransform3DIdentity
        plain.rows = rows.map { SIMD4<Double>($0.x, $0.y, $0.z, 0) }
        plain.m44 = 1
        let back = plain.inverted
        guard back.concatenating(plain).isNearlyIdentity else { return nil }
        // The last column is this part's product with the plain map.
        let column = SIMD4<Double>(rows[0].w, rows[1].w, rows[2].w, rows[3].w)
        let products = back.rows.map { ($0 * column).sum() }
        perspective = SIMD4<Double>(products[0], products[1], products[2], products[3])
        translation = rows[3].xyz
        var axes = rows.prefix(3).map(\.xyz)
        scale = .zero
        shear = .zero
        scale.x = axes[0].length
        axes[0] /= scale.x
        shear.x = (axes[0] * axes[1]).sum()
        axes[1] -= axes[0] * shear.x
        scale.y = axes[1].length
        axes[1] /= scale.y
        shear.x /= scale.y
        shear.y = (axes[0] * axes[2]).sum()
        axes[2] -= axes[0] * shear.y
        shear.z = (axes[1] * axes[2]).sum()
        axes[2] -= axes[1] * shear.z
        scale.z = axes[2].length
        axes[2] /= scale.z
        shear.y /= scale.z
        shear.z /= scale.z
        if (axes[0] * axes[1].cross(axes[2])).sum() < 0 {
            scale = -scale
            axes = axes.map { -$0 }
        }
        turn = Self.quaternion(axes)
    }

    private static func quaternion(_ axes: [SIMD3<Double>]) -> SIMD4<Double> {
        func root(_ value: Double) -> Double { max(value, 0).squareRoot() / 2 }
        let diagonal = SIMD3<Double>(axes[0].x, axes[1].y, axes[2].z)
        let result = SIMD4<Double>(
            root(1 + diagonal.x - diagonal.y - diagonal.z),
            root(1 - diagonal.x + diagonal.y - diagonal.z),
            root(1 - diagonal.x - diagonal.y + diagonal.z),
            root(1 + diagonal.x + diagonal.y + diagonal.z)
        )
        // Signs from the greatest part: those of the others follow from products with it.
        let (a, b, c) = (axes[0], axes[1], axes[2])
        let (xy, xz, yz) = (a.y + b.x, a.z + c.x, b.z + c.y)
        let (xw, yw, zw) = (b.z - c.y, c.x - a.z, a.y - b.x)
        let products: [SIMD4<Double>] = [
            SIMD4(1, xy, xz, xw), SIMD4(xy, 1, yz, yw), SIMD4(xz, yz, 1, zw), SIMD4(xw, yw, zw, 1),
        ]
        let greatest = (0..<4).max { result[$0] < result[$1] } ?? 3
        var signed = result
        for part in 0..<4 where products[greatest][part] < 0 { signed[part] = 0 - result[part] }
        return signed
    }

    /// Turned along the shorter way at one speed, the rest number by number.
    func interpolated(to end: TransformParts, _ t: Double) -> TransformParts {
        var result = self
        result.scale += (end.scale - scale) * t
        result.shear += (end.shear - shear) * t
        result.translation += (end.translation - translation) * t
        result.perspective += (end.perspective - perspective) * t
        var (target, cosine) = (end.turn, (turn * end.turn).sum())
        if cosine < 0 { (target, cosine) = (-target, -cosine) }
        let sine = max(1 - cosine * cosine, 0).squareRoot()
        guard sine > 1e-9 else { return result }
        let angle = Trigonometry.angle(x: cosine, y: sine)
        let (from, to) = (
            Trigonometry.sineAndCosine((1 - t) * angle).sine, Trigonometry.sineAndCosine(t * angle).sine
        )
        result.turn = (turn * from + target * to) / sine
        return result
    }

    /// The turn as a map.
    var turned: CATransform3D {
        let (x, y, z, w) = (turn.x, turn.y, turn.z, turn.w)
        var turned = CATransform3DIdentity
        let square = turn * turn * 2
        let (xy, xz, yz) = (2 * x * y, 2 * x * z, 2 * y * z)
        let (xw, yw, zw) = (2 * x * w, 2 * y * w, 2 * z * w)
        turned.rows = [
            SIMD4<Double>(1 - square.y - square.z, xy + zw, xz - yw, 0),
            SIMD4<Double>(xy - zw, 1 - square.x - square.z, yz + xw, 0),
            SIMD4<Double>(xz + yw, yz - xw, 1 - square.x - square.y, 0),
            SIMD4<Double>(0, 0, 0, 1),
        ]
        return turned
    }

    var transform: CATransform3D {
        var result = CATransform3DIdentity
        result.m14 = perspective.x
        result.m24 = perspective.y
        result.m34 = perspective.z
        result.m44 = perspective.w
        let moved = CATransform3DMakeTranslation(translation.x, translation.y, translation.z)
        var sheared = CATransform3DIdentity
        sheared.m21 = shear.x
        sheared.m31 = shear.y
        sheared.m32 = shear.z
        let scaled = CATransform3DMakeScale(scale.x, scale.y, scale.z)
        return scaled.concatenating(sheared).concatenating(turned).concatenating(moved).concatenating(result)
    }
}

nonisolated extension CATransform3D {
    fileprivate var isNearlyIdentity: Bool {
        zip(rows, CATransform3DIdentity.rows).allSatisfy { row, one in
            let difference = row - one
            return (difference * difference).sum() < 1e-12
        }
    }

    /// What is shown between two maps; nil when one of them cannot be taken apart.
    func interpolated(to end: CATransform3D, _ t: Double) -> CATransform3D? {
        guard let from = TransformParts(self), let to = TransformParts(end) else { return nil }
        let result = from.interpolated(to: to, t).transform
        return result.isFinite ? result : nil
    }
}

nonisolated extension SIMD4<Double> {
    fileprivate var xyz: SIMD3<Double> { SIMD3(x, y, z) }
}

nonisolated extension SIMD3<Double> {
    fileprivate var length: Double { (self * self).sum().squareRoot() }

    fileprivate func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(
            y * other.z - z * other.y,
            z * other.x - x * other.z,
            x * other.y - y * other.x
        )
    }
}
