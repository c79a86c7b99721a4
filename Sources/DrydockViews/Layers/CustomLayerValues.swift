import Foundation

/// What code keeps in a layer under names of its own. Never changes once it is made.
nonisolated final class CustomLayerValues: Equatable {
    let values: [String: Any]

    /// Nil for none.
    init?(_ values: [String: Any]) {
        if values.isEmpty { return nil }
        self.values = values
    }

    /// Values that cannot be compared differ, unless they are one object.
    static func == (left: CustomLayerValues, right: CustomLayerValues) -> Bool {
        if left === right { return true }
        return left.values.count == right.values.count
            && left.values.allSatisfy { name, value in
                guard let other = right.values[name] else { return false }
                if let value = value as? AnyHashable, let other = other as? AnyHashable {
                    return value == other
                }
                return value as AnyObject === other as AnyObject
            }
    }
}

nonisolated extension LayerState {
    var customValues: [String: Any] {
        get { custom?.values ?? [:] }
        set { custom = CustomLayerValues(newValue) }
    }
}

extension LayerKey {
    /// What code keeps under a name of its own. What is not set is of the kind that an animation gives.
    nonisolated static func custom(_ name: String) -> LayerKey {
        LayerKey { state in
            state.customValues[name].map { AnimatedValue(custom: $0) } ?? .numbers([])
        } set: { state, value in
            guard let value = value.custom(like: state.customValues[name]) else { return }
            state.customValues[name] = value
        }
    }
}

extension AnimatedValue {
    fileprivate nonisolated init(custom value: Any) {
        let kinds = [AnimatedValue.numbers([]), .transform(CATransform3DIdentity), .color(nil), .path(nil)]
        self = kinds.lazy.compactMap { AnimatedValue(value, like: $0) }.first ?? .other(value)
    }

    /// What is shown in place of a value, as code that knows that value expects it.
    fileprivate nonisolated func custom(like model: Any?) -> Any? {
        switch self {
        case .numbers(let numbers):
            switch numbers.count {
            case 0: return nil
            case 1: return NSNumber(value: numbers[0])
            case 2 where model is CGSize: return CGSize(width: numbers[0], height: numbers[1])
            case 2 where !(model is [Any]): return CGPoint(x: numbers[0], y: numbers[1])
            case 4 where !(model is [Any]):
                return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            default: return numbers
            }
        case .color(let color): return color
        case .colors(let colors): return colors
        case .transform(let transform): return transform
        case .path(let path): return path
        case .image(let image): return image?.image
        case .other(let value): return value
        }
    }
}

extension CALayer {
    /// Keeps a value under a name of the code's own, with the action of such a change. Numbers are read as any kind of number.
    final func setCustom(_ value: Any?, named name: String) {
        let action = actionForChange(ofCustom: name)
        switch value {
        case let number as NSNumber: state.customValues[name] = number
        case let number as any FixedWidthInteger:
            state.customValues[name] = NSNumber(value: Int64(clamping: number))
        case let number as any BinaryFloatingPoint: state.customValues[name] = NSNumber(value: Double(number))
        default: state.customValues[name] = value
        }
        if type(of: self).needsDisplay(forKey: name) { setNeedsDisplay() }
        action?.run(forKey: name, object: self, arguments: nil)
    }

    /// Of a view's layer, too, which has actions of its own at any time.
    private func actionForChange(ofCustom name: String) -> (any CAAction)? {
        guard let view else { return actionForChange(of: name) }
        if view.windowStorage == nil || CATransactionStack.current.disablesActions { return nil }
        let action = self.action(forKey: name)
        return action is NSNull ? nil : action
    }

    /// Whether the content shows other values of the code's own from now on.
    final func isRedrawn(for new: LayerState?) -> Bool {
        let (old, new) = (shown?.custom ?? state.custom, new?.custom ?? state.custom)
        guard old != new else { return false }
        let names = Set((old?.values ?? [:]).keys).union((new?.values ?? [:]).keys)
        return names.contains { type(of: self).needsDisplay(forKey: $0) }
    }

    /// What draws the content: while animations show values of the code's own, a copy that has them.
    final var drawingLayer: CALayer {
        guard modelStorage == nil, let shown, shown.custom != state.custom else { return self }
        return makePresentation()
    }

    /// A copy of the layer with the values that are shown.
    final func makePresentation() -> CALayer {
        let copy = Self.make(presenting: self)
        copy.state = presentedState
        copy.name = name
        copy.delegate = delegate
        copy.modelStorage = self
        return copy
    }
}
