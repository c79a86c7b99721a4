public import DrydockGraphics
public import Foundation

/// Geometry as text, numbers in braces: "{3, 2.5}". What is not well formed is zero.
nonisolated extension NSCoder {
    public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
    public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }
    public class func string(for insets: UIEdgeInsets) -> String {
        text([insets.top, insets.left, insets.bottom, insets.right])
    }
    public class func string(for transform: CGAffineTransform) -> String {
        "["
            + [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
            .map(number).joined(separator: ", ") + "]"
    }

    public class func cgPoint(for string: String) -> CGPoint {
        numbers(in: string, like: "{0,0}").map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    public class func cgSize(for string: String) -> CGSize {
        numbers(in: string, like: "{0,0}").map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    public class func cgRect(for string: String) -> CGRect {
        numbers(in: string, like: "{{0,0},{0,0}}")
            .map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(in: string, like: "{0,0,0,0}")
            .map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }
    /// The identity for what is not well formed.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(in: string, like: "[0,0,0,0,0,0]")
            .map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
            ?? .identity
    }

    private static func text(_ numbers: [CGFloat]) -> String {
        "{" + numbers.map(number).joined(separator: ", ") + "}"
    }

    /// As many digits as tell it from every other number.
    private static func number(_ value: CGFloat) -> String { String(format: "%.17g", value) }

    /// - Parameter form: the text with zeros for the numbers and no spaces.
    private static func numbers(in string: String, like form: String) -> [CGFloat]? {
        let text = string.filter { !$0.isWhitespace }
        let isPart: (Character) -> Bool = { "{},[]".contains($0) }
        let numbers = text.split(whereSeparator: isPart)
        let values = numbers.compactMap { Double($0).map { CGFloat($0) } }
        guard text.filter(isPart) == form.filter(isPart), values.count == form.count(where: { $0 == "0" }),
            values.count == numbers.count
        else { return nil }
        return values
    }
}
