public import Foundation

/// A place in a line at which text behind a tab stands.
///
/// It is no NSObject, as paragraph styles are none.
public final class NSTextTab: Hashable, Sendable {
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
    }

    public static func == (left: NSTextTab, right: NSTextTab) -> Bool {
        left.alignment == right.alignment && left.location == right.location
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(alignment)
        hasher.combine(location)
    }
}
