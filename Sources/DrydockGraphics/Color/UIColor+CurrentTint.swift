import Foundation

extension UIColor {
    /// Runs `body` with this as what `UIColor.tintColor` stands for on this thread; nil for the system's.
    package static func withTint(_ tint: UIColor?, _ body: () -> Void) {
        let outer = CurrentTint.exchange(tint.map(Unmanaged.passRetained))
        defer { CurrentTint.exchange(outer)?.release() }
        body()
    }
}

/// A tint per thread, as the current traits are.
enum CurrentTint {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let result = pthread_key_create(&key) { pointer in
            if let pointer { Unmanaged<UIColor>.fromOpaque(pointer).release() }
        }
        precondition(result == 0, "UIColor.tintColor: there are no thread-specific keys left")
        return key
    }()

    static var stored: UIColor? {
        pthread_getspecific(key).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
    }

    /// Takes over one reference and hands out another.
    @discardableResult
    static func exchange(_ tint: Unmanaged<UIColor>?) -> Unmanaged<UIColor>? {
        let old = pthread_getspecific(key).map { Unmanaged<UIColor>.fromOpaque($0) }
        pthread_setspecific(key, tint?.toOpaque())
        return old
    }
}
