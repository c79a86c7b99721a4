internal import DrydockCSDL2
import Glibc
package import DrydockRaster

/// A window that shows finished bitmaps and reports what happens to it. SDL draws nothing: it copies pixels.
///
/// To be used on the thread that opened it, and one at a time. The window appears when the first bitmap is presented.
package final class WindowDisplay {
    /// The window's content in pixels.
    package internal(set) var pixelSize: PixelSize
    /// Pixels per point.
    package let scale: Double
    /// For other threads: ends the wait in `waitEvents`.
    package let wakeHandle: WakeHandle

    package var title: String {
        didSet {
            if let window { sdl.pointee.SDL_SetWindowTitle(window, title) }
        }
    }

    let sdl: UnsafePointer<DrydockSDLFunctions>
    /// Nil once closed.
    var window: OpaquePointer?
    var translator: EventTranslator
    /// Whether the system lost the window's pixels or never had any.
    var needsFullPresent = true
    var isShown = false
    /// The system's pointers that were shown.
    var cursors: [CursorShape: OpaquePointer] = [:]
    var textInput: TextInput?

    /// Opens a window with a content of the given size in points, or as much of it as the display has room for.
    /// - Parameter scale: Pixels per point, 0.5 ... 4; nil takes what suits the display.
    package init(
        title: String,
        pointWidth: Double,
        pointHeight: Double,
        minimumPointWidth: Double = 1,
        minimumPointHeight: Double = 1,
        scale forcedScale: Double? = nil
    ) throws(DisplayError) {
        let points = WindowPointSize(width: pointWidth, height: pointHeight)
        let minimum = WindowPointSize(width: minimumPointWidth, height: minimumPointHeight)
        try points.check(scale: forcedScale)
        let library = try Self.startVideo()
        let sdl = library.functions
        self.sdl = sdl
        let opened: OpenedWindow
        do {
            opened = try OpenedWindow(
                sdl,
                title: title,
                points: points,
                minimum: minimum,
                forcedScale: forcedScale
            )
        } catch {
            sdl.pointee.SDL_QuitSubSystem(SDL_INIT_VIDEO)
            throw error
        }
        self.title = title
        window = opened.window
        scale = opened.metrics.scale
        wakeHandle = WakeHandle(eventType: sdl.pointee.SDL_RegisterEvents(1), sdl: library)
        pixelSize = PixelSize(width: 1, height: 1)
        translator = EventTranslator(
            windowWidth: 1,
            windowHeight: 1,
            scale: opened.metrics.scale,
            timeOrigin: MonotonicClock.now() - Double(sdl.pointee.SDL_GetTicks64()) / 1000
        )
        updateGeometry()
        // SDL takes text from the start where there is no keyboard on the screen.
        sdl.pointee.SDL_StopTextInput()
    }

    deinit { close() }

    /// Closes the window. Nothing is reported or shown from then on.
    package func close() {
        guard let window else { return }
        self.window = nil
        freeCursors()
        sdl.pointee.SDL_HideWindow(window)
        // Under X, SDL wakes a waiting thread by a message to the window on a connection of its own, and a message to
        // a window that is gone ends the process. SDL has no way to ask whether the server is done with that
        // connection, so it gets the time for it, while nobody sees the window any more.
        MonotonicClock.sleep(seconds: 0.05)
        sdl.pointee.SDL_DestroyWindow(window)
        sdl.pointee.SDL_QuitSubSystem(SDL_INIT_VIDEO)
    }

    /// How often the display shows a new picture, per second; 60 when it does not say.
    package var refreshRate: Double {
        var mode = SDL_DisplayMode()
        guard let window,
            sdl.pointee.SDL_GetCurrentDisplayMode(
                max(0, sdl.pointee.SDL_GetWindowDisplayIndex(window)),
                &mode
            ) == 0,
            mode.refresh_rate > 0
        else { return 60 }
        return Double(mode.refresh_rate)
    }

    /// Asks for the window's size anew. Returns whether it changed.
    @discardableResult
    func updateGeometry() -> Bool {
        guard let window else { return false }
        var width: CInt = 0
        var height: CInt = 0
        sdl.pointee.SDL_GetWindowSize(window, &width, &height)
        var pixelWidth: CInt = 0
        var pixelHeight: CInt = 0
        sdl.pointee.SDL_GetWindowSizeInPixels(window, &pixelWidth, &pixelHeight)
        guard width > 0, height > 0, pixelWidth > 0, pixelHeight > 0 else { return false }
        translator.windowWidth = Double(width)
        translator.windowHeight = Double(height)
        translator.pixelsPerUnit = Double(pixelWidth) / Double(width)
        let size = WindowMetrics.shownSize(width: Int(pixelWidth), height: Int(pixelHeight))
        defer { pixelSize = size }
        return size != pixelSize
    }
}
