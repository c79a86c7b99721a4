import DrydockControls
import DrydockViews

/// Scrolls on while a drag that selects is held above or below a text view.
struct TextAutoscroll {
    let subscription: FrameTicker.Subscription
    var point: CGPoint
    var time: TimeInterval
}

extension UITextView {
    func pressBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = touches.first else { return }
        let point = touch.location(in: self)
        if !touch.selectsText, touch.tapCount < 2, editor.grab(at: point) { return }
        guard touch.selectsText, acceptsPress else { return }
        if event?.buttonMask == .secondary {
            editor.pressSecondary(at: point)
        } else {
            press(with: touch, event)
        }
    }

    func pressMoved(_ touches: Set<UITouch>) {
        guard let touch = touches.first, editor.pointer != nil else { return }
        let point = touch.location(in: self)
        guard touch.selectsText || editor.touch != nil else { return }
        editor.drag(to: point)
        updateAutoscroll(point)
    }

    func pressEnded(_ touches: Set<UITouch>) {
        autoscroll = nil
        guard let touch = touches.first else { return }
        if editor.touch != nil { return editor.endTouch() }
        let point = touch.location(in: self)
        let isDrag = !editor.selection.isEmpty && touch.selectsText
        editor.endPress()
        guard bounds.contains(point) else { return }
        if !isDrag, !isEditable, isSelectable, touch.tapCount == 1, followLink(at: point) { return }
        let wasEditing = isFirstResponder
        guard !touch.selectsText, acceptsPress else { return }
        editor.tap(
            at: point,
            clicks: touch.tapCount,
            extending: touch.extendsSelection,
            wasEditing: wasEditing
        )
    }

    /// A finger stays down.
    func longPressed(_ recognizer: UILongPressGestureRecognizer) {
        guard acceptsPress else { return }
        editor.longPress(recognizer.state, at: recognizer.location(in: self))
    }

    /// Whether the text has, or gets, the caret.
    private var acceptsPress: Bool { canBecomeFirstResponder && (isFirstResponder || becomeFirstResponder()) }

    func pressCancelled() {
        autoscroll = nil
        editor.endPress()
    }

    private func press(with touch: UITouch, _ event: UIEvent?) {
        let point = touch.location(in: self)
        if event?.pastesSelection == true {
            editor.pastePrimarySelection(at: point)
        } else {
            editor.isTouched = false
            editor.press(at: point, clicks: touch.tapCount, extending: touch.extendsSelection)
        }
    }

    // MARK: - Links

    /// The address of the link at a point and the range that it has; nil for none.
    private func link(at point: CGPoint) -> (url: URL, range: Range<Int>)? {
        guard let range = editor.characterRange(at: point) as? TextOffsetRange else { return nil }
        let values = editor.text.attributes(before: range.range.upperBound)?.values ?? [:]
        let url = values[.link] as? URL ?? (values[.link] as? String).flatMap { URL(string: $0) }
        return url.map { ($0, editor.text.range(ofRunAt: range.range.lowerBound)) }
    }

    private func followLink(at point: CGPoint) -> Bool {
        guard let (url, range) = link(at: point) else { return false }
        _ = delegate?.textView(
            self,
            shouldInteractWith: url,
            in: NSRange(range),
            interaction: .invokeDefaultAction
        )
        return true
    }

    func pointerShapeOverText(at point: CGPoint) -> PointerShape? {
        guard isEditable || isSelectable else { return nil }
        return !isEditable && link(at: point) != nil ? .hand : .text
    }

    // MARK: - Scrolling while dragging

    /// Points a second for each point that the pointer is outside.
    private static let speed: CGFloat = 10

    private func updateAutoscroll(_ point: CGPoint) {
        guard isScrollEnabled, point.y < bounds.minY || point.y > bounds.maxY, let scene = window?.windowScene
        else {
            autoscroll = nil
            return
        }
        let inView = CGPoint(x: point.x, y: point.y - bounds.minY)
        if autoscroll != nil {
            autoscroll?.point = inView
            return
        }
        let subscription = scene.frameTicker.subscribe { [weak self] time in self?.scrollOn(at: time) }
        autoscroll = TextAutoscroll(subscription: subscription, point: inView, time: scene.time)
    }

    private func scrollOn(at time: TimeInterval) {
        guard var state = autoscroll else { return }
        let passed = CGFloat(time - state.time)
        state.time = time
        autoscroll = state
        let outside = state.point.y < 0 ? state.point.y : max(state.point.y - bounds.height, 0)
        let limit = max(
            contentSize.height + adjustedContentInset.bottom - bounds.height,
            -adjustedContentInset.top
        )
        let y = min(max(contentOffset.y + outside * Self.speed * passed, -adjustedContentInset.top), limit)
        contentOffset = CGPoint(x: contentOffset.x, y: y)
        editor.drag(to: CGPoint(x: state.point.x, y: state.point.y + bounds.minY))
    }
}
