extension UIView {
    func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event),
            !ignoresTouchesWhileAnimating
        else { return nil }
        for subview in subviewStorage.reversed() {
            guard let inner = subview.pointFromSuperview(point) else { continue }
            if let hit = subview.hitTest(inner, with: event) { return hit }
        }
        return self
    }
}
