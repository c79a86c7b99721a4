internal import DrydockCSDL2

/// What the mouse's pointer looks like over the window.
package enum CursorShape: Hashable, Sendable, CaseIterable {
    case arrow
    /// A bar between letters.
    case text
    /// A hand that points.
    case hand
    /// None.
    case hidden

    /// Nil for none.
    var systemCursor: SDL_SystemCursor? {
        switch self {
        case .arrow: SDL_SYSTEM_CURSOR_ARROW
        case .text: SDL_SYSTEM_CURSOR_IBEAM
        case .hand: SDL_SYSTEM_CURSOR_HAND
        case .hidden: nil
        }
    }
}

extension WindowDisplay {
    /// Shows a pointer of the system's. A system without that one keeps the one before.
    package func setCursor(_ shape: CursorShape) {
        guard window != nil else { return }
        guard let system = shape.systemCursor else { return _ = sdl.pointee.SDL_ShowCursor(SDL_DISABLE) }
        _ = sdl.pointee.SDL_ShowCursor(SDL_ENABLE)
        if cursors[shape] == nil { cursors[shape] = sdl.pointee.SDL_CreateSystemCursor(system) }
        guard let cursor = cursors[shape] else { return }
        sdl.pointee.SDL_SetCursor(cursor)
    }

    func freeCursors() {
        for cursor in cursors.values { sdl.pointee.SDL_FreeCursor(cursor) }
        cursors = [:]
    }
}
