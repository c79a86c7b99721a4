/// Moves a view with the device in the hand.
///
/// A desktop lies still: the viewer looks straight at it, and effects ask for no change, as on devices without a gyroscope and
/// with Reduce Motion.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Values by key path, relative to the view's own.
    ///
    /// - Parameter viewerOffset: how far the viewer looks from the side and from above, each from -1 to 1.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Moves one value between two, as the device is turned along an axis.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// What the device is turned along. Raw values are UIKit's.
    public nonisolated enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
    }

    public let keyPath: String
    public let type: EffectType
    /// The value of the lowest offset, a number; nil for 0.
    open var minimumRelativeValue: Any?
    /// The value of the highest offset, a number; nil for 0.
    open var maximumRelativeValue: Any?

    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// The value on the straight way between the two.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let low = number(minimumRelativeValue)
        let high = number(maximumRelativeValue)
        return [keyPath: low + (high - low) * Double(offset + 1) / 2]
    }

    private func number(_ value: Any?) -> Double {
        switch value {
        case let value as Double: value
        case let value as Int: Double(value)
        case let value as Float: Double(value)
        case let value as NSNumber: value.doubleValue
        default: 0
        }
    }
}

/// Several effects as one.
open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        (motionEffects ?? []).reduce(into: [:]) { values, effect in
            values.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
        }
    }
}

extension UIView {
    /// What moves the view with the device.
    public var motionEffects: [UIMotionEffect] {
        get { extras?.motionEffects ?? [] }
        set { withExtras { $0.motionEffects = newValue } }
    }

    public func addMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.append(effect)
    }

    public func removeMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.removeAll { $0 === effect }
    }
}
