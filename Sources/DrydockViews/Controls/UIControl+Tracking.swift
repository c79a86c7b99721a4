extension UIControl {
    /// How far, in points, a touch that began inside may stray from the bounds and still count as inside:
    /// the reach of UIKit's controls.
    nonisolated static let trackingReach: CGFloat = 70

    func trackBegan(_ touch: UITouch, with event: UIEvent?) {
        let buttons = event?.buttonMask ?? []
        guard isEnabled, !isTracking, buttons.isEmpty || buttons.contains(.primary),
            beginTracking(touch, with: event)
        else { return }
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
        menuTouchBegan()
    }

    func trackMoved(_ touch: UITouch, with event: UIEvent?) {
        guard isTracking, !menuTouchMoved(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = isInReach(touch, with: event)
        if isTouchInside != wasInside { isHighlighted = isTouchInside }
        guard continueTracking(touch, with: event) else {
            stopTracking()
            return
        }
        switch (wasInside, isTouchInside) {
        case (true, true): send(.touchDragInside, with: event)
        case (false, false): send(.touchDragOutside, with: event)
        case (false, true): send([.touchDragEnter, .touchDragInside], with: event)
        case (true, false): send([.touchDragExit, .touchDragOutside], with: event)
        }
    }

    func trackEnded(_ touch: UITouch, with event: UIEvent?) {
        guard isTracking else { return }
        let isInside = isInReach(touch, with: event)
        stopTracking()
        endTracking(touch, with: event)
        if menuTouchEnded(touch) { return }
        if isInside { primaryActionWillTrigger() }
        send(isInside ? touchUpInsideEvents : .touchUpOutside, with: event)
    }

    package func trackCancelled(with event: UIEvent?) {
        guard isTracking else { return }
        stopTracking()
        cancelTracking(with: event)
        menuTouchCancelled()
        send(.touchCancel, with: event)
    }

    private func stopTracking() {
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    package func isInReach(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        let reach = bounds.insetBy(dx: -UIControl.trackingReach, dy: -UIControl.trackingReach)
        return point(inside: location, with: event) || reach.contains(location)
    }

    // MARK: - Keys

    func pressBegan(_ presses: Set<UIPress>) -> Bool {
        guard isEnabled else { return false }
        if let steps = presses.lazy.compactMap({ $0.steps(isRightToLeft: self.isRightToLeft) }).first {
            return adjustValue(by: steps)
        }
        guard presses.contains(where: \.activatesControl) else { return false }
        isHighlighted = true
        return true
    }

    func pressEnded(_ presses: Set<UIPress>) -> Bool {
        guard presses.contains(where: \.activatesControl) else { return false }
        guard isHighlighted else { return true }
        isHighlighted = false
        // It may have been disabled while the key was down.
        if isEnabled { keyDidActivate() }
        return true
    }

    func pressCancelled(_ presses: Set<UIPress>) -> Bool {
        guard presses.contains(where: \.activatesControl) else { return false }
        isHighlighted = false
        return true
    }
}

extension UIPress {
    /// Space and Return act as a tap.
    fileprivate var activatesControl: Bool {
        key?.keyCode == .keyboardSpacebar || key?.keyCode == .keyboardReturnOrEnter
    }

    /// How arrow keys change a value; nil for other keys.
    fileprivate func steps(isRightToLeft: Bool) -> Int? {
        switch key?.keyCode {
        case .keyboardUpArrow?: 1
        case .keyboardDownArrow?: -1
        case .keyboardRightArrow?: isRightToLeft ? -1 : 1
        case .keyboardLeftArrow?: isRightToLeft ? 1 : -1
        default: nil
        }
    }
}
