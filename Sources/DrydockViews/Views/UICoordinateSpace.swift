/// Something with coordinates of its own on a screen, in points: views, and the screen itself.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The extent of the space in its own coordinates.
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Under transforms, the box around what the rectangle becomes.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
    /// A point of this view's coordinates in those of the space.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let view = coordinateSpace as? UIView else {
            return coordinateSpace.convert(pointInRoot(point), from: screenSpace)
        }
        return convert(point, to: Optional(view))
    }

    /// A point of the space in this view's coordinates.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let view = coordinateSpace as? UIView else {
            return pointFromRoot(coordinateSpace.convert(point, to: screenSpace))
        }
        return convert(point, from: Optional(view))
    }

    /// A rectangle of this view's coordinates in those of the space.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let view = coordinateSpace as? UIView else {
            return rect.box { convert($0, to: coordinateSpace) }
        }
        return convert(rect, to: Optional(view))
    }

    /// A rectangle of the space in this view's coordinates.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let view = coordinateSpace as? UIView else {
            return rect.box { convert($0, from: coordinateSpace) }
        }
        return convert(rect, from: Optional(view))
    }

    private var screenSpace: any UICoordinateSpace { window?.screen ?? UIScreen.main }
}

extension UIScreen: UICoordinateSpace {
    /// The screen's own: points from its top left, as it is turned.
    public var coordinateSpace: any UICoordinateSpace { self }

    /// A point of the screen in a space on it.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, from: self)
    }

    /// A point of a space on the screen in the screen's coordinates.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, to: self)
    }

    /// A rectangle of the screen in a space on it.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.box { convert($0, to: coordinateSpace) }
    }

    /// A rectangle of a space on the screen in the screen's coordinates.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.box { convert($0, from: coordinateSpace) }
    }

    /// Pixels per point, as `scale`.
    public var nativeScale: CGFloat { scale }

    /// The screen in pixels, held upright, with its origin at zero.
    public var nativeBounds: CGRect {
        let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
        return CGRect(x: 0, y: 0, width: (short * scale).rounded(), height: (long * scale).rounded())
    }
}

extension CGRect {
    /// What holds all corners after each has been moved.
    fileprivate func box(_ move: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
            CGPoint(x: maxX, y: maxY),
        ].map(move)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
            return self
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
