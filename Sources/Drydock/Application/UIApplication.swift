/// The one application object: its windows, its writing direction and where events enter.
open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    /// Back to front.
    public package(set) var windows: [UIWindow] = []
    public package(set) weak var keyWindow: UIWindow?

    /// Which way interfaces run unless a view says otherwise.
    public package(set) var userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight {
        didSet {
            guard userInterfaceLayoutDirection != oldValue else { return }
            for window in windows { window.notifySubtree { $0.layoutDirectionDidChange() } }
        }
    }

    /// Where every event passes through on its way to a window.
    open func sendEvent(_ event: UIEvent) {
        if let touches = event.allTouches {
            for window in windows where touches.contains(where: { $0.window === window }) {
                window.sendEvent(event)
            }
        } else {
            keyWindow?.sendEvent(event)
        }
    }

    package func makeKey(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        windows.append(window)
        keyWindow = window
    }
}
