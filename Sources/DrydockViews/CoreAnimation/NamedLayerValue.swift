import Foundation

/// A value of a layer that is not animated part by part, by its name.
struct NamedLayerValue {
    /// Nil of a layer whose class has no such value.
    let get: (CALayer) -> Any?
    /// False for a layer whose class has no such value.
    let set: (CALayer, Any?) -> Bool

    static func named(_ name: String) -> NamedLayerValue? { all[name] }

    private static let all: [String: NamedLayerValue] = {
        var table = NamedLayerValueTable()
        table.addLayers()
        table.addTimes()
        table.addShapes()
        table.addTexts()
        table.addEmitters()
        return table.values
    }()
}

/// All named values, while they are put together.
private struct NamedLayerValueTable {
    private(set) var values: [String: NamedLayerValue] = [:]

    /// - Parameter read: the property's value of what code gives; nil for what is of another kind.
    private mutating func add<Layer: CALayer, Value>(
        _ name: String,
        _ path: ReferenceWritableKeyPath<Layer, Value>,
        _ write: @escaping (Value) -> Any? = { $0 },
        read: @escaping (Any?) -> Value? = { $0 as? Value }
    ) {
        values[name] = NamedLayerValue {
            ($0 as? Layer).flatMap { write($0[keyPath: path]) }
        } set: { layer, value in
            guard let layer = layer as? Layer else { return false }
            if let value = read(value) { layer[keyPath: path] = value }
            return true
        }
    }

    private mutating func addNumber<Layer: CALayer, Value: BinaryFloatingPoint>(
        _ name: String,
        _ path: ReferenceWritableKeyPath<Layer, Value>
    ) {
        add(name, path) {
            NSNumber(value: Double($0))
        } read: {
            Self.number($0).map { Value($0) }
        }
    }

    private static func number(_ value: Any?) -> Double? {
        guard let value, case .numbers(let numbers)? = AnimatedValue(value, like: .numbers([0])) else {
            return nil
        }
        return numbers.first
    }

    private mutating func addFlag<Layer: CALayer>(
        _ name: String,
        _ path: ReferenceWritableKeyPath<Layer, Bool>
    ) {
        add(name, path) {
            NSNumber(value: $0)
        } read: {
            $0 as? Bool ?? ($0 as? Int).map { $0 != 0 }
        }
    }

    /// Of one of Core Animation's sets of names: either the name itself or a string.
    private mutating func addChoice<Layer: CALayer, Value: RawRepresentable<String>>(
        _ name: String,
        _ path: ReferenceWritableKeyPath<Layer, Value>
    ) {
        add(name, path) {
            $0.rawValue
        } read: {
            $0 as? Value ?? ($0 as? String).flatMap { Value(rawValue: $0) }
        }
    }

    /// Nil is a value.
    private mutating func addOptional<Layer: CALayer, Value>(
        _ name: String,
        _ path: ReferenceWritableKeyPath<Layer, Value?>
    ) {
        add(name, path) {
            $0
        } read: {
            $0.map { $0 as? Value } ?? .some(nil)
        }
    }

    mutating func addLayers() {
        addOptional("name", \CALayer.name)
        addOptional("actions", \CALayer.actions)
        addOptional("mask", \CALayer.mask)
        add("frame", \CALayer.frame) {
            NSValue(cgRect: $0)
        }
        addFlag("masksToBounds", \CALayer.masksToBounds)
        addFlag("doubleSided", \CALayer.isDoubleSided)
        addFlag("opaque", \CALayer.isOpaque)
        addFlag("shouldRasterize", \CALayer.shouldRasterize)
        addFlag("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing)
        addFlag("drawsAsynchronously", \CALayer.drawsAsynchronously)
        addFlag("needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange)
        addNumber("rasterizationScale", \CALayer.rasterizationScale)
        addChoice("contentsGravity", \CALayer.contentsGravity)
        addChoice("cornerCurve", \CALayer.cornerCurve)
        addChoice("magnificationFilter", \CALayer.magnificationFilter)
        addChoice("minificationFilter", \CALayer.minificationFilter)
        add("maskedCorners", \CALayer.maskedCorners) {
            NSNumber(value: $0.rawValue)
        } read: {
            $0 as? CACornerMask
                ?? Self.number($0).flatMap { UInt(exactly: $0) }.map { CACornerMask(rawValue: $0) }
        }
        add("compositingFilter", \CALayer.compositingFilter) {
            $0
        } read: {
            .some($0)
        }
    }

    mutating func addTimes() {
        addNumber("beginTime", \CALayer.beginTime)
        addNumber("timeOffset", \CALayer.timeOffset)
        addNumber("duration", \CALayer.duration)
        addNumber("repeatDuration", \CALayer.repeatDuration)
        addNumber("speed", \CALayer.speed)
        addNumber("repeatCount", \CALayer.repeatCount)
        addFlag("autoreverses", \CALayer.autoreverses)
        addChoice("fillMode", \CALayer.fillMode)
    }

    mutating func addShapes() {
        addChoice("fillRule", \CAShapeLayer.fillRule)
        addChoice("lineCap", \CAShapeLayer.lineCap)
        addChoice("lineJoin", \CAShapeLayer.lineJoin)
        addOptional("lineDashPattern", \CAShapeLayer.lineDashPattern)
        addChoice("type", \CAGradientLayer.type)
    }

    mutating func addTexts() {
        addOptional("string", \CATextLayer.string)
        addOptional("font", \CATextLayer.font)
        addFlag("wrapped", \CATextLayer.isWrapped)
        addChoice("alignmentMode", \CATextLayer.alignmentMode)
        addChoice("truncationMode", \CATextLayer.truncationMode)
    }

    mutating func addEmitters() {
        add("emitterPosition", \CAEmitterLayer.emitterPosition) {
            NSValue(cgPoint: $0)
        }
        add("emitterSize", \CAEmitterLayer.emitterSize) {
            NSValue(cgSize: $0)
        }
        addChoice("emitterShape", \CAEmitterLayer.emitterShape)
        addChoice("emitterMode", \CAEmitterLayer.emitterMode)
        addChoice("renderMode", \CAEmitterLayer.renderMode)
        addOptional("emitterCells", \CAEmitterLayer.emitterCells)
        addNumber("birthRate", \CAEmitterLayer.birthRate)
        addNumber("lifetime", \CAEmitterLayer.lifetime)
        addNumber("velocity", \CAEmitterLayer.velocity)
        addNumber("scale", \CAEmitterLayer.scale)
        addNumber("spin", \CAEmitterLayer.spin)
    }
}
