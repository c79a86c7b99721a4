internal import DrydockCSDL2

/// Typing and the clipboard.
extension WindowDisplay {
    /// Where text is typed.
    package struct TextInput: Equatable, Sendable {
        /// Of the caret, in points from the window's top left corner: where an input method shows its candidates.
        package var x: Double
        package var y: Double
        package var width: Double
        package var height: Double
        /// Another number for another text: what is being composed in one does not end up in the other.
        package var session: Int

        package init(x: Double, y: Double, width: Double, height: Double, session: Int) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
            self.session = session
        }
    }

    /// Reports text from now on, as the keyboard's layout or an input method composes it; none for nil.
    package func setTextInput(_ input: TextInput?) {
        guard window != nil, input != textInput else { return }
        let old = textInput
        textInput = input
        guard let input else { return sdl.pointee.SDL_StopTextInput() }
        if let old, old.session != input.session {
            sdl.pointee.SDL_ClearComposition()
            sdl.pointee.SDL_StopTextInput()
        }
        let unitsPerPoint = scale / translator.pixelsPerUnit
        func units(_ points: Double) -> CInt {
            CInt(min(max((points * unitsPerPoint).rounded(), -32_768), 32_767))
        }
        var rect = SDL_Rect(
            x: units(input.x),
            y: units(input.y),
            w: units(input.width),
            h: units(input.height)
        )
        sdl.pointee.SDL_SetTextInputRect(&rect)
        if old?.session != input.session { sdl.pointee.SDL_StartTextInput() }
    }

    /// Text on the clipboard; nil for none. Another program is asked for its text here.
    package var clipboard: String? {
        get {
            guard window != nil else { return nil }
            return string(sdl.pointee.SDL_GetClipboardText()) ?? selections?.text
        }
        set { if window != nil { _ = sdl.pointee.SDL_SetClipboardText(newValue ?? "") } }
    }

    package var hasClipboardText: Bool {
        guard window != nil else { return false }
        return sdl.pointee.SDL_HasClipboardText() == SDL_TRUE || selections?.hasText ?? false
    }

    /// What SDL cannot read.
    private var selections: X11Selections? { window.flatMap { X11Selections(sdl: sdl, window: $0) } }

    /// What was selected last in any program; nil for nothing.
    package var primarySelection: String? {
        get { window == nil ? nil : string(sdl.pointee.SDL_GetPrimarySelectionText()) }
        set { if window != nil { _ = sdl.pointee.SDL_SetPrimarySelectionText(newValue ?? "") } }
    }

    /// Takes a string over from SDL; nil for an empty one.
    private func string(_ text: UnsafeMutablePointer<CChar>?) -> String? {
        guard let text else { return nil }
        defer { sdl.pointee.SDL_free(text) }
        return text.pointee == 0 ? nil : String(cString: text)
    }
}
