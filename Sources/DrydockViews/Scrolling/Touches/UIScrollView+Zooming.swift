/// A pinch under way.
package struct ScrollPinch {
    /// The zoom scale at its beginning.
    let scale: CGFloat
    /// The content's point between the fingers, as it is without zoom.
    let anchor: CGPoint
}

extension UIScrollView {
    var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

    func zoomLimitsDidChange() {
        let canZoom = maximumZoomScale > minimumZoomScale
        if canZoom, pinchGestureRecognizer == nil {
            let pinch = ScrollPinchGestureRecognizer()
            pinch.addTarget(self, action: UIScrollView.pinched)
            pinchGestureRecognizer = pinch
            addGestureRecognizer(pinch)
        } else if !canZoom, let pinch = pinchGestureRecognizer {
            removeGestureRecognizer(pinch)
            pinchGestureRecognizer = nil
        }
    }

    func setZoom(_ scale: CGFloat, animated: Bool) {
        precondition(scale.isFinite, "\(debugName).zoomScale: \(scale) is not finite")
        guard zoomedView != nil else { return }
        let scale = limited(scale)
        // Public code sets the scale that it begins with while it makes the view, with a delegate that asks for the view.
        guard scale != zoom || motion != nil else { return }
        let size = boundsStorage.size
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        let point = CGPoint(x: (contentOffset.x + middle.x) / zoom, y: (contentOffset.y + middle.y) / zoom)
        zoom(to: scale, point, at: middle, animated: animated)
    }

    func fill(with rect: CGRect, animated: Bool) {
        guard zoomedView != nil, rect.isFinite, rect.width > 0, rect.height > 0 else { return }
        let size = boundsStorage.size
        let scale = limited(min(size.width / rect.width, size.height / rect.height))
        zoom(to: scale, rect.center, at: CGPoint(x: size.width / 2, y: size.height / 2), animated: animated)
    }

    private func limited(_ scale: CGFloat) -> CGFloat {
        let low = max(minimumZoomScale, 0.001)
        return min(max(scale, low), max(maximumZoomScale, low))
    }

    /// Brings a point of the content, as it is without zoom, to a place of the view.
    private func zoom(to scale: CGFloat, _ point: CGPoint, at place: CGPoint, animated: Bool) {
        stopMotion()
        scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomedView)
        let target = clamped(
            CGPoint(x: point.x * scale - place.x, y: point.y * scale - place.y),
            atScale: scale
        )
        guard animated, let scene = window?.windowScene else {
            applyZoom(scale)
            move(to: target)
            return endZooming()
        }
        begin(zoomMotion(.zoom, to: scale, target, at: scene.time))
    }

    /// The offset follows the scale, so that the content turns around one point.
    private func zoomMotion(
        _ kind: ScrollMotion.Kind,
        to scale: CGFloat,
        _ target: CGPoint,
        at time: TimeInterval
    )
        -> ScrollMotion
    {
        let (offset, seconds) = (contentOffset, 0.3)
        return ScrollMotion(
            kind,
            x: .line(from: offset.x, to: target.x, duration: seconds),
            y: .line(from: offset.y, to: target.y, duration: seconds),
            scale: .line(from: zoom, to: scale, duration: seconds),
            at: time
        )
    }

    /// The nearest offset at which content of another zoom scale would not be beyond its ends.
    func clamped(_ offset: CGPoint, atScale scale: CGFloat) -> CGPoint {
        let (inset, size, factor) = (adjustedContentInset, boundsStorage.size, scale / zoom)
        let content = contentSize
        return CGPoint(
            x: min(
                max(offset.x, -inset.left),
                max(-inset.left, content.width * factor + inset.right - size.width)
            ),
            y: min(
                max(offset.y, -inset.top),
                max(-inset.top, content.height * factor + inset.bottom - size.height)
            )
        )
    }

    /// Scales the view and the content's size. The view keeps its top left corner.
    func applyZoom(_ scale: CGFloat) {
        guard scale != zoom, let view = zoomedView else { return }
        let factor = scale / zoom
        zoom = scale
        let size = view.bounds.size
        view.transform = CGAffineTransform(
            a: scale,
            b: 0,
            c: 0,
            d: scale,
            tx: (scale - 1) * size.width / 2,
            ty: (scale - 1) * size.height / 2
        )
        contentSize = CGSize(width: contentSize.width * factor, height: contentSize.height * factor)
        scrollDelegate?.scrollViewDidZoom(self)
    }

    func endZooming() {
        isZooming = false
        scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoom)
    }

    // MARK: - Pinches

    func pinched(_ recognizer: UIPinchGestureRecognizer) {
        let place = recognizer.location(in: self).vector(from: contentOffset)
        switch recognizer.state {
        case .began:
            guard zoomedView != nil else { return }
            if motion != nil { stopMotion() }
            let offset = contentOffset
            pinch = ScrollPinch(
                scale: zoom,
                anchor: CGPoint(x: (offset.x + place.x) / zoom, y: (offset.y + place.y) / zoom)
            )
            isZooming = true
            showIndicators()
            scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomedView)
        case .changed:
            guard let pinch else { return }
            applyZoom(stretchedZoom(pinch.scale * recognizer.scale))
            guard recognizer.numberOfTouches > 1 else { return }
            let free = CGPoint(x: pinch.anchor.x * zoom - place.x, y: pinch.anchor.y * zoom - place.y)
            move(to: bounces ? free : clamped(free))
        case .ended, .cancelled:
            guard pinch != nil else { return }
            pinch = nil
            rebaseDrag(to: contentOffset)
            bringZoomBack(place)
        case .possible, .failed: break
        }
    }

    /// Beyond a limit the root of what is beyond it, within twice and half of it.
    private func stretchedZoom(_ scale: CGFloat) -> CGFloat {
        let nearest = limited(scale)
        guard bouncesZoom, nearest > 0, scale > 0 else { return nearest }
        return nearest * min(max((scale / nearest).squareRoot(), 0.5), 2)
    }

    private func bringZoomBack(_ place: CGPoint) {
        let (offset, scale) = (contentOffset, limited(zoom))
        let factor = scale / zoom
        let target = clamped(
            CGPoint(x: (offset.x + place.x) * factor - place.x, y: (offset.y + place.y) * factor - place.y),
            atScale: scale
        )
        guard scale != zoom || target != offset, drag == nil, let scene = window?.windowScene else {
            if scale != zoom { applyZoom(scale) }
            hideIndicatorsSoon()
            return endZooming()
        }
        isZooming = false
        begin(zoomMotion(.zoomBounce, to: scale, target, at: scene.time))
    }
}

/// Zooms a scroll view's content.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.panGestureRecognizer
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.panGestureRecognizer
    }
}
