import Foundation

extension UITraitCollection {
    /// The traits by which dynamic colours are resolved on this thread. While a view draws, is laid out or is told of
    /// changed traits, these are the view's; otherwise those last set, and `standard` on a thread that has set none.
    ///
    /// It belongs to the thread: code that awaits finds what the thread has that it continues on.
    public static var current: UITraitCollection {
        get { CurrentTraits.stored ?? standard }
        set { CurrentTraits.stored = newValue }
    }

    /// Runs `actions` with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        withCurrent(actions)
    }

    /// As `performAsCurrent`, for what returns or throws something.
    package func withCurrent<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard !CurrentTraits.isStored(self) else { return try body() }
        let outer = CurrentTraits.exchange(Unmanaged.passRetained(self))
        defer { CurrentTraits.exchange(outer)?.release() }
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

/// A collection per thread. A plain thread-specific value: reading it takes a few nanoseconds, and colours are read often.
private enum CurrentTraits {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let result = pthread_key_create(&key) { pointer in
            if let pointer { Unmanaged<UITraitCollection>.fromOpaque(pointer).release() }
        }
        precondition(result == 0, "UITraitCollection.current: there are no thread-specific keys left")
        return key
    }()

    static var stored: UITraitCollection? {
        get { pthread_getspecific(key).map { Unmanaged.fromOpaque($0).takeUnretainedValue() } }
        set { exchange(newValue.map(Unmanaged.passRetained))?.release() }
    }

    static func isStored(_ traits: UITraitCollection) -> Bool {
        pthread_getspecific(key) == Unmanaged.passUnretained(traits).toOpaque()
    }

    /// Takes over one reference and hands out another.
    @discardableResult
    static func exchange(_ traits: Unmanaged<UITraitCollection>?) -> Unmanaged<UITraitCollection>? {
        let old = pthread_getspecific(key).map { Unmanaged<UITraitCollection>.fromOpaque($0) }
        pthread_setspecific(key, traits?.toOpaque())
        return old
    }
}
