/// A map of space: rows times columns as Core Animation writes it, a point being the row (x, y, z, 1).
///
/// A layer's plane is seen from in front. With `m34` set to -1 / d, before what turns the layer, it is seen from a distance of d
/// points: what is further away is smaller. Without, it is seen from infinitely far away, and what turns around x or y is
/// foreshortened.
public nonisolated struct CATransform3D: Hashable, Sendable {
    public var m11: CGFloat
    public var m12: CGFloat
    public var m13: CGFloat
    public var m14: CGFloat
    public var m21: CGFloat
    public var m22: CGFloat
    public var m23: CGFloat
    public var m24: CGFloat
    public var m31: CGFloat
    public var m32: CGFloat
    public var m33: CGFloat
    public var m34: CGFloat
    public var m41: CGFloat
    public var m42: CGFloat
    public var m43: CGFloat
    public var m44: CGFloat

    /// All zero, as in Core Animation: see `CATransform3DIdentity`.
    public init() {
        (m11, m12, m13, m14) = (0, 0, 0, 0)
        (m21, m22, m23, m24) = (0, 0, 0, 0)
        (m31, m32, m33, m34) = (0, 0, 0, 0)
        (m41, m42, m43, m44) = (0, 0, 0, 0)
    }

    public init(
        m11: CGFloat,
        m12: CGFloat,
        m13: CGFloat,
        m14: CGFloat,
        m21: CGFloat,
        m22: CGFloat,
        m23: CGFloat,
        m24: CGFloat,
        m31: CGFloat,
        m32: CGFloat,
        m33: CGFloat,
        m34: CGFloat,
        m41: CGFloat,
        m42: CGFloat,
        m43: CGFloat,
        m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    fileprivate static let identity = CATransform3D(.identity, m33: 1)

    fileprivate init(_ plane: CGAffineTransform, m33: CGFloat) {
        self.init()
        (m11, m12, m21, m22, m41, m42) = (plane.a, plane.b, plane.c, plane.d, plane.tx, plane.ty)
        (self.m33, m44) = (m33, 1)
    }

    /// The rows, as vectors.
    var rows: [SIMD4<Double>] {
        get {
            func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> SIMD4<Double> {
                SIMD4(Double(x), Double(y), Double(z), Double(w))
            }
            return [
                row(m11, m12, m13, m14), row(m21, m22, m23, m24), row(m31, m32, m33, m34),
                row(m41, m42, m43, m44),
            ]
        }
        set {
            func part(_ row: Int, _ column: Int) -> CGFloat { CGFloat(newValue[row][column]) }
            (m11, m12, m13, m14) = (part(0, 0), part(0, 1), part(0, 2), part(0, 3))
            (m21, m22, m23, m24) = (part(1, 0), part(1, 1), part(1, 2), part(1, 3))
            (m31, m32, m33, m34) = (part(2, 0), part(2, 1), part(2, 2), part(2, 3))
            (m41, m42, m43, m44) = (part(3, 0), part(3, 1), part(3, 2), part(3, 3))
        }
    }

    func concatenating(_ next: CATransform3D) -> CATransform3D {
        let columns = next.rows
        var result = self
        result.rows = rows.map { (row: SIMD4<Double>) -> SIMD4<Double> in
            var sum = columns[0] * row.x
            sum += columns[1] * row.y
            sum += columns[2] * row.z
            return sum + columns[3] * row.w
        }
        return result
    }

    /// By elimination, the greatest number of each column first; the same map when there is none back.
    var inverted: CATransform3D {
        var (left, right) = (rows, CATransform3D.identity.rows)
        for column in 0..<4 {
            let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
            guard left[pivot][column] != 0 else { return self }
            left.swapAt(pivot, column)
            right.swapAt(pivot, column)
            let divisor = left[column][column]
            left[column] /= divisor
            right[column] /= divisor
            for row in 0..<4 where row != column && left[row][column] != 0 {
                let factor = left[row][column]
                left[row] -= left[column] * factor
                right[row] -= right[column] * factor
            }
        }
        var result = self
        result.rows = right
        return result.isFinite ? result : self
    }

    var isFinite: Bool { rows.allSatisfy { $0.sum() * 0 == 0 } }
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

/// Whether the map is one of the plane z = 0 that keeps lines parallel.
public nonisolated func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3D(t.projection, m33: 1)
}

/// The map of the plane that a map of space is without its third row and column.
public nonisolated func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    t.projection
}

public nonisolated func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == .identity }

public nonisolated func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a == b
}
