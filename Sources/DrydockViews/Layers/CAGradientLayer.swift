import DrydockRaster

/// A layer that fills its bounds, rounded as its corners are, with colours that turn into one another.
open class CAGradientLayer: CALayer {
    override func prepare(_ state: inout LayerState) {
        if state.gradient == nil { state.gradient = GradientState() }
    }

    /// `CGColor`s from the start to the end; others are left out. Nil or none draws nothing.
    open var colors: [Any]? {
        get { state.gradient?.colors }
        set { update(\.gradient, \.colors, to: newValue?.compactMap { $0 as? CGColor }, "colors") }
    }

    /// Where each colour stands between 0, the start, and 1, the end, or beyond; nil spreads them evenly.
    open var locations: [NSNumber]? {
        get { gradient.locations?.map { NSNumber(value: $0) } }
        set { update(\.gradient, \.locations, to: newValue?.map(\.doubleValue), "locations") }
    }

    /// In parts of the bounds: where an axial gradient begins; the middle of the others.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { update(\.gradient, \.startPoint, to: newValue, "startPoint") }
    }

    /// In parts of the bounds: where an axial gradient ends; a corner of the box around a radial one's ellipse; where a conic
    /// one begins, to go once around clockwise.
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { update(\.gradient, \.endPoint, to: newValue, "endPoint") }
    }

    open var type: CAGradientLayerType {
        get { gradient.type }
        set { update(\.gradient, \.type, to: newValue, "type") }
    }

    private var gradient: GradientState { state.gradient ?? GradientState() }
}

/// How a gradient layer's colours run.
public nonisolated struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From a point outwards, as ellipses.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// What a gradient layer draws.
nonisolated struct GradientState: Equatable {
    var colors: [CGColor]?
    var locations: [Double]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial

    /// The gradient is made in a square of side 1 and stretched to the bounds: lines of one colour of a slanted one are at
    /// right angles to its direction in that square alone, as in Core Animation.
    @MainActor func append(to builder: inout DisplayListBuilder, _ outline: LayerOutline, bounds: CGRect) {
        let isFinite = (startPoint.x + startPoint.y + endPoint.x + endPoint.y) * 0 == 0
        guard let colors, !colors.isEmpty, isFinite, !outline.isEmpty else { return }
        let rect = outline.shape.rect
        let square = Affine(
            a: Double(rect.width),
            d: Double(rect.height),
            tx: Double(rect.x),
            ty: Double(rect.y)
        )
        let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        let centered: Affine
        let geometry: Gradient.Geometry
        switch type {
        case .radial:
            centered = Affine(a: abs(dx), d: abs(dy), tx: startPoint.x, ty: startPoint.y)
            geometry = .radial(x0: 0, y0: 0, r0: 0, x1: 0, y1: 0, r1: 1)
        case .conic:
            let length = (dx * dx + dy * dy).squareRoot()
            guard length > 0 else { return }
            let (x, y) = (dx / length, dy / length)
            centered = Affine(a: x, b: y, c: 0 - y, d: x, tx: startPoint.x, ty: startPoint.y)
            geometry = .conic(x: 0, y: 0)
        default:
            guard dx != 0 || dy != 0 else { return }
            centered = .identity
            geometry = .linear(x0: startPoint.x, y0: startPoint.y, x1: endPoint.x, y1: endPoint.y)
        }
        let gradient = Gradient(geometry, stops: stops(of: colors))
        outline.fill(.gradient(gradient, centered.concatenating(square)), in: &builder)
    }

    /// Places before the start and after the end are no stops of a gradient: the colours at both ends take theirs.
    private func stops(of colors: [CGColor]) -> [Gradient.Stop] {
        let steps = Double(max(colors.count - 1, 1))
        var stops: [Gradient.Stop] = []
        var before: (position: Double, color: CGColor)?
        for (index, color) in colors.enumerated() {
            let even = Double(index) / steps
            let position = locations.map { index < $0.count ? $0[index] : 1 } ?? even
            if let before {
                for edge in [0.0, 1] where before.position < edge && position > edge {
                    let part = (edge - before.position) / (position - before.position)
                    stops.append(Self.mix(before.color, color, part).stop(at: edge))
                }
            }
            stops.append(UIColor(cgColor: color).components.stop(at: position))
            before = (position, color)
        }
        return stops
    }

    private static func mix(_ from: CGColor, _ to: CGColor, _ part: Double) -> ColorComponents {
        let parts = zip(from.channels, to.channels).map { $0 + ($1 - $0) * part }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]).components
    }
}
