/// How a presented controller is placed. Raw values are UIKit's.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the screen; the presenter's view is taken out of the window meanwhile.
    case fullScreen = 0
    /// A sheet over the dimmed presenter.
    case pageSheet = 1
    /// The same as `pageSheet` at a width where nothing else has room.
    case formSheet = 2
    /// Covers the nearest controller that defines the presentation context, whose view is taken out meanwhile.
    case currentContext = 3
    /// Placed as the transitioning delegate's presentation controller says.
    case custom = 4
    /// Covers the screen; what is behind stays visible and does not disappear.
    case overFullScreen = 5
    /// Covers the nearest controller that defines the presentation context; what is behind stays visible.
    case overCurrentContext = 6
    /// Placed as `pageSheet`, into which UIKit too turns a popover on a phone.
    case popover = 7
    /// No adaptation: what a presentation's delegate may answer.
    case none = -1
    /// `pageSheet`, as on a phone.
    case automatic = -2

    /// Whether the presenter disappears.
    var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

    var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

    var isSheet: Bool {
        switch self {
        case .pageSheet, .formSheet, .popover, .automatic: true
        default: false
        }
    }
}

/// How a presented controller comes and goes.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
    /// Slides up from the bottom, and down again.
    case coverVertical = 0
    /// The screen turns around a vertical axis to show it on its back, and back again.
    case flipHorizontal = 1
    /// Fades in and out.
    case crossDissolve = 2
}

/// How the status bar comes and goes in an animation's block.
public nonisolated enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none = 0
    case fade = 1
    /// Over the screen's top.
    case slide = 2
}

/// The colour of the status bar's content.
public nonisolated enum UIStatusBarStyle: Int, Sendable {
    /// Black in a light controller, white in a dark one.
    case `default` = 0
    /// White, for dark content below.
    case lightContent = 1
    /// Black, for light content below.
    case darkContent = 3
}
