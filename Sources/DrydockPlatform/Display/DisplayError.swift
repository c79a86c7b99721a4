/// Why there is no window.
package enum DisplayError: Error, Hashable, Sendable, CustomStringConvertible {
    /// SDL found no display that somebody could look at. `driver` is what it would have used.
    case noDisplay(driver: String?)
    /// Displays are named in the environment, as in `DISPLAY=:1`, and none of them answers.
    case unreachableDisplay(names: String)
    /// SDL is not installed.
    case libraryMissing(LibraryError)
    /// A size or scale that no window can have.
    case invalidSize(reason: String)
    /// The system refused the window.
    case windowFailed(reason: String)

    package var description: String {
        switch self {
        case .noDisplay(let driver):
            "there is no display"
                + (driver.map { " (SDL chose its \"\($0)\" driver, which shows nothing)" } ?? "")
                + ". Run it in a desktop session, set DISPLAY or WAYLAND_DISPLAY, or use a virtual display: "
                + "apt-get install xvfb, then xvfb-run and the command"
        case .libraryMissing(let error): "no window can be opened: \(error)"
        case .unreachableDisplay(let names):
            "the display of \(names) cannot be opened. Name one that runs, or use a virtual display: "
                + "apt-get install xvfb, then xvfb-run and the command"
        case .invalidSize(let reason): "the window cannot be opened: \(reason)"
        case .windowFailed(let reason): "the window cannot be opened: \(reason)"
        }
    }
}
