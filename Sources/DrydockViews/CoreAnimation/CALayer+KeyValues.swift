import Foundation

extension CALayer {
    final func keyValue(_ keyPath: String) -> Any? {
        guard let value = LayerKey.named(keyPath)?.get(modelState) else {
            if let named = NamedLayerValue.named(keyPath)?.get(self) { return named }
            return state.customValues[keyPath] ?? type(of: self).defaultValue(forKey: keyPath)
        }
        return value.keyValue(named: keyPath)
    }

    final func setKeyValue(_ value: Any?, _ keyPath: String) {
        guard let key = LayerKey.named(keyPath) else {
            if NamedLayerValue.named(keyPath)?.set(self, value) == true { return }
            if !setOther(value, forKeyPath: keyPath) { setCustom(value, named: keyPath) }
            return
        }
        guard let current = key.get(modelState), let new = AnimatedValue(keyValue: value, like: current)
        else { return }
        var changed = modelState
        key.set(&changed, new)
        let property = String(keyPath.prefix { $0 != "." })
        switch property {
        case "transform": transform = changed.transform
        case "bounds": bounds = changed.bounds
        case "position": position = changed.position
        case "anchorPoint": anchorPoint = changed.anchorPoint
        case "opacity": opacity = changed.opacity
        case "hidden": isHidden = changed.isHidden
        case "backgroundColor": backgroundColor = changed.backgroundColor
        default:
            guard state != changed || view != nil else { return }
            let action = actionForChange(of: property)
            key.set(&state, new)
            markDisplayNeeded()
            action?.run(forKey: property, object: self, arguments: nil)
        }
    }
}

extension AnimatedValue {
    /// What code sets by a name; nil when it is of another kind. No value is no colour, path or picture.
    fileprivate nonisolated init?(keyValue value: Any?, like kind: AnimatedValue) {
        if let value {
            self.init(value, like: kind)
            return
        }
        switch kind {
        case .color: self = .color(nil)
        case .colors: self = .colors([])
        case .path: self = .path(nil)
        case .image: self = .image(nil)
        case .numbers, .transform, .other: return nil
        }
    }

    /// The value as code that asks for it by its name expects it.
    fileprivate nonisolated func keyValue(named name: String) -> Any? {
        switch self {
        case .numbers(let numbers):
            switch numbers.count {
            case 1: return NSNumber(value: numbers[0])
            case 2 where name.hasSuffix("size") || name.hasSuffix("Offset") || name.hasSuffix("translation"):
                return NSValue(cgSize: CGSize(width: numbers[0], height: numbers[1]))
            case 2: return NSValue(cgPoint: CGPoint(x: numbers[0], y: numbers[1]))
            case 4:
                return NSValue(
                    cgRect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
                )
            default: return numbers.isEmpty ? nil : numbers
            }
        case .color(let color): return color
        case .colors(let colors): return colors.isEmpty ? nil : colors
        case .transform(let transform): return transform
        case .path(let path): return path
        case .image(let image): return image?.image
        case .other(let value): return value
        }
    }
}
