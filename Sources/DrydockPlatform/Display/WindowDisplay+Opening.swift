internal import DrydockCSDL2
internal import DrydockRaster
import Glibc

extension WindowDisplay {
    /// Loads SDL and starts its video part, with a driver that shows something.
    static func startVideo() throws(DisplayError) -> FunctionTable<DrydockSDLFunctions> {
        // Without any of these SDL would start its offscreen driver, and its libraries would complain on the way.
        guard Self.driverVariables.contains(where: { getenv($0) != nil }) else {
            throw .noDisplay(driver: nil)
        }
        let library: FunctionTable<DrydockSDLFunctions>
        do {
            library = try SDLLibrary.load()
        } catch {
            throw .libraryMissing(error)
        }
        let sdl = library.functions
        for (name, value) in Self.hints { _ = sdl.pointee.SDL_SetHint(name, value) }
        guard sdl.pointee.SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw .noDisplay(driver: nil) }
        let driver = sdl.pointee.SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
        guard !["offscreen", "dummy", "none"].contains(driver) else {
            sdl.pointee.SDL_QuitSubSystem(SDL_INIT_VIDEO)
            // SDL falls back on these when no display that is named answers.
            guard getenv("SDL_VIDEODRIVER") == nil else { throw .noDisplay(driver: driver) }
            throw .unreachableDisplay(names: displayNames)
        }
        // By default SDL would hand our pixels to OpenGL, which without a graphics card takes six times longer than
        // giving them to the X server. Other drivers have no way but SDL's own choice.
        if driver == "x11" { _ = sdl.pointee.SDL_SetHint("SDL_FRAMEBUFFER_ACCELERATION", "0") }
        return library
    }

    /// SDL's message for a call that has just failed on this thread. Meaningless after a success.
    static func lastError(_ sdl: UnsafePointer<DrydockSDLFunctions>) -> String {
        let text = sdl.pointee.SDL_GetError().map { String(cString: $0) } ?? ""
        return text.isEmpty ? "no reason given" : text
    }

    private static var displayNames: String {
        let names: [String] = ["DISPLAY", "WAYLAND_DISPLAY"]
        return names.compactMap { name in getenv(name).map { "\(name)=\(String(cString: $0))" } }
            .joined(separator: ", ")
    }

    private static let driverVariables: [String] = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"]

    private static let hints = [
        // Ctrl-C in the terminal ends the process at once, as it does before there is a window.
        ("SDL_NO_SIGNAL_HANDLERS", "1"),
        // Closing the only window would be reported twice.
        ("SDL_QUIT_ON_LAST_WINDOW_CLOSE", "0"),
        // Touches are touches only, and the mouse is no finger.
        ("SDL_TOUCH_MOUSE_EVENTS", "0"),
        ("SDL_MOUSE_TOUCH_EVENTS", "0"),
        // The click that brings a window to the front also means what it hits.
        ("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1"),
        // What is being composed comes in full and is drawn where it will stand.
        ("SDL_IME_SUPPORT_EXTENDED_TEXT", "1"),
        ("SDL_IME_SHOW_UI", "1"),
        // SDL is made for games, which keep the screen awake and switch compositing off.
        ("SDL_VIDEO_ALLOW_SCREENSAVER", "1"),
        ("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0"),
    ]
}

/// A window's size in points, as asked for.
struct WindowPointSize {
    var width: Double
    var height: Double

    func check(scale: Double?) throws(DisplayError) {
        if let scale, !(0.5...4).contains(scale) {
            throw .invalidSize(reason: "scale \(scale) is not within 0.5 ... 4")
        }
        guard (1...8192).contains(width), (1...8192).contains(height) else {
            throw .invalidSize(reason: "\(width) × \(height) points are not within 1 ... 8192")
        }
    }
}

/// A new window, still hidden.
struct OpenedWindow {
    let window: OpaquePointer
    let metrics: WindowMetrics

    init(
        _ sdl: UnsafePointer<DrydockSDLFunctions>,
        title: String,
        points: WindowPointSize,
        minimum: WindowPointSize,
        forcedScale: Double?
    ) throws(DisplayError) {
        var diagonal: Float = 0
        let dotsPerInch = sdl.pointee.SDL_GetDisplayDPI(0, &diagonal, nil, nil) == 0 ? Double(diagonal) : nil
        let guess = WindowMetrics(forcedScale: forcedScale, dotsPerInch: dotsPerInch, pixelsPerUnit: 1)
        let flags =
            SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        let room = Self.room(sdl)
        func units(_ points: Double, _ metrics: WindowMetrics, _ room: Double) -> CInt {
            CInt(max(1, min((points * metrics.unitsPerPoint).rounded(), room)))
        }
        guard
            let window = sdl.pointee.SDL_CreateWindow(
                title,
                Self.centered,
                Self.centered,
                units(points.width, guess, room.width),
                units(points.height, guess, room.height),
                flags
            )
        else { throw .windowFailed(reason: WindowDisplay.lastError(sdl)) }

        // Only now does SDL know whether the system scales windows itself.
        var width: CInt = 0
        var pixelWidth: CInt = 0
        sdl.pointee.SDL_GetWindowSize(window, &width, nil)
        sdl.pointee.SDL_GetWindowSizeInPixels(window, &pixelWidth, nil)
        let metrics = WindowMetrics(
            forcedScale: forcedScale,
            dotsPerInch: dotsPerInch,
            pixelsPerUnit: width > 0 && pixelWidth > 0 ? Double(pixelWidth) / Double(width) : 1
        )
        let finalWidth = units(points.width, metrics, room.width)
        let finalHeight = units(points.height, metrics, room.height)
        sdl.pointee.SDL_SetWindowMinimumSize(
            window,
            min(units(minimum.width, metrics, room.width), finalWidth),
            min(units(minimum.height, metrics, room.height), finalHeight)
        )
        let largest = CInt(Double(Bitmap.maximumSide) * metrics.unitsPerPoint / metrics.scale)
        sdl.pointee.SDL_SetWindowMaximumSize(window, largest, largest)
        if metrics != guess { sdl.pointee.SDL_SetWindowSize(window, finalWidth, finalHeight) }
        self.window = window
        self.metrics = metrics
    }

    /// The part of the display that windows may take, in SDL's units.
    private static func room(_ sdl: UnsafePointer<DrydockSDLFunctions>) -> (width: Double, height: Double) {
        var bounds = SDL_Rect()
        guard sdl.pointee.SDL_GetDisplayUsableBounds(0, &bounds) == 0, bounds.w > 0, bounds.h > 0 else {
            return (8192, 8192)
        }
        return (Double(bounds.w), Double(bounds.h))
    }

    /// SDL_WINDOWPOS_CENTERED, a macro that is not imported.
    private static let centered: CInt = 0x2FFF_0000
}
