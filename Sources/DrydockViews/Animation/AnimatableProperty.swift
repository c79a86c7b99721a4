/// What `UIView.animate` can animate.
package nonisolated enum AnimatableProperty: Hashable, CaseIterable {
    /// The frame and the bounds' origin.
    case geometry
    case transform
    case alpha
    case backgroundColor
    /// How much is left of the picture before a transition.
    case dissolve
}

/// A property's value as numbers that can be added and scaled; unused places are zero.
typealias AnimationVector = SIMD8<Double>

extension AnimatableProperty {
    /// The model's value.
    func value(of view: UIView) -> AnimationVector {
        switch self {
        case .geometry:
            let frame = CGRect(origin: view.frameOrigin, size: view.boundsStorage.size)
            let origin = view.boundsStorage.origin
            return AnimationVector(
                frame.minX,
                frame.minY,
                frame.width,
                frame.height,
                origin.x,
                origin.y,
                0,
                0
            )
        case .transform: return view.transform.parts
        case .alpha:
            return AnimationVector(Double(view.alpha), 0, 0, 0, 0, 0, 0, 0)
        case .backgroundColor:
            guard let background = view.backgroundColorStorage else { return .zero }
            let color = background.components(with: view.traitCollection)
            return AnimationVector(
                Double(color.red),
                Double(color.green),
                Double(color.blue),
                Double(color.alpha),
                0,
                0,
                0,
                0
            )
        case .dissolve: return .zero
        }
    }

    /// How far the shown value is from a new model value when it starts out at `old`.
    ///
    /// No colour and a clear one keep the other's hue, so that a background fades instead of passing through black.
    func difference(from old: AnimationVector, to new: AnimationVector) -> AnimationVector {
        if self == .dissolve { return AnimationVector(1, 0, 0, 0, 0, 0, 0, 0) }
        if self == .transform { return CGAffineTransform.way(from: old, to: new) * -1 }
        var difference = old - new
        if self == .backgroundColor, old[3] == 0 || new[3] == 0 {
            for component in 0..<3 { difference[component] = 0 }
        }
        return difference
    }

    /// Shows `value` in place of the model's; nil shows the model again.
    func show(_ value: AnimationVector?, in presentation: inout PresentationValues) {
        switch self {
        case .geometry:
            presentation.frame = value.map {
                CGRect(x: $0[0], y: $0[1], width: max($0[2], 0), height: max($0[3], 0))
            }
            presentation.boundsOrigin = value.map { CGPoint(x: $0[4], y: $0[5]) }
        case .transform: presentation.transform = value.map { CGAffineTransform(parts: $0) }
        case .alpha:
            presentation.alpha = value.map { CGFloat(min(max($0[0], 0), 1)) }
        case .backgroundColor:
            presentation.backgroundColor = value.map {
                UIColor(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3])
            }
        case .dissolve: presentation.dissolve = value.map { $0[0] }
        }
    }
}

extension CGAffineTransform {
    /// The angle, the scales, the shear and the translation: what a transform is animated by, as its numbers themselves would
    /// shrink a view that turns. Of a mirror image the axis is mirrored that is turned less by it; what is mirrored along both is
    /// turned by half (CSS Transforms, level 1, section 11.1).
    nonisolated var parts: AnimationVector {
        let determinant = a * d - b * c
        let square = a * a + b * b
        var (angle, scaleX, scaleY, shear) = (0.0, a, d, 0.0)
        if b == 0, c == 0, a >= 0 || d >= 0 {
            // Upright, as are those that have shrunk to nothing along an axis.
        } else if square > 0 {
            scaleX = determinant < 0 && a < d ? 0 - square.squareRoot() : square.squareRoot()
            angle = Trigonometry.angle(x: a / scaleX, y: b / scaleX)
            scaleY = determinant / scaleX
            shear = (a * c + b * d) / square
        } else {
            angle = Trigonometry.angle(x: d, y: 0 - c)
            scaleY = (c * c + d * d).squareRoot()
        }
        return AnimationVector(angle, scaleX, scaleY, shear, tx, ty, 0, 0)
    }

    /// From one transform's parts to another's: the shorter way round, and by a turn where one is mirrored along x and the other
    /// along y.
    nonisolated static func way(from old: AnimationVector, to new: AnimationVector) -> AnimationVector {
        var old = old
        if old[1] < 0 && new[2] < 0 || old[2] < 0 && new[1] < 0 {
            (old[1], old[2]) = (0 - old[1], 0 - old[2])
            old[0] += .pi
        }
        var way = new - old
        way[0] = way[0].remainder(dividingBy: 2 * .pi)
        return way
    }

    nonisolated init(parts: AnimationVector) {
        let (sine, cosine) = Trigonometry.sineAndCosine(parts[0])
        let (x, y) = (parts[1] * cosine, parts[1] * sine)
        self.init(
            a: x,
            b: y,
            c: parts[3] * x - parts[2] * sine,
            d: parts[3] * y + parts[2] * cosine,
            tx: parts[4],
            ty: parts[5]
        )
    }
}
