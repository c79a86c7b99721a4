internal import DrydockCSDL2

/// Ends a window's wait for events from any thread.
package struct WakeHandle: Sendable {
    /// The kind of SDL event that means nothing but this.
    let eventType: UInt32
    let sdl: FunctionTable<DrydockSDLFunctions>

    /// Makes the wait in progress, or else the next one, return at once.
    package func wake() {
        var event = SDL_Event()
        event.type = eventType
        _ = sdl.functions.pointee.SDL_PushEvent(&event)
    }
}
