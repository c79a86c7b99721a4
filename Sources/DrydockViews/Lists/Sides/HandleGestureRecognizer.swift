/// Begins with the touch: what it is on is there to be dragged.
final class HandleGestureRecognizer: UIGestureRecognizer {
    override var acceptedButtons: UIEvent.ButtonMask? { .primary }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        state = .changed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }
}

/// Lifts an item of a collection view, after a long press, and moves it.
final class ItemMoveGestureRecognizer: UILongPressGestureRecognizer {
    private var grip = CGPoint.zero

    func move() {
        guard let collection = view as? UICollectionView else { return }
        let location = location(in: collection)
        switch state {
        case .began:
            guard let path = collection.indexPathForItem(at: location),
                let center = collection.cellForItem(at: path)?.center,
                collection.beginInteractiveMovementForItem(at: path)
            else { return }
            grip = CGPoint(x: center.x - location.x, y: center.y - location.y)
        case .changed:
            collection.updateInteractiveMovementTargetPosition(
                CGPoint(x: location.x + grip.x, y: location.y + grip.y)
            )
        case .ended: collection.endInteractiveMovement()
        case .cancelled, .failed: collection.cancelInteractiveMovement()
        case .possible: break
        }
    }
}
