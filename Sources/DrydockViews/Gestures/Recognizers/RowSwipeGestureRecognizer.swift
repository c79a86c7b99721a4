/// Recognises drags along a row.
package final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
    package override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysTouchesEnded = false
    }

    override func isDrag(_ travel: CGPoint) -> Bool {
        abs(travel.x) >= TouchMotion.slop && abs(travel.x) > 2 * abs(travel.y)
    }
}
