import DrydockGraphics

nonisolated extension TransformParts {
    /// The turn as one around the x axis, then one around y, then one around z; of one around a single axis that one's angle.
    var angles: SIMD3<Double> {
        get {
            let rows = turned.rows
            // A half turn around y is also one around x and one around z.
            if abs(rows[1].y - 1) < 1e-12 {
                return SIMD3(0, Trigonometry.angle(x: rows[0].x, y: 0 - rows[0].z), 0)
            }
            let side = max(1 - rows[0].z * rows[0].z, 0).squareRoot()
            return SIMD3(
                Trigonometry.angle(x: rows[2].z, y: rows[1].z),
                Trigonometry.angle(x: side, y: 0 - rows[0].z),
                Trigonometry.angle(x: rows[0].x, y: rows[0].y)
            )
        }
        set {
            let halves = (0..<3).map { Trigonometry.sineAndCosine(newValue[$0] / 2) }
            let (sine, cosine) = (halves.map(\.sine), halves.map(\.cosine))
            turn = SIMD4(
                sine[0] * cosine[1] * cosine[2] - cosine[0] * sine[1] * sine[2],
                cosine[0] * sine[1] * cosine[2] + sine[0] * cosine[1] * sine[2],
                cosine[0] * cosine[1] * sine[2] - sine[0] * sine[1] * cosine[2],
                cosine[0] * cosine[1] * cosine[2] + sine[0] * sine[1] * sine[2]
            )
        }
    }
}

nonisolated extension CATransform3D {
    /// The angle of the turn around the x axis, 0, or y, 1; 0 of a map that cannot be taken apart.
    func angle(around axis: Int) -> Double { TransformParts(self)?.angles[axis] ?? 0 }

    /// The same map with another angle of the turn around the x axis, 0, or y, 1.
    func turned(_ angle: Double, around axis: Int) -> CATransform3D {
        guard var parts = TransformParts(self), parts.angles[axis] != 0 || axis == 1 && parts.angles.x != 0
        else {
            // What is not turned yet is so before all else.
            return CATransform3DRotate(self, angle, axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, 0)
        }
        parts.angles[axis] = angle
        return parts.transform
    }
}
