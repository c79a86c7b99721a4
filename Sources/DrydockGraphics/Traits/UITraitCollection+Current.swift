import Foundation

extension UITraitCollection {
    /// The traits by which dynamic colours are resolved on this thread. While a view draws, is laid out or is told of
    /// changed traits, these are the view's; otherwise those last set, and `standard` on a thread that has set none.
    ///
    /// It belongs to the thread: code that awaits finds what the thread has that it continues on.
    public static var current: UITraitCollection {
        get { ofThread.object ?? standard }
        set { ofThread.object = newValue }
    }

    private static let ofThread = ThreadValue<UITraitCollection>()

    /// Runs `actions` with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        withCurrent(actions)
    }

    /// As `performAsCurrent`, for what returns or throws something.
    package func withCurrent<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard !UITraitCollection.ofThread.holds(self) else { return try body() }
        let outer = UITraitCollection.ofThread.exchange(Unmanaged.passRetained(self))
        defer { UITraitCollection.ofThread.exchange(outer)?.release() }
        return try body()
    }

    /// A light phone's, at scale 1, left to right, with text of the usual size.
    package static let standard = UITraitCollection {
        $0.displayScale = 1
        $0.layoutDirection = .leftToRight
        $0.userInterfaceStyle = .light
        $0.userInterfaceLevel = .base
        $0.accessibilityContrast = .normal
        $0.legibilityWeight = .regular
        $0.userInterfaceIdiom = .phone
        $0.horizontalSizeClass = .compact
        $0.verticalSizeClass = .regular
        $0.preferredContentSizeCategory = .large
    }
}
