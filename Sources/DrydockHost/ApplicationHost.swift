package import DrydockPlatform
package import DrydockRaster

// The attribute below says what is the default here: optimised test builds lose it on the way to other modules.

/// The loop of every use without its window: events in, time in, pictures out.
///
/// It owns a scene of its own, and each call is that scene's turn: hosts may live side by side.
@MainActor package final class ApplicationHost {
    package let scene: UIWindowScene
    /// The first of the scene's windows.
    package let window: UIWindow
    package let showsStatusBar: Bool
    private let device: DeviceModel?
    /// What the screen keeps free where it has a status bar.
    package private(set) var geometry: ScreenGeometry
    package private(set) var counters = HostCounters()
    package var isDebugOverlayVisible = false {
        didSet { if isDebugOverlayVisible != oldValue { isOverlayChanged = true } }
    }
    /// Whether some keys with Ctrl are the desktop window's, and not the app's: Ctrl-R, Ctrl-T and others. False for a screen of a test.
    package var hasWindowKeys = false
    /// What a key does together with Ctrl, before views get it.
    package var shortcuts: [KeyEvent.Key: () -> Void] = [:]
    /// Whether a key is down that went down together with Ctrl.
    var isCommandDown = false
    let touchTracker = TouchTracker()
    /// What the mouse's pointer is to look like.
    package var pointerShape: PointerShape { perform { touchTracker.pointerShape(in: scene) } }
    private let rasterizer = Rasterizer(threads: 2)
    private let background: UIColor
    private var list = DisplayList()
    private var frame: Frame?
    private var isOverlayChanged = true
    private var drawnStatusBarLook: StatusBarLook?
    private lazy var timeLabel = StatusBarDrawing.makeTimeLabel()
    private var drawnStatusBar: (drawing: StatusBarDrawing, commands: [DisplayCommand])?

    /// A screen with an empty window, key and visible.
    ///
    /// - Parameters:
    ///   - size: points.
    ///   - scale: pixels per point.
    ///   - traits: what is not as on a light phone with text of the usual size; scale and direction do not count.
    ///   - device: whose status bar and safe area the screen has, where it shows them; nil for those that fit its size.
    ///   - background: what is seen where no view draws.
    package convenience init(
        size: CGSize,
        scale: CGFloat,
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        traits: UITraitCollection = UITraitCollection(),
        showsStatusBar: Bool = true,
        device: DeviceModel? = nil,
        background: UIColor = .black
    ) {
        let screen = UIScreen(bounds: CGRect(origin: .zero, size: size), scale: scale)
        let scene = UIWindowScene(screen: screen, layoutDirection: direction, traits: traits)
        let window = UIWindow(windowScene: scene)
        self.init(
            scene: scene,
            window: window,
            showsStatusBar: showsStatusBar,
            device: device,
            background: background
        )
        perform { window.makeKeyAndVisible() }
    }

    /// The loop of a scene that exists.
    package init(
        scene: UIWindowScene,
        window: UIWindow,
        showsStatusBar: Bool = true,
        device: DeviceModel? = nil,
        background: UIColor = .black
    ) {
        self.scene = scene
        self.window = window
        self.background = background
        self.showsStatusBar = showsStatusBar
        self.device = device
        geometry = Self.geometry(of: device, size: scene.screen.bounds.size)
        if showsStatusBar { scene.safeAreaInsets = geometry.safeArea }
        if scene.activationState == .unattached { scene.activationState = .foregroundActive }
    }

    private static func geometry(of device: DeviceModel?, size: CGSize) -> ScreenGeometry {
        guard let device else { return ScreenGeometry(ofScreen: size) }
        return ScreenGeometry(device, isLandscape: size.width > size.height)
    }

    // MARK: - Turns

    /// Runs `body` as a turn of the host's scene: whatever makes or changes its views outside of them belongs in here.
    package func perform<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try scene.perform(body)
    }

    package var screen: UIScreen { scene.screen }

    /// Whether leading is at the right.
    package var layoutDirection: UIUserInterfaceLayoutDirection {
        get { scene.layoutDirection }
        set { perform { scene.layoutDirection = newValue } }
    }

    /// Light or dark.
    package var style: UIUserInterfaceStyle {
        get { scene.traitCollection.userInterfaceStyle }
        set { perform { scene.updateTraits { $0.userInterfaceStyle = newValue } } }
    }

    /// How large text is wanted.
    package var textSize: UIContentSizeCategory {
        get { scene.traitCollection.preferredContentSizeCategory }
        set { perform { scene.updateTraits { $0.preferredContentSizeCategory = newValue } } }
    }

    /// Another size or scale: everything is laid out anew.
    package func resize(to size: CGSize, scale: CGFloat) {
        let old = geometry
        geometry = Self.geometry(of: device, size: size)
        perform {
            // Insets that somebody else set stay.
            if showsStatusBar, scene.safeAreaInsets == old.safeArea {
                scene.safeAreaInsets = geometry.safeArea
            }
            scene.resize(to: size, scale: scale)
        }
    }

    /// Moves the scene's clock.
    package func advance(by seconds: TimeInterval) {
        scene.advance(by: seconds)
        update()
    }

    /// Moves the scene's clock as a screen of 60 frames a second would, as long as a display link runs; at once where none does.
    package func advanceByFrames(by seconds: TimeInterval) {
        let target = scene.time + seconds
        while scene.frameTicker.needsFrames, target - scene.time > Self.frame * 1.001 {
            advance(by: Self.frame)
        }
        advance(by: max(target - scene.time, 0))
    }

    private static let frame = 1.0 / 60

    /// Moves the clock to where nothing moves any more, but for what repeats for ever.
    package func finishAnimations() {
        scene.finishAnimations()
    }

    /// Whether the next frame differs from this one although nothing happens.
    package var isAnimating: Bool {
        scene.animator.isAnimating || scene.frameTicker.isTicking
            || (showsStatusBar && scene.statusBar.fadeEnd != nil)
    }

    /// Lays out what needs it and does the work that waited for that, until nothing is left of either.
    package func update() {
        counters.layoutPasses += scene.update()
    }

    /// The windows of the host's scene, back to front.
    package var windows: [UIWindow] { scene.windows }

    // MARK: - Pictures

    /// The picture of this moment in points turned into commands in pixels; the last one while nothing has changed.
    package func displayList() -> DisplayList {
        scene.runFrame(update: update, display: updateDisplayList)
        return list
    }

    /// - Returns: whether anything had to be drawn.
    private func updateDisplayList() -> Bool {
        if scene.animator.hasAnimations { scene.animator.updatePresentation() }
        guard needsDisplayList else { return false }
        let look = statusBarLook
        counters.displayLists += 1
        isOverlayChanged = false
        scene.forgetLostWindows()
        drawnStatusBarLook = look
        var builder = DisplayListBuilder(scale: screen.scale)
        scene.appendWindows(to: &builder) { window, builder in
            if isDebugOverlayVisible { DebugOverlay(window: window).append(to: &builder) }
            FocusRing(window: window).append(to: &builder)
        }
        if showsStatusBar, let place = geometry.statusBar {
            for command in statusBarCommands(look, place) { builder.append(command) }
        }
        list = builder.list
        return true
    }

    /// The status bar's part of the display list, which is mostly that of the last frame.
    private func statusBarCommands(_ look: StatusBarLook, _ place: StatusBarPlace) -> [DisplayCommand] {
        let drawing = StatusBarDrawing(
            place: place,
            width: screen.bounds.width,
            shift: look.shift,
            color: look.color,
            isRightToLeft: layoutDirection == .rightToLeft,
            scale: screen.scale
        )
        if drawnStatusBar?.drawing != drawing {
            drawnStatusBar = (drawing, drawing.commands(timeLabel: timeLabel))
        }
        return drawnStatusBar?.commands ?? []
    }

    /// Whether the next picture needs any work: nothing does while nothing has changed.
    package var needsFrame: Bool {
        isAnimating || needsDisplayList || scene.needsUpdate
    }

    private var needsDisplayList: Bool {
        isOverlayChanged || (showsStatusBar && statusBarLook != drawnStatusBarLook)
            || scene.needsDisplay
    }

    private struct StatusBarLook: Equatable {
        let color: UIColor
        /// Whole pixels, in points.
        let shift: CGFloat
    }

    private var statusBarLook: StatusBarLook {
        let (bar, time) = (scene.statusBar, scene.time)
        let height = geometry.statusBar?.height ?? 0
        let pixels = (bar.shift(at: time) * height * screen.scale).rounded()
        return StatusBarLook(color: bar.color(at: time), shift: pixels / screen.scale)
    }

    /// Constraints, layout, display list and pixels: each once at most, and none of them while nothing has changed.
    package func render() -> Frame {
        let lists = counters.displayLists
        let list = displayList()
        if let frame, counters.displayLists == lists { return Frame(bitmap: frame.bitmap, damage: []) }
        counters.frames += 1
        let ground = background.components(with: scene.traitCollection).premultiplied
        let rendered = rasterizer.render(list, size: pixelSize, background: ground)
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
