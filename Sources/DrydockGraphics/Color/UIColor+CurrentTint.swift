import Foundation

extension UIColor {
    /// Runs `body` with this as what `UIColor.tintColor` stands for on this thread; nil for the system's.
    package static func withTint(_ tint: UIColor?, _ body: () -> Void) {
        let outer = currentTint.exchange(tint.map(Unmanaged.passRetained))
        defer { currentTint.exchange(outer)?.release() }
        body()
    }
}

/// Of each thread, as the current traits are.
let currentTint = ThreadValue<UIColor>()
