internal import DrydockCSDL2
internal import DrydockRaster

extension WindowDisplay {
    /// What has happened since the last call, without waiting.
    package func pollEvents() -> [InputEvent] {
        var events: [InputEvent] = []
        guard window != nil else { return events }
        var event = SDL_Event()
        while sdl.pointee.SDL_PollEvent(&event) != 0 { append(event, to: &events) }
        return events
    }

    /// Waits until something happens, `wake` is called, or the time is over, and returns what happened: nothing in the
    /// latter two cases. Takes no processor time. An infinite timeout waits for ever.
    package func waitEvents(timeoutSeconds: Double) -> [InputEvent] {
        guard window != nil else { return [] }
        var events: [InputEvent] = []
        var event = SDL_Event()
        let deadline = MonotonicClock.now() + timeoutSeconds
        // Whole milliseconds are all that SDL can wait for.
        let milliseconds = timeoutSeconds > 0 ? min((timeoutSeconds * 1000).rounded(.down), 1e9) : 0
        let isEndless = timeoutSeconds == .infinity
        if sdl.pointee.SDL_WaitEventTimeout(&event, isEndless ? -1 : CInt(milliseconds)) != 0 {
            append(event, to: &events)
        } else {
            MonotonicClock.sleep(seconds: min(deadline - MonotonicClock.now(), 0.001))
        }
        return events.isEmpty ? pollEvents() : pollEvents(after: events)
    }

    private func pollEvents(after first: [InputEvent]) -> [InputEvent] {
        var events = first
        for event in pollEvents() { events.appendCoalescing(event) }
        return events
    }

    private func append(_ event: SDL_Event, to events: inout [InputEvent]) {
        // Text of any length comes in memory of its own.
        defer { if event.type == SDL_TEXTEDITING_EXT.rawValue { sdl.pointee.SDL_free(event.editExt.text) } }
        guard let input = translator.translate(event) else { return }
        switch input {
        case .resized:
            // The queue may be behind: what counts is the size of now.
            guard updateGeometry() else { return }
            needsFullPresent = true
            events.appendCoalescing(.resized(pixelSize, scale: scale))
        case .exposed, .restored:
            needsFullPresent = true
            events.appendCoalescing(input)
        default:
            events.appendCoalescing(input)
        }
    }
}
