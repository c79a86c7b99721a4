/// How far something is moved, in points.
public struct UIOffset: Hashable, Sendable {
    /// To the right.
    public var horizontal: CGFloat
    /// Downward.
    public var vertical: CGFloat

    public static let zero = UIOffset()

    /// UIKit has the forms of all numbers and of none. An initialiser of a module of its own goes before this one.
    @_disfavoredOverload
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
