extension UIScrollView {
    /// What of the safe area is added to the insets.
    public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `scrollableAxes`.
        case automatic
        /// Along axes that can be scrolled.
        case scrollableAxes
        /// Nothing.
        case never
        /// At all edges.
        case always
    }

    /// How fast content slows down: what is left of its speed after a millisecond, within 0.5 and 0.9999.
    public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// How indicators look.
    public nonisolated enum IndicatorStyle: Int, Sendable {
        /// Black on light ground and white on dark one.
        case `default`
        case black
        case white
    }

    /// When scrolling has what is edited give up the keyboard: when a drag begins, or when a finger that comes to the keyboard's top
    /// takes it down. Accessory views go with it in all modes. Without anything in the keyboard's place interactive modes do nothing.
    public nonisolated enum KeyboardDismissMode: Int, Sendable {
        case none
        case onDrag
        case interactive
        case onDragWithAccessory
        case interactiveWithAccessory
    }
}
