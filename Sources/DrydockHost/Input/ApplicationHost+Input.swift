package import DrydockPlatform
import DrydockRaster

extension ApplicationHost {
    /// Passes an event on to the views: the one way in, for the desktop window and for scripts. It happens at the present
    /// time of the scene's clock.
    package func handle(_ event: InputEvent) {
        update()
        perform { dispatch(event) }
    }

    private func dispatch(_ event: InputEvent) {
        switch event {
        case .pointer(let pointer): touchTracker.handle(pointer, in: scene)
        case .hover(let hover): touchTracker.handle(hover, in: scene)
        case .key(let key): handle(key)
        case .resized(let size, let scale):
            resize(
                to: CGSize(width: Double(size.width) / scale, height: Double(size.height) / scale),
                scale: scale
            )
        case .focusLost:
            scene.resignActive()
            cancelInput()
            scene.textInput.heldModifiers = []
            isCommandDown = false
        case .focusGained: scene.becomeActive()
        case .minimized: scene.enterBackground()
        case .restored: scene.enterForeground()
        case .text(let text):
            // X11 has text for some keys with Ctrl, which are commands.
            if !isCommandDown, !scene.isIgnoringInteractionEvents { scene.textInput.insertText(text) }
        case .composition(let composition):
            guard !scene.isIgnoringInteractionEvents else { return }
            scene.textInput.setMarkedText(composition.text, selection: composition.selection)
        case .modifiers(let modifiers): scene.textInput.heldModifiers = UIKeyModifierFlags(modifiers)
        case .scroll(let event): handle(event)
        // The window itself and the clipboard are the desktop host's business.
        case .exposed, .closeRequested, .clipboardChanged: break
        }
    }

    /// The wheel scrolls what is under the pointer.
    private func handle(_ event: ScrollEvent) {
        let point = CGPoint(x: event.x, y: event.y)
        guard !scene.isIgnoringInteractionEvents, point.x.isFinite, point.y.isFinite else { return }
        let hit = scene.hit(at: point)
        scene.textInput.closeMenu()
        guard let hit, event.deltaX.isFinite, event.deltaY.isFinite else { return }
        UIApplication.shared.sendEvent(
            WheelEvent(
                timestamp: scene.time,
                view: hit.view,
                location: hit.location,
                deltaX: event.deltaX,
                deltaY: event.deltaY,
                isPrecise: event.isPrecise
            )
        )
    }

    private func handle(_ event: KeyEvent) {
        scene.textInput.heldModifiers = UIKeyModifierFlags(event.modifiers)
        isCommandDown = event.isDown && event.modifiers.intersection([.control, .alt]) == .control
        let key = UIKey(event)
        // What is being edited has the first say.
        let isEditing = scene.keyWindow?.firstResponder?.editsText(with: key) == true
        // Plus is above another sign on most keyboards.
        let isPlus =
            event.modifiers == [.control, .shift]
            && [.character("+"), .character("=")].contains(event.key)
        let isShortcut = event.isDown && (event.modifiers == .control || isPlus)
        if isShortcut, !isEditing, handleShortcut(event) { return }
        guard !event.isDown || !scene.isIgnoringInteractionEvents else { return }
        if event.isDown, key.keyCode == .keyboardEscape, scene.textInput.closeMenu() { return }
        if event.isDown, scene.keyWindow?.performKeyCommand(key) == true { return }
        if event.isDown, event.isRepeat, isEditing { return scene.keyWindow?.repeatKey(key) ?? () }
        // A key that is held down moves the focus, rows, values and content on and on, but presses a button once.
        guard !event.isRepeat || event.key.movesOn else { return }
        if event.isDown, window.focusedView != nil { window.isFocusRingVisible = true }
        send(key, event.isDown ? .began : .ended)
    }

    /// What `shortcuts` has, and a window's own keys.
    private func handleShortcut(_ event: KeyEvent) -> Bool {
        if hasWindowKeys, handleWindowKey(event) { return true }
        guard let action = shortcuts[event.key] else { return false }
        action()
        return true
    }

    /// The keys of the desktop window itself: Ctrl-R turns the writing direction, Ctrl-T switches between light and dark,
    /// Ctrl-Plus and Ctrl-Minus change the size of text, Ctrl-0 brings back the usual one, Ctrl-K has a keyboard on the screen or takes it
    /// away, Ctrl-D shows the views' frames.
    private func handleWindowKey(_ event: KeyEvent) -> Bool {
        switch event.key {
        case .character("r"), .character("R"):
            if !event.isRepeat {
                layoutDirection = layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
            }
        case .character("t"), .character("T"):
            if !event.isRepeat { style = style == .dark ? .light : .dark }
        case .character("+"), .character("="): changeTextSize(by: 1)
        case .character("-"): changeTextSize(by: -1)
        case .character("0"): if !event.isRepeat { textSize = .large }
        case .character("k"), .character("K"):
            if !event.isRepeat { scene.textInput.showsKeyboard.toggle() }
        case .character("d"), .character("D"):
            if !event.isRepeat { isDebugOverlayVisible.toggle() }
        default: return false
        }
        return true
    }

    private func changeTextSize(by step: Int) {
        let sizes = UIContentSizeCategory.all
        let index = (sizes.firstIndex(of: textSize) ?? 0) + step
        if sizes.indices.contains(index) { textSize = sizes[index] }
    }

    /// Releases will not be reported: whatever is held down is let go without effect.
    private func cancelInput() {
        touchTracker.cancelAll()
        for usage in window.pressTargets.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
            send(UIKey(characters: "", keyCode: usage, modifierFlags: []), .cancelled)
        }
    }

    private func send(_ key: UIKey, _ phase: UIPress.Phase) {
        let press = UIPress(phase: phase, timestamp: scene.time, key: key)
        UIApplication.shared.sendEvent(
            UIPressesEvent(
                timestamp: press.timestamp,
                presses: [press],
                modifierFlags: key.modifierFlags
            )
        )
    }
}

extension KeyEvent.Key {
    fileprivate var movesOn: Bool {
        switch self {
        case .tab, .left, .right, .up, .down, .pageUp, .pageDown: true
        default: false
        }
    }
}
