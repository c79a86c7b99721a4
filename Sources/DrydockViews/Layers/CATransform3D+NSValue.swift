public import Foundation

nonisolated extension NSValue {
    /// A value that holds a map of space.
    public convenience init(caTransform3D t: CATransform3D) {
        let numbers = t.rows.flatMap { [$0.x, $0.y, $0.z, $0.w] }
        self.init(bytes: numbers, objCType: "[16d]")
    }

    /// The map of space. Traps when the value holds something else.
    public var caTransform3DValue: CATransform3D {
        guard let transform = self as? CATransform3D else {
            let type = String(cString: objCType)
            preconditionFailure("an NSValue of type \(type) is asked for a CATransform3D")
        }
        return transform
    }
}

// As for rectangles: what is found as a value may be asked for as a map, and the other way round.
nonisolated extension CATransform3D: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSValue,
        result: inout CATransform3D?
    ) -> Bool {
        guard String(cString: source.objCType) == "[16d]" else { return false }
        var numbers = [Double](repeating: 0, count: 16)
        numbers.withUnsafeMutableBytes { bytes in
            if let memory = bytes.baseAddress { source.getValue(memory) }
        }
        var transform = CATransform3D()
        transform.rows = (0..<4).map { row in
            SIMD4(numbers[4 * row], numbers[4 * row + 1], numbers[4 * row + 2], numbers[4 * row + 3])
        }
        result = transform
        return true
    }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) {
        result = source.caTransform3DValue
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
        source?.caTransform3DValue ?? CATransform3DIdentity
    }
}
