import Foundation

/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since the start of 2001.
public typealias CFAbsoluteTime = CFTimeInterval

/// When something runs on its parent's clock, and how often.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
    /// Seconds of the parent's clock; 0 is when the animation is added.
    var beginTime: CFTimeInterval { get set }
    /// Seconds of one way.
    var duration: CFTimeInterval { get set }
    /// How fast the time goes, as a multiple of the parent's.
    var speed: Float { get set }
    /// Seconds that are added to the time.
    var timeOffset: CFTimeInterval { get set }
    /// How often it runs; 0 is once, and need not be a whole number.
    var repeatCount: Float { get set }
    /// Seconds for which it runs again and again, in place of `repeatCount`; 0 is none.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run goes back again, which doubles its time.
    var autoreverses: Bool { get set }
    /// What is shown before the beginning and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside of its time.
public nonisolated struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Nothing.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// Its end afterwards, unless it is removed on completion.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its beginning before.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Its beginning before and its end afterwards.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// Which of Core Animation's curves a timing function is.
public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// What layers without views change by.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic curve that maps time to progress.
public nonisolated final class CAMediaTimingFunction: NSObject, Sendable {
    let curve: CubicCurve
    private let points: [SIMD2<Float>]

    /// `linear` for a name that is none of Core Animation's.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// The two inner control points, between (0, 0) and (1, 1). Their x are clamped to 0 ... 1.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [SIMD2(0, 0), SIMD2(c1x, c1y), SIMD2(c2x, c2y), SIMD2(1, 1)]
        curve = CubicCurve(Self.double(c1x), Self.double(c1y), Self.double(c2x), Self.double(c2y))
        super.init()
    }

    /// The shortest decimal number that is the same float: 0.42 is meant, and not the float next to it.
    private static func double(_ value: Float) -> Double {
        value.isFinite ? Double("\(value)") ?? Double(value) : 0
    }

    /// One of the four control points.
    /// - Parameter values: gets x and y.
    public func getControlPoint(at idx: Int, values: UnsafeMutablePointer<Float>) {
        precondition(points.indices.contains(idx), "CAMediaTimingFunction: there is no control point \(idx)")
        values[0] = points[idx].x
        values[1] = points[idx].y
    }
}

/// Seconds on the clock of the scene whose turn it is, by which layers, animations and frames go.
public func CACurrentMediaTime() -> CFTimeInterval { UIWindowScene.current.time }

/// Seconds since the start of 2001. Where a test moves the clock it is the scene's, which began then.
public nonisolated func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    let real = Date().timeIntervalSinceReferenceDate
    guard Deinitialisation.isOnMainActor else { return real }
    return MainActor.assumeIsolated { UIWindowScene.standing?.time ?? real }
}
