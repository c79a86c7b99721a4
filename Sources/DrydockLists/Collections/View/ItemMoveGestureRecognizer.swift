import DrydockViews

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
