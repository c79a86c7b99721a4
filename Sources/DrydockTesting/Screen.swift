public import Drydock
package import DrydockHost

/// A screen of its own that a test uses as a person would: find, tap, drag, press keys, let time pass, look.
///
/// Events take the way that those of the desktop window take, and time is the scene's own clock, which stands still
/// unless the test moves it: the same test sees the same pixels on every machine.
///
/// ```swift
/// let screen = Screen { LoginViewController() }
/// try screen.tap(text: "Sign In")
/// screen.settle()
/// #expect(screen.contains(text: "Enter your e-mail address."))
/// ```
public final class Screen {
    package let host: ApplicationHost
    private var nextFinger: Int64 = 1

    /// A screen that shows a controller, which has appeared when this returns.
    ///
    /// - Parameters:
    ///   - size: points; a phone's of 390 × 844 by default. Of a size that a phone or tablet has, upright or on its side, the screen has
    ///     that one's safe area and status bar.
    ///   - scale: pixels per point.
    ///   - direction: which way leading is.
    ///   - traits: what is not as on a light phone with text of the usual size; scale and direction do not count.
    ///   - showsStatusBar: whether there are a status bar and a safe area; the bar takes 47 points of 390 × 844.
    ///   - showsKeyboard: whether a keyboard comes up on the screen while text is edited, as on a phone without another one.
    ///   - content: makes the controller, within the screen's scene: `UIScreen.main` is this screen.
    public convenience init(
        size: CGSize = CGSize(width: 390, height: 844),
        scale: CGFloat = 1,
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        traits: UITraitCollection = UITraitCollection(),
        showsStatusBar: Bool = true,
        showsKeyboard: Bool = false,
        _ content: () throws -> UIViewController
    ) rethrows {
        Self.check(size, "init(size:)")
        let host = ApplicationHost(
            size: size,
            scale: scale,
            direction: direction,
            traits: traits,
            showsStatusBar: showsStatusBar
        )
        try self.init(host: host, showsKeyboard: showsKeyboard, content)
    }

    /// The screen of a device that shows a controller, which has appeared when this returns: with the device's size, scale, safe area,
    /// status bar and idiom.
    ///
    /// ```swift
    /// let screen = Screen(device: .iPadPro11, isLandscape: true) { LibraryViewController() }
    /// ```
    ///
    /// - Parameters:
    ///   - device: the phone or tablet whose screen it is.
    ///   - isLandscape: whether the device lies on its side.
    ///   - scale: pixels per point; nil for the device's.
    ///   - direction: which way leading is.
    ///   - traits: what is not as on a light device with text of the usual size; scale and direction do not count.
    ///   - showsKeyboard: whether a keyboard comes up on the screen while text is edited, as on a device without another one.
    ///   - content: makes the controller, within the screen's scene: `UIScreen.main` is this screen.
    public convenience init(
        device: Device,
        isLandscape: Bool = false,
        scale: CGFloat? = nil,
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        traits: UITraitCollection = UITraitCollection(),
        showsKeyboard: Bool = false,
        _ content: () throws -> UIViewController
    ) rethrows {
        let host = ApplicationHost(
            size: device.model.size(isLandscape: isLandscape),
            scale: scale ?? device.model.scale,
            direction: direction,
            traits: UITraitCollection(traitsFrom: [device.model.traits, traits]),
            device: device.model
        )
        try self.init(host: host, showsKeyboard: showsKeyboard, content)
    }

    private init(
        host: ApplicationHost,
        showsKeyboard: Bool,
        _ content: () throws -> UIViewController
    ) rethrows {
        self.host = host
        host.scene.textInput.showsKeyboard = showsKeyboard
        let controller = try host.perform(content)
        host.perform { host.window.rootViewController = controller }
        settle()
    }

    /// Stops the program where a screen cannot have the size.
    static func check(_ size: CGSize, _ caller: String) {
        let sides: ClosedRange<CGFloat> = 1...1_000_000
        precondition(
            sides.contains(size.width) && sides.contains(size.height),
            "Screen.\(caller): \(size.width) × \(size.height) points is no size; a side has from 1 to a million points"
        )
    }

    /// The window that holds everything.
    public var window: UIWindow { host.window }

    /// The controller that was presented last, or the first one.
    public var topViewController: UIViewController? { window.rootViewController?.topmostPresented }

    /// The view that the keyboard acts on.
    public var focusedView: UIView? { host.scene.focusedView }

    /// The tree of what is on the screen: a line for each view.
    public var recursiveDescription: String {
        host.update()
        return host.perform { window.recursiveDescription }
    }

    /// Runs `body` within the screen's scene: changes that a test makes to views by hand belong in here.
    public func perform<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure)
        -> Result
    {
        let result = try host.perform(body)
        host.update()
        return result
    }

    /// Numbers of fingers, none of which is used twice.
    func takeFinger() -> Int64 {
        defer { nextFinger += 1 }
        return nextFinger
    }
}
