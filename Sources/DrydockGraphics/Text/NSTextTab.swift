public import Foundation

/// A place in a line at which text behind a tab stands.
public final class NSTextTab: NSObject, NSCopying, Sendable {
    private let mark = AttributeValueMark()
    /// Which part of the text behind the tab, up to the next one, stands at the place: its start, its middle or, for
    /// `.right`, its end.
    public let alignment: NSTextAlignment
    /// Points from the leading edge, 0 or more.
    public let location: CGFloat

    /// - Parameters:
    ///   - alignment: which part of the text stands at the stop.
    ///   - location: points from the leading edge, at most 100,000.
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat) {
        precondition(location.isFinite, "NSTextTab: the location \(location) is not finite")
        self.alignment = alignment
        self.location = max(TextAttributes.clamped(location), 0)
        super.init()
    }

    /// This tab stop, as it cannot change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
    }

    public override var hash: Int { location.hashValue }
}
