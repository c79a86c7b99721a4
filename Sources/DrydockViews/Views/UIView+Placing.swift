/// Frames that layout sets, where a class overrides the setters.
extension UIView {
    /// Sets what constraints make of the view, as UIKit does: `bounds`, then `center`. Where neither is overridden nothing is called.
    ///
    /// - Returns: whether the frame was another one.
    func placeByConstraints(at origin: CGPoint, _ size: CGSize) -> Bool {
        guard !overrides.isDisjoint(with: [.bounds, .center]) else {
            return place(at: origin, size, from: .layout)
        }
        let old = untransformedFrame
        guard old.origin != origin || old.size != size else { return false }
        let lock = FrameLock.beginAppCall(of: self)
        settingByLayout {
            if boundsStorage.size != size { bounds = CGRect(origin: boundsStorage.origin, size: size) }
            let anchor = self.anchor
            let center = CGPoint(x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height)
            if !center.isNearly(anchoredCenter) { self.center = center }
        }
        lock?.end()
        if boundsStorage.size == size, frameOrigin.isNearly(origin) {
            // To the last bit what other views get, who need no centre.
            frameOrigin = origin
        } else if isPlacedByConstraints {
            layoutNode.engine?.viewWasDisplaced(layoutNode, byItself: true)
        }
        return untransformedFrame != old
    }

    /// Sets what an autoresizing mask makes of the frame, through an overridden `frame`.
    func resize(to frame: CGRect, from source: FrameSource) {
        guard overrides.contains(.frame), extras?.transform == nil else {
            _ = place(at: frame.origin, frame.size, from: source)
            return
        }
        guard frame != untransformedFrame else { return }
        let lock = FrameLock.beginAppCall(of: self)
        if source == .layout { settingByLayout { self.frame = frame } } else { self.frame = frame }
        lock?.end()
    }

    private func settingByLayout(_ body: () -> Void) {
        let wasBeingPlaced = layoutNode.isBeingPlaced
        layoutNode.isBeingPlaced = true
        body()
        layoutNode.isBeingPlaced = wasBeingPlaced
    }
}

extension CGPoint {
    /// Whether the points differ by no more than what a sum and a difference may lose.
    fileprivate nonisolated func isNearly(_ other: CGPoint) -> Bool {
        abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6
    }
}
