extension UIView {
    func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event),
            !ignoresTouchesWhileAnimating
        else { return nil }
        for subview in subviewStorage.reversed() {
            let inner = CGPoint(
                x: point.x - subview.frameOrigin.x + subview.boundsStorage.origin.x,
                y: point.y - subview.frameOrigin.y + subview.boundsStorage.origin.y
            )
            if let hit = subview.hitTest(inner, with: event) { return hit }
        }
        return self
    }
}
