package import DrydockRaster

// The attribute below says what is the default here: optimised test builds lose it on the way to other modules.

/// The loop of every use without its window: events in, time in, pictures out.
///
/// It owns a screen of its own. Hosts may live side by side: each call makes its own the present one first.
@MainActor package final class ApplicationHost {
    package let window: UIWindow
    package let screen: UIScreen
    package let showsStatusBar: Bool
    package private(set) var counters = HostCounters()
    package var isDebugOverlayVisible = false {
        didSet { if isDebugOverlayVisible != oldValue { isOverlayChanged = true } }
    }
    let touchTracker = TouchTracker()
    private let rasterizer = Rasterizer(threads: 2)
    private let background: UIColor
    private var list = DisplayList()
    private var frame: Frame?
    private var isOverlayChanged = true
    private var drawnStatusBarColor: UIColor?

    /// A screen with an empty window, key and visible.
    ///
    /// - Parameters:
    ///   - size: points.
    ///   - scale: pixels per point.
    ///   - background: what is seen where no view draws.
    package convenience init(
        size: CGSize,
        scale: CGFloat,
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        showsStatusBar: Bool = true,
        background: UIColor = .black
    ) {
        let screen = UIScreen(bounds: CGRect(origin: .zero, size: size), scale: scale)
        let window = UIWindow(frame: screen.bounds)
        window.screen = screen
        self.init(
            window: window,
            direction: direction,
            showsStatusBar: showsStatusBar,
            background: background
        )
        window.makeKeyAndVisible()
    }

    /// The loop of a window that exists, and of the other windows on its screen.
    package init(
        window: UIWindow,
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        showsStatusBar: Bool = true,
        background: UIColor = .black
    ) {
        self.window = window
        self.background = background
        self.showsStatusBar = showsStatusBar
        screen = window.screen
        screen.layoutDirection = direction
        screen.safeAreaInsets = UIEdgeInsets(top: showsStatusBar ? StatusBarDrawing.height : 0)
        activate()
    }

    isolated deinit {
        let screen = self.screen
        UIApplication.shared.windows.removeAll { $0.screen === screen }
    }

    // MARK: - Turns

    /// Makes this host's screen the one of the application's key window, whose direction is the application's.
    package func activate() {
        let application = UIApplication.shared
        if application.keyWindow?.screen !== screen { application.keyWindow = window }
        // Code asks the main screen for the size and the scale to make things for.
        if UIScreen.main.bounds != screen.bounds { UIScreen.main.bounds = screen.bounds }
        if UIScreen.main.scale != screen.scale { UIScreen.main.scale = screen.scale }
    }

    /// Whether leading is at the right.
    package var layoutDirection: UIUserInterfaceLayoutDirection {
        get { screen.layoutDirection }
        set {
            activate()
            screen.layoutDirection = newValue
        }
    }

    /// Another size or scale: everything is laid out anew.
    package func resize(to size: CGSize, scale: CGFloat) {
        activate()
        screen.bounds = CGRect(origin: .zero, size: size)
        if screen.scale != scale {
            screen.scale = scale
            for window in windows { window.setNeedsDisplay() }
        }
        for window in windows { window.frame = screen.bounds }
    }

    /// Moves the screen's clock.
    package func advance(by seconds: TimeInterval) {
        activate()
        screen.animator.advance(by: seconds)
        update()
    }

    /// Moves the clock to where nothing moves any more, but for what repeats for ever.
    package func finishAnimations() {
        update()
        for _ in 0..<ApplicationHost.maximumTurns {
            let ends = [screen.animator.lastEnd, screen.statusBar.fadeEnd].compactMap { $0 }
            guard let end = ends.max() else { return }
            advance(by: max(end - screen.animator.time, 0))
        }
    }

    /// Whether the next frame differs from this one although nothing happens.
    package var isAnimating: Bool {
        screen.animator.isAnimating || (showsStatusBar && screen.statusBar.fadeEnd != nil)
    }

    /// Lays out what needs it and does the work that waited for that, until nothing is left of either.
    package func update() {
        activate()
        for _ in 0..<ApplicationHost.maximumTurns {
            for window in windows where window.needsLayoutPass {
                counters.layoutPasses += 1
                window.layoutIfNeeded()
            }
            screen.statusBar.update(for: window.rootViewController, at: screen.animator.time)
            guard UIApplication.shared.runWorkAfterLayout() else { return }
        }
    }

    /// Work that asks for more work has this many turns a frame.
    private static let maximumTurns = 64

    /// The windows on this host's screen, back to front.
    package var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.screen === screen } }

    // MARK: - Pictures

    /// The picture of this moment in points turned into commands in pixels; the last one while nothing has changed.
    package func displayList() -> DisplayList {
        update()
        if screen.animator.isAnimating { screen.animator.updatePresentation() }
        guard needsDisplayList else { return list }
        let color = statusBarColor
        counters.displayLists += 1
        isOverlayChanged = false
        drawnStatusBarColor = color
        var builder = DisplayListBuilder(scale: screen.scale)
        for window in windows {
            window.isDisplayNeeded = false
            window.appendDisplayCommands(to: &builder)
            if isDebugOverlayVisible { DebugOverlay(window: window).append(to: &builder) }
            FocusRing(window: window).append(to: &builder)
        }
        if showsStatusBar {
            StatusBarDrawing(
                width: screen.bounds.width,
                color: color,
                isRightToLeft: layoutDirection == .rightToLeft
            ).append(to: &builder)
        }
        list = builder.list
        return list
    }

    /// Whether the next picture needs any work: nothing does while nothing has changed.
    package var needsFrame: Bool {
        isAnimating || needsDisplayList || UIApplication.shared.hasWorkAfterLayout
            || windows.contains { $0.needsLayoutPass }
    }

    private var needsDisplayList: Bool {
        isOverlayChanged || (showsStatusBar && statusBarColor != drawnStatusBarColor)
            || windows.contains { $0.isDisplayNeeded }
    }

    private var statusBarColor: UIColor { screen.statusBar.color(at: screen.animator.time) }

    /// Constraints, layout, display list and pixels: each once at most, and none of them while nothing has changed.
    package func render() -> Frame {
        let lists = counters.displayLists
        let list = displayList()
        if let frame, counters.displayLists == lists { return Frame(bitmap: frame.bitmap, damage: []) }
        counters.frames += 1
        let rendered = rasterizer.render(list, size: pixelSize, background: background.premultiplied)
        frame = rendered
        return rendered
    }

    package var rasterCounters: RasterCounters { rasterizer.counters }

    /// Of the frame: the screen's size times its scale, rounded.
    package var pixelSize: PixelSize {
        PixelSize(
            width: max(Int((screen.bounds.width * screen.scale).rounded()), 1),
            height: max(Int((screen.bounds.height * screen.scale).rounded()), 1)
        )
    }
}
