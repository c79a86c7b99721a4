extension UIWindow {
    func deliverTouches(of event: UIEvent) {
        var remaining = (event.touches(for: self) ?? []).filter { $0.view != nil }
        while let touch = remaining.first, let view = touch.view {
            let group = remaining.filter { $0.view === view && $0.phase == touch.phase }
            remaining.subtract(group)
            switch touch.phase {
            case .began: view.touchesBegan(group, with: event)
            case .moved: view.touchesMoved(group, with: event)
            case .stationary: break
            case .ended: view.touchesEnded(group, with: event)
            case .cancelled: view.touchesCancelled(group, with: event)
            }
        }
    }

    /// A key goes to the first responder, else to the focused view, else to the topmost controller; its release to who
    /// got its press.
    func deliver(_ event: UIPressesEvent) {
        for press in event.allPresses {
            let key = press.key?.keyCode ?? UIKeyboardHIDUsage(rawValue: 0)
            switch press.phase {
            case .began:
                let target = firstResponder ?? focusedView ?? rootViewController?.topmostPresented ?? self
                pressTargets[key] = target
                target.pressesBegan([press], with: event)
            case .changed, .stationary: break
            case .ended: pressTargets.removeValue(forKey: key)?.pressesEnded([press], with: event)
            case .cancelled: pressTargets.removeValue(forKey: key)?.pressesCancelled([press], with: event)
            }
        }
    }

    package func cancel(_ touch: UITouch) {
        guard activeTouches.remove(touch) != nil else { return }
        touch.phase = .cancelled
        touch.view?.touchesCancelled([touch], with: UIEvent(timestamp: touch.timestamp, touches: [touch]))
    }
}
