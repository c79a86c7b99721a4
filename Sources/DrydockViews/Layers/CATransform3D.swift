/// A map of space: rows times columns as Core Animation writes it, a point being the row (x, y, z, 1).
///
/// Layers are drawn as seen from in front and from infinitely far away: what turns around x or y is foreshortened, and nothing
/// is smaller for being behind. The three numbers that make a perspective are therefore always 0 and cannot be set.
public nonisolated struct CATransform3D: Hashable, Sendable {
    public var m11: CGFloat
    public var m12: CGFloat
    public var m13: CGFloat
    public var m21: CGFloat
    public var m22: CGFloat
    public var m23: CGFloat
    public var m31: CGFloat
    public var m32: CGFloat
    public var m33: CGFloat
    public var m41: CGFloat
    public var m42: CGFloat
    public var m43: CGFloat

    /// Always 0: there is no perspective.
    public var m14: CGFloat { 0 }
    /// Always 0: there is no perspective.
    public var m24: CGFloat { 0 }
    /// Always 0: there is no perspective.
    public var m34: CGFloat { 0 }
    /// Always 1.
    public var m44: CGFloat { 1 }

    fileprivate static let identity = CATransform3D(.identity, m33: 1)

    /// The map of the plane that is seen of this one.
    var projection: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }

    fileprivate init(_ plane: CGAffineTransform, m33: CGFloat) {
        (m11, m12, m13) = (plane.a, plane.b, 0)
        (m21, m22, m23) = (plane.c, plane.d, 0)
        (m31, m32, self.m33) = (0, 0, m33)
        (m41, m42, m43) = (plane.tx, plane.ty, 0)
    }

    private var rows: [[CGFloat]] {
        [[m11, m12, m13, 0], [m21, m22, m23, 0], [m31, m32, m33, 0], [m41, m42, m43, 1]]
    }

    fileprivate func concatenating(_ next: CATransform3D) -> CATransform3D {
        let (left, right) = (rows, next.rows)
        func cell(_ row: Int, _ column: Int) -> CGFloat {
            (0..<4).reduce(0) { $0 + left[row][$1] * right[$1][column] }
        }
        var result = CATransform3D.identity
        (result.m11, result.m12, result.m13) = (cell(0, 0), cell(0, 1), cell(0, 2))
        (result.m21, result.m22, result.m23) = (cell(1, 0), cell(1, 1), cell(1, 2))
        (result.m31, result.m32, result.m33) = (cell(2, 0), cell(2, 1), cell(2, 2))
        (result.m41, result.m42, result.m43) = (cell(3, 0), cell(3, 1), cell(3, 2))
        return result
    }

    /// By cofactors; the same map when there is none back.
    fileprivate var inverted: CATransform3D {
        let determinant =
            m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
        guard determinant != 0, determinant.isFinite else { return self }
        var result = CATransform3D.identity
        result.m11 = (m22 * m33 - m23 * m32) / determinant
        result.m12 = (m13 * m32 - m12 * m33) / determinant
        result.m13 = (m12 * m23 - m13 * m22) / determinant
        result.m21 = (m23 * m31 - m21 * m33) / determinant
        result.m22 = (m11 * m33 - m13 * m31) / determinant
        result.m23 = (m13 * m21 - m11 * m23) / determinant
        result.m31 = (m21 * m32 - m22 * m31) / determinant
        result.m32 = (m12 * m31 - m11 * m32) / determinant
        result.m33 = (m11 * m22 - m12 * m21) / determinant
        result.m41 = 0 - (m41 * result.m11 + m42 * result.m21 + m43 * result.m31)
        result.m42 = 0 - (m41 * result.m12 + m42 * result.m22 + m43 * result.m32)
        result.m43 = 0 - (m41 * result.m13 + m42 * result.m23 + m43 * result.m33)
        return result
    }

    var isFinite: Bool {
        (m11 + m12 + m13 + m21 + m22 + m23 + m31 + m32 + m33 + m41 + m42 + m43) * 0 == 0
    }
}

/// The map that changes nothing.
public nonisolated let CATransform3DIdentity = CATransform3D.identity

public nonisolated func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
    -> CATransform3D
{
    var result = CATransform3D.identity
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
}

public nonisolated func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(CGAffineTransform(scaleX: sx, y: sy), m33: sz)
}

/// A turn around an axis, clockwise as seen along it; the identity for an axis without length. Around z it is
/// `CGAffineTransform(rotationAngle:)`.
/// - Parameter angle: in radians.
public nonisolated func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
    -> CATransform3D
{
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return .identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = Trigonometry.sineAndCosine(angle)
    let rest = 1 - cosine
    var result = CATransform3D.identity
    result.m11 = cosine + x * x * rest
    result.m12 = x * y * rest + z * sine
    result.m13 = x * z * rest - y * sine
    result.m21 = y * x * rest - z * sine
    result.m22 = cosine + y * y * rest
    result.m23 = y * z * rest + x * sine
    result.m31 = z * x * rest + y * sine
    result.m32 = z * y * rest - x * sine
    result.m33 = cosine + z * z * rest
    return result
}

/// First a translation, then the map.
public nonisolated func CATransform3DTranslate(
    _ t: CATransform3D,
    _ tx: CGFloat,
    _ ty: CGFloat,
    _ tz: CGFloat
) -> CATransform3D {
    CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// First a scaling, then the map.
public nonisolated func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat)
    -> CATransform3D
{
    CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// First a turn, then the map.
public nonisolated func CATransform3DRotate(
    _ t: CATransform3D,
    _ angle: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    _ z: CGFloat
) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// First `a`, then `b`.
public nonisolated func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    a.concatenating(b)
}

/// The map back; the same map if there is none.
public nonisolated func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverted }

public nonisolated func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(m, m33: 1)
}

/// Whether the map is one of the plane.
public nonisolated func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3D(t.projection, m33: 1)
}

/// The map of the plane that is seen of a map of space.
public nonisolated func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    t.projection
}

public nonisolated func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == .identity }

public nonisolated func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a == b
}
