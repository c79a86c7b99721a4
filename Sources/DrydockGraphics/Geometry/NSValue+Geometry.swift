public import Foundation

// Geometry and `NSValue` are each other's with `as?`, as on Apple's systems: what is found under a key of a dictionary, such as a
// keyboard's frame, may be asked for as either. Foundation on Linux leaves these conformances out.

extension NSValue {
    /// A value that holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// A value that holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// A value that holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The rectangle. Traps when the value holds something else.
    public var cgRectValue: CGRect { held() }
    /// The point. Traps when the value holds something else.
    public var cgPointValue: CGPoint { held() }
    /// The size. Traps when the value holds something else.
    public var cgSizeValue: CGSize { held() }

    private func held<Value: ValueBridging>() -> Value {
        guard let value = self as? Value else {
            let type = String(cString: objCType)
            preconditionFailure("an NSValue of type \(type) is asked for a \(Value.self)")
        }
        return value
    }
}

/// What `NSValue` can hold and give back.
private protocol ValueBridging: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {}

extension CGRect: @retroactive _ObjectiveCBridgeable, ValueBridging {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        result = source.holdsSame(as: NSValue(rect: .zero)) ? source.rectValue : nil
        return result != nil
    }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = source.cgRectValue
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source?.cgRectValue ?? .zero
    }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, ValueBridging {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
        result = source.holdsSame(as: NSValue(point: .zero)) ? source.pointValue : nil
        return result != nil
    }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
        result = source.cgPointValue
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
        source?.cgPointValue ?? .zero
    }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, ValueBridging {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
        result = source.holdsSame(as: NSValue(size: .zero)) ? source.sizeValue : nil
        return result != nil
    }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
        result = source.cgSizeValue
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
        source?.cgSizeValue ?? .zero
    }
}

extension NSValue {
    fileprivate func holdsSame(as other: NSValue) -> Bool {
        String(cString: objCType) == String(cString: other.objCType)
    }
}

// Likewise for a number, which is asked for as a length.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool
    {
        result = source.doubleValue
        return true
    }

    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = source.doubleValue
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        source?.doubleValue ?? 0
    }
}
