public import DrydockViews

/// A type of properties that Interface Builder sets.
///
/// A document says text, a number, a flag, a colour, an image, a point, a size, a rectangle or a range. As in Objective-C, numbers
/// are also taken from text and flags.
@preconcurrency @MainActor
public protocol NibInspectableValue {
    /// The value that a document's value means; nil for one of another kind.
    /// - Parameter value: a `String`, `Double`, `Bool`, `UIColor`, `UIImage`, `CGPoint`, `CGSize`, `CGRect` or `NSRange`.
    static func nibValue(_ value: Any) -> Self?
}

extension NibInspectableValue {
    /// The document's value itself, where it is of this type.
    public static func nibValue(_ value: Any) -> Self? { value as? Self }
}

extension String: NibInspectableValue {}
extension UIColor: NibInspectableValue {}
extension UIImage: NibInspectableValue {}
extension CGPoint: NibInspectableValue {}
extension CGSize: NibInspectableValue {}
extension CGRect: NibInspectableValue {}
extension NSRange: NibInspectableValue {}

extension Bool: NibInspectableValue {
    /// A flag, or whether a number is not zero.
    public static func nibValue(_ value: Any) -> Bool? {
        value as? Bool ?? NibNumber.of(value).map { $0 != 0 }
    }
}

extension Double: NibInspectableValue {
    /// A finite number, also of a text or a flag.
    public static func nibValue(_ value: Any) -> Double? { NibNumber.of(value) }
}

extension Float: NibInspectableValue {
    /// A finite number, also of a text or a flag.
    public static func nibValue(_ value: Any) -> Float? { NibNumber.of(value).map { Float($0) } }
}

extension CGFloat: NibInspectableValue {
    /// A finite number, also of a text or a flag.
    public static func nibValue(_ value: Any) -> CGFloat? { NibNumber.of(value).map { CGFloat($0) } }
}

extension NibInspectableValue where Self: FixedWidthInteger {
    /// What stands after the point is dropped, and what is too large is the largest.
    public static func nibValue(_ value: Any) -> Self? {
        NibNumber.of(value).map { Self(clamping: Int($0)) }
    }
}

extension Int: NibInspectableValue {}
extension Int8: NibInspectableValue {}
extension Int16: NibInspectableValue {}
extension Int32: NibInspectableValue {}
extension Int64: NibInspectableValue {}
extension UInt: NibInspectableValue {}
extension UInt8: NibInspectableValue {}
extension UInt16: NibInspectableValue {}
extension UInt32: NibInspectableValue {}
extension UInt64: NibInspectableValue {}

private enum NibNumber {
    /// Finite, and within what documents may say.
    static func of(_ value: Any) -> Double? {
        let number: Double?
        switch value {
        case let value as Double: number = value
        case let value as Bool: number = value ? 1 : 0
        case let value as String: number = Double(value.trimmingCharacters(in: .whitespaces))
        default: number = nil
        }
        return number.flatMap { $0.isFinite ? min(max($0, -1e9), 1e9) : nil }
    }
}
