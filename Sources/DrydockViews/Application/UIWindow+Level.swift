extension UIWindow {
    /// What a window stands in front of: all windows of lower levels.
    public nonisolated struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// That of an application's own windows: 0.
        public static let normal = Level(rawValue: 0)
        /// 1,000.
        public static let statusBar = Level(rawValue: 1_000)
        /// 2,000.
        public static let alert = Level(rawValue: 2_000)

        /// That of the keyboard.
        static let input = Level(rawValue: 10_000_000)

        public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }

        public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(rawValue: lhs.rawValue + rhs) }

        public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(rawValue: lhs.rawValue - rhs) }
    }

    /// A window, the notification's object, came to the screen.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification"
    )
    /// A window, the notification's object, left the screen.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name(
        "UIWindowDidBecomeHiddenNotification"
    )
    /// A window, the notification's object, has the keyboard now.
    public nonisolated static let didBecomeKeyNotification = Notification.Name(
        "UIWindowDidBecomeKeyNotification"
    )
    /// A window, the notification's object, has lost the keyboard.
    public nonisolated static let didResignKeyNotification = Notification.Name(
        "UIWindowDidResignKeyNotification"
    )
}
