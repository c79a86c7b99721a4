extension UIWindow {
    /// A key goes to `keyResponder`; its release to who got its press.
    func deliver(_ event: UIPressesEvent) {
        for press in event.allPresses {
            let key = press.key?.keyCode ?? UIKeyboardHIDUsage(rawValue: 0)
            switch press.phase {
            case .began:
                let target = keyResponder
                pressTargets[key] = PressTarget(responder: target)
                target.pressesBegan([press], with: event)
            case .changed, .stationary: break
            case .ended:
                pressTargets.removeValue(forKey: key)?.responder?.pressesEnded([press], with: event)
            case .cancelled:
                pressTargets.removeValue(forKey: key)?.responder?.pressesCancelled([press], with: event)
            }
        }
    }

    /// Takes a touch away from whoever has it.
    package func cancel(_ touch: UITouch) {
        guard activeTouches.remove(touch) != nil else { return }
        touch.phase = .cancelled
        touchDispatcher.deliver(UIEvent(timestamp: touch.timestamp, touches: [touch]))
    }

    /// The pointer is over a view of the window without a button held, or over none.
    /// - Parameter location: points in the window.
    package func hover(over view: UIView?, at location: CGPoint, timestamp: TimeInterval) {
        let held = windowScene?.textInput.heldModifiers ?? []
        let event = UIEvent(timestamp: timestamp, modifierFlags: held, type: .hover)
        touchDispatcher.hover(over: view, at: location, event)
        touchDispatcher.movePointer(over: view, at: location)
    }
}

/// Who got a key's press. It may go away while the key is held, and so may the window, which is often the one.
package struct PressTarget {
    weak var responder: UIResponder?
}
