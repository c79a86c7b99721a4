/// What the status bar of a screen shows: the style that the controllers ask for, and the way from the last to the next.
package final class StatusBar {
    package private(set) var style = UIStatusBarStyle.default
    package private(set) var isHidden = false
    /// Whether the controller that decides is a dark one.
    private var isDark = false
    /// Seconds that the change which is asked for takes; nil when nothing was asked for.
    private var requestedDuration: TimeInterval? = 0
    private var fade: Fade?

    /// One colour turning into another, or the bar moving over the screen's top.
    private struct Fade {
        let from: UIColor
        let start: TimeInterval
        let duration: TimeInterval
        let slides: Bool

        func progress(at time: TimeInterval) -> CGFloat {
            CubicCurve.easeInEaseOut.progress(at: (time - start) / duration)
        }
    }

    package init() {}

    /// Has the controllers asked again before the next frame. The longest of several fades counts.
    func setNeedsUpdate(duration: TimeInterval) {
        requestedDuration = max(requestedDuration ?? 0, duration)
    }

    /// Asks the controllers above `root` if something has changed since the last time.
    package func update(for root: UIViewController?, at time: TimeInterval) {
        if let fade, time >= fade.start + fade.duration { self.fade = nil }
        guard let duration = requestedDuration else { return }
        requestedDuration = nil
        let shown = color(at: time)
        let controller = root?.statusBarController(\.childForStatusBarStyle)
        style =
            root?.isPushedBack == true ? .lightContent : controller?.preferredStatusBarStyle ?? .default
        isDark = controller?.traitCollection.userInterfaceStyle == .dark
        let wasHidden = isHidden
        let hider = root?.statusBarController(\.childForStatusBarHidden)
        isHidden = hider?.prefersStatusBarHidden ?? false
        guard shown != targetColor else { return }
        let animation = isHidden == wasHidden ? .fade : hider?.preferredStatusBarUpdateAnimation ?? .fade
        fade =
            duration > 0 && animation != .none
            ? Fade(from: shown, start: time, duration: duration, slides: animation == .slide) : nil
    }

    /// When the fade under way ends; nil while nothing changes.
    package var fadeEnd: TimeInterval? { fade.map { $0.start + $0.duration } }

    /// The content's colour at a time of the screen's clock.
    package func color(at time: TimeInterval) -> UIColor {
        guard let fade else { return targetColor }
        if fade.slides { return isHidden ? fade.from : targetColor }
        let progress = fade.progress(at: time)
        let start = fade.from.components
        let target = targetColor.components
        func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
        return UIColor(
            white: between(start.red, target.red),
            alpha: between(start.alpha, target.alpha)
        )
    }

    /// How far the bar stands above the screen's top, in parts of its height.
    package func shift(at time: TimeInterval) -> CGFloat {
        guard let fade, fade.slides else { return 0 }
        let progress = fade.progress(at: time)
        return isHidden ? progress : 1 - progress
    }

    private var targetColor: UIColor {
        let isLight = style == .lightContent || style == .default && isDark
        return UIColor(white: isLight ? 1 : 0, alpha: isHidden ? 0 : 1)
    }
}

extension Presentation {
    /// Whether what is presented covers the screen or asks to decide.
    fileprivate var decidesAboutStatusBar: Bool {
        style == .fullScreen || presented.modalPresentationCapturesStatusBarAppearance
    }
}

extension UIViewController {
    /// Whether a sheet pushes what is behind it away from the status bar, which stands on the window's black then.
    fileprivate var isPushedBack: Bool {
        var isPushedBack = false
        var top = self
        while let presentation = top.ownPresentation, presentation.phase != .dismissing {
            top = presentation.presented
            let pushes = isPushedBack || presentation.controller.pushesPresenterBack
            isPushedBack = pushes && !presentation.decidesAboutStatusBar
        }
        return isPushedBack
    }

    /// Who decides about the status bar: the topmost presented controller that covers the screen or asks to decide, and
    /// in it the child that it names.
    func statusBarController(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        var decider = self
        var top = self
        while let presentation = top.ownPresentation, presentation.phase != .dismissing {
            top = presentation.presented
            if presentation.decidesAboutStatusBar { decider = top }
        }
        while let next = decider[keyPath: child] { decider = next }
        return decider
    }
}
