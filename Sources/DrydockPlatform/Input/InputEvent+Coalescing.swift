extension [InputEvent] {
    /// Appends an event, in place of the last one if that one's outcome would never be seen: of several movements of
    /// one pointer in a row only the newest counts, and of several sizes the last.
    package mutating func appendCoalescing(_ event: InputEvent) {
        switch (last, event) {
        case (.pointer(let old), .pointer(let new))
        where old.phase == .moved && new.phase == .moved && old.id == new.id:
            self[count - 1] = event
        case (.hover, .hover): self[count - 1] = event
        case (.resized, .resized), (.exposed, .exposed), (.closeRequested, .closeRequested):
            self[count - 1] = event
        default: append(event)
        }
    }
}
