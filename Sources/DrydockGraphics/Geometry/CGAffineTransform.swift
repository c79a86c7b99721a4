public import Foundation
package import DrydockRaster

/// A map of the plane that keeps lines straight and parallel: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct CGAffineTransform: Hashable, Sendable, Codable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    /// The map that changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// All zero, as in Core Graphics, which maps every point to (0, 0): see `identity`.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A turn around (0, 0), clockwise on the screen, where y grows downward. Quarter turns are exact, and the same angle
    /// gives the same bits on every machine.
    /// - Parameter angle: in radians.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = Trigonometry.sineAndCosine(Double(angle))
        self.init(a: cosine, b: sine, c: 0 - sine, d: cosine, tx: 0, ty: 0)
    }

    public var isIdentity: Bool { self == .identity }

    /// First this map, then the other.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c,
            b: a * t2.b + b * t2.d,
            c: c * t2.a + d * t2.c,
            d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx,
            ty: tx * t2.b + ty * t2.d + t2.ty
        )
    }

    /// First a translation, then this map.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// First a scaling, then this map.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// First a turn, then this map.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The map back; this map itself if there is none, as it maps the plane onto a line or point.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant,
            b: 0 - b / determinant,
            c: 0 - c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant
        )
    }
}

extension CGAffineTransform {
    package var isFinite: Bool { (a + b + c + d + tx + ty) * 0 == 0 }

    /// Whether there is a map back.
    package var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant != 0 && determinant.isFinite
    }

    /// The size that the map makes a box of another size of. Where there is no map back, as from what is scaled to nothing, that size
    /// itself, so that what is placed so has a size when it is shown again.
    package func size(before size: CGSize) -> CGSize {
        guard isInvertible else { return size }
        let back = inverted()
        return CGRect(origin: .zero, size: size)
            .applying(CGAffineTransform(a: back.a, b: back.b, c: back.c, d: back.d, tx: 0, ty: 0)).size
    }

    /// Whether the map moves and does nothing else.
    package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    /// The map for the rasteriser, its coefficients rounded.
    package var affine: Affine { Affine(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}

extension CGPoint {
    /// The point that this one is mapped to.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// The vector (width, height) mapped, without the translation. Sides may come out negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle around the mapped one.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if t.isIdentity { return standardized }
        let x1 = (t.a * minX, t.a * maxX)
        let x2 = (t.c * minY, t.c * maxY)
        let y1 = (t.b * minX, t.b * maxX)
        let y2 = (t.d * minY, t.d * maxY)
        let left = min(x1.0, x1.1) + min(x2.0, x2.1) + t.tx
        let right = max(x1.0, x1.1) + max(x2.0, x2.1) + t.tx
        let top = min(y1.0, y1.1) + min(y2.0, y2.1) + t.ty
        let bottom = max(y1.0, y1.1) + max(y2.0, y2.1) + t.ty
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
