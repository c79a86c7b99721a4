import DrydockNibDocuments

extension NibLoading {
    /// Sets what the document says by key path, of those that have a meaning here.
    func setRuntimeAttributes(of object: AnyObject, _ coder: NibCoder) {
        for attribute in coder.element.children(in: "userDefinedRuntimeAttributes") {
            guard let path = attribute["keyPath"] else { continue }
            let value = NibRuntimeValue(attribute, self)
            if let own = object as? any NibRuntimeAttributes,
                own.setNibAttribute(value.object, forKeyPath: path)
            {
                continue
            }
            guard let view = object as? UIView, let set = Self.setters[path] else {
                warn("\(type(of: object)) has no attribute \(path) that a nib can set", attribute)
                continue
            }
            set(view, value)
        }
    }

    private static let setters: [String: (UIView, NibRuntimeValue) -> Void] = [
        "layer.cornerRadius": { if let value = $1.length { $0.layer.cornerRadius = max(value, 0) } },
        "layer.borderWidth": { if let value = $1.length { $0.layer.borderWidth = max(value, 0) } },
        "layer.borderColor": { $0.layer.borderColor = $1.color?.cgColor },
        "layer.borderUIColor": { $0.layer.borderColor = $1.color?.cgColor },
        "layer.masksToBounds": { if let value = $1.flag { $0.layer.masksToBounds = value } },
        "layer.shadowColor": { $0.layer.shadowColor = $1.color?.cgColor },
        "layer.shadowUIColor": { $0.layer.shadowColor = $1.color?.cgColor },
        "layer.shadowOpacity": {
            if let value = $1.length { $0.layer.shadowOpacity = Float(min(max(value, 0), 1)) }
        },
        "layer.shadowRadius": { if let value = $1.length { $0.layer.shadowRadius = max(value, 0) } },
        "layer.shadowOffset": { if let value = $1.size { $0.layer.shadowOffset = value } },
        "layer.opacity": { if let value = $1.length { $0.layer.opacity = Float(min(max(value, 0), 1)) } },
        "layer.zPosition": { if let value = $1.length { $0.layer.zPosition = value } },
        "clipsToBounds": { if let value = $1.flag { $0.clipsToBounds = value } },
        "hidden": { if let value = $1.flag { $0.isHidden = value } },
        "alpha": { if let value = $1.length { $0.alpha = value } },
        "tintColor": { if let value = $1.color { $0.tintColor = value } },
        "backgroundColor": { if let value = $1.color { $0.backgroundColor = value } },
        "accessibilityIdentifier": { $0.accessibilityIdentifier = $1.text },
        "accessibilityLabel": { $0.accessibilityLabel = $1.text },
        "accessibilityHint": { $0.accessibilityHint = $1.text },
        "isAccessibilityElement": { if let value = $1.flag { $0.isAccessibilityElement = value } },
    ]
}

/// An object that takes attributes of its own from a nib, by key path: what `@IBInspectable` is for elsewhere.
///
/// ```swift
/// func setNibAttribute(_ value: Any?, forKeyPath keyPath: String) -> Bool {
///     guard keyPath == "cornerRadius", let value = value as? Double else { return false }
///     cornerRadius = value
///     return true
/// }
/// ```
@preconcurrency @MainActor
public protocol NibRuntimeAttributes: AnyObject {
    /// Called before outlets are connected, and before `awakeFromNib()`.
    /// - Parameters:
    ///   - value: a `String`, `Double`, `Bool`, `UIColor`, `UIImage`, `CGSize`, `CGPoint`, `CGRect`, `NSRange`, or nil.
    ///   - keyPath: as the document has it.
    /// - Returns: false for a key path that is not known; the library then tries its own.
    func setNibAttribute(_ value: Any?, forKeyPath keyPath: String) -> Bool
}

/// The value of a runtime attribute, in whichever type it was written.
struct NibRuntimeValue {
    private let attribute: NibElement
    private let loading: NibLoading
    private let child: NibElement?

    init(_ attribute: NibElement, _ loading: NibLoading) {
        self.attribute = attribute
        self.loading = loading
        child = attribute.child(key: "value")
    }

    /// Radii are sometimes written as text.
    var length: CGFloat? { (child?.number("value") ?? attribute.number("value")).map { CGFloat($0) } }
    var flag: Bool? { attribute.flag("value") ?? child?.flag("value") ?? length.map { $0 != 0 } }
    var color: UIColor? { child.flatMap(loading.color) }
    var size: CGSize? { child?.sizeValue }

    var text: String? {
        guard let text = attribute.string("value") else { return nil }
        return attribute["type"] == "localizedString" ? loading.localized(text, attribute.id, "value") : text
    }

    var object: Any? {
        switch attribute["type"] {
        case "string", "localizedString": text
        case "number": length.map { Double($0) }
        case "boolean": flag
        case "color": color
        case "size": size
        case "point": child?.pointValue
        case "rect": child?.rectValue
        case "image":
            (child?["image"] ?? attribute["value"]).flatMap { loading.image($0, isSymbol: false, attribute) }
        case "range":
            child.map {
                NSRange(
                    location: max($0.integer("location") ?? 0, 0),
                    length: max($0.integer("length") ?? 0, 0)
                )
            }
        default: nil
        }
    }
}
