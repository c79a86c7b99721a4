/// Which of its parameters a `UITimingCurveProvider` gives.
public nonisolated enum UITimingCurveType: Int, Sendable {
    /// One of the named curves, as cubic parameters.
    case builtin = 0
    case cubic = 1
    case spring = 2
    /// Both: the spring, whose time goes along the cubic curve.
    case composed = 3
}

/// What an animator's progress follows: `UICubicTimingParameters`, `UISpringTimingParameters`, or a class of your own.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
    /// Which of the parameters count.
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// Progress along a cubic curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// `builtin` for one of the named curves, else `cubic`.
    public let timingCurveType: UITimingCurveType
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint

    /// One of the named curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        (timingCurveType, animationCurve) = (.builtin, curve)
        (controlPoint1, controlPoint2) = curve.controlPoints
        super.init()
    }

    public convenience override init() { self.init(animationCurve: .easeInOut) }

    /// A curve by its two inner control points. Their x are clamped to 0 ... 1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (timingCurveType, animationCurve) = (.cubic, .easeInOut)
        (controlPoint1, controlPoint2) = (point1, point2)
        super.init()
    }

    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    var curve: CubicCurve {
        CubicCurve(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y)
    }
}

/// Progress along a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// In whole ways a second, in the direction of either axis; the longer of both counts.
    public let initialVelocity: CGVector
    private let dampingRatio: CGFloat
    /// Of a spring that is given by its parts, and so has a duration of its own.
    private let frequency: CGFloat?

    /// The spring of UIKit's own transitions.
    public convenience override init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// A spring that settles in the animator's duration.
    /// - Parameter ratio: 1 does not overshoot; towards 0 it oscillates more.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        (dampingRatio, initialVelocity, frequency) = (ratio, velocity, nil)
        super.init()
    }

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// A spring by its parts, which settles when it does: the animator's duration does not count.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let (mass, stiffness) = (max(mass, 1e-6), max(stiffness, 1e-6))
        dampingRatio = max(damping, 0) / (2 * (mass * stiffness).squareRoot())
        frequency = (stiffness / mass).squareRoot()
        initialVelocity = velocity
        super.init()
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// The spring, and the seconds that it has.
    func spring(for duration: TimeInterval) -> (curve: SpringCurve, duration: TimeInterval) {
        let (dx, dy) = (initialVelocity.dx, initialVelocity.dy)
        let velocity = abs(dx) > abs(dy) ? dx : dy
        guard let frequency else {
            let curve = SpringCurve(dampingRatio: dampingRatio, duration: duration, initialVelocity: velocity)
            return (curve, duration)
        }
        let curve = SpringCurve(dampingRatio: dampingRatio, frequency: frequency, initialVelocity: velocity)
        return (curve, curve.settlingDuration)
    }
}

extension UITimingCurveProvider {
    /// The curve, and the seconds that it has: a spring that is given by its parts has its own.
    func curve(for duration: TimeInterval) -> (curve: AnimationTiming.Curve, duration: TimeInterval) {
        let cubic = cubicTimingParameters?.curve ?? .easeInEaseOut
        switch timingCurveType {
        case .builtin, .cubic: return (.cubic(cubic), duration)
        case .spring, .composed:
            guard let spring = springTimingParameters?.spring(for: duration) else {
                return (.cubic(cubic), duration)
            }
            let isComposed = timingCurveType == .composed
            return (isComposed ? .composed(cubic, spring.curve) : .spring(spring.curve), spring.duration)
        }
    }
}

/// A direction and a length.
public nonisolated struct CGVector: Hashable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    public static let zero = CGVector(dx: 0, dy: 0)

    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}

extension UIView {
    /// Which of UIKit's curves an animation has.
    public nonisolated enum AnimationCurve: Int, Sendable {
        case easeInOut
        case easeIn
        case easeOut
        case linear

        /// Never nil, as in UIKit: what is none of these, such as the curve that keyboards move by, eases in and out.
        public init?(rawValue: Int) {
            self =
                switch rawValue {
                case 1: .easeIn
                case 2: .easeOut
                case 3: .linear
                default: .easeInOut
                }
        }

        var controlPoints: (CGPoint, CGPoint) {
            switch self {
            case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
            case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
            }
        }
    }
}
