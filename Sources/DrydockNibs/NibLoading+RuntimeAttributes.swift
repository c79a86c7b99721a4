import DrydockControls
import DrydockEditing
import DrydockNibDocuments
import DrydockViews

extension NibLoading {
    /// Sets what the document says by key path, of those that have a meaning here.
    func setRuntimeAttributes(of object: AnyObject, _ coder: NibCoder) {
        let attributes = coder.element.children(in: "userDefinedRuntimeAttributes")
        guard !attributes.isEmpty else { return }
        let inspectables = NibInspectables.all(of: object, modules)
        for attribute in attributes {
            guard let path = attribute["keyPath"] else { continue }
            let value = NibRuntimeValue(attribute, self, of: coder.element)
            if let own = object as? any NibRuntimeAttributes,
                own.setNibAttribute(value.object, forKeyPath: path)
            {
                continue
            }
            if let property = inspectables[path] {
                if !property.set(object, value.object) {
                    let given = value.object.map { "a \(type(of: $0))" } ?? "nothing"
                    let name = "\(type(of: object)).\(path)"
                    let wanted = property.valueName
                    warn(
                        wanted.isEmpty ? "\(name) cannot be set" : "\(name) takes a \(wanted), not \(given)",
                        attribute
                    )
                }
                continue
            }
            guard let view = object as? UIView, Self.set(path, of: view, value) else {
                warn("\(type(of: object)) has no attribute \(path) that a nib can set", attribute)
                continue
            }
        }
    }

    private static func set(_ path: String, of view: UIView, _ value: NibRuntimeValue) -> Bool {
        if let set = setters[path] {
            set(view, value)
            return true
        }
        switch view {
        case let view as UILabel: return set(path, of: view, value)
        case let view as UITextField: return set(path, of: view, value)
        case let view as UIButton:
            let prefix = "titleLabel."
            guard path.hasPrefix(prefix), let label = view.titleLabel else { return false }
            return set(String(path.dropFirst(prefix.count)), of: label, value)
        default: return false
        }
    }

    private static func set(_ path: String, of label: UILabel, _ value: NibRuntimeValue) -> Bool {
        switch path {
        case "text": label.text = value.text
        case "textColor": if let color = value.color { label.textColor = color }
        case "numberOfLines": if let count = value.length { label.numberOfLines = Int(max(count, 0)) }
        case "textAlignment":
            if let number = value.length, let alignment = NSTextAlignment(rawValue: Int(number)) {
                label.textAlignment = alignment
            }
        case "lineBreakMode":
            if let number = value.length, let mode = NSLineBreakMode(rawValue: Int(number)) {
                label.lineBreakMode = mode
            }
        case "adjustsFontSizeToFitWidth": if let flag = value.flag { label.adjustsFontSizeToFitWidth = flag }
        case "minimumScaleFactor":
            if let scale = value.length { label.minimumScaleFactor = min(max(scale, 0), 1) }
        case "adjustsFontForContentSizeCategory":
            if let flag = value.flag { label.adjustsFontForContentSizeCategory = flag }
        default: return false
        }
        return true
    }

    private static func set(_ path: String, of field: UITextField, _ value: NibRuntimeValue) -> Bool {
        switch path {
        case "text": field.text = value.text
        case "placeholder": field.placeholder = value.text
        case "textColor": if let color = value.color { field.textColor = color }
        default: return false
        }
        return true
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
        "layer.contentsScale": { if let value = $1.length { $0.layer.contentsScale = max(value, 1) } },
        "layer.shouldRasterize": { if let value = $1.flag { $0.layer.shouldRasterize = value } },
        "layer.hidden": { if let value = $1.flag { $0.layer.isHidden = value } },
        "layer.backgroundColor": { $0.layer.backgroundColor = $1.color?.cgColor },
        "tag": { if let value = $1.length { $0.tag = Int(value) } },
        "opaque": { if let value = $1.flag { $0.isOpaque = value } },
        "userInteractionEnabled": { if let value = $1.flag { $0.isUserInteractionEnabled = value } },
        "exclusiveTouch": { if let value = $1.flag { $0.isExclusiveTouch = value } },
        "multipleTouchEnabled": { if let value = $1.flag { $0.isMultipleTouchEnabled = value } },
        "insetsLayoutMarginsFromSafeArea": {
            if let value = $1.flag { $0.insetsLayoutMarginsFromSafeArea = value }
        },
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
    /// Of the object that has it.
    private let objectID: String?

    init(_ attribute: NibElement, _ loading: NibLoading, of element: NibElement) {
        self.attribute = attribute
        objectID = element.id
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
        guard attribute["type"] == "localizedString", let path = attribute["keyPath"] else { return text }
        return loading.localized(text, objectID, path)
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
