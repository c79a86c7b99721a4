package import Foundation
package import DrydockRaster

/// Where an image lies in a view, by content mode: exact to the pixel, so that an image whose pixels match is not scaled.
package enum ImagePlacement {
    /// - Parameters:
    ///   - size: the image's in points.
    ///   - bounds: the view's pixels.
    ///   - scale: pixels per point.
    /// - Returns: the pixels that the whole image covers; outside of the bounds in part where the mode lets it.
    package static func destination(
        of size: CGSize,
        in bounds: PixelRect,
        mode: UIView.ContentMode,
        scale: CGFloat
    ) -> PixelRect {
        guard size.width > 0, size.height > 0 else { return .zero }
        switch mode {
        case .scaleToFill, .redraw:
            return bounds
        case .scaleAspectFit, .scaleAspectFill:
            let byWidth = CGFloat(bounds.width) / size.width
            let byHeight = CGFloat(bounds.height) / size.height
            let fillsWidth = (byWidth <= byHeight) == (mode == .scaleAspectFit)
            // The edge that decides is taken as it is: rounding must not leave a gap there.
            return placed(
                width: fillsWidth ? bounds.width : pixels(size.width * byHeight),
                height: fillsWidth ? pixels(size.height * byWidth) : bounds.height,
                in: bounds,
                horizontal: .middle,
                vertical: .middle
            )
        default:
            return placed(
                width: pixels(size.width * scale),
                height: pixels(size.height * scale),
                in: bounds,
                horizontal: mode.horizontalSide,
                vertical: mode.verticalSide
            )
        }
    }

    fileprivate enum Side {
        case start, middle, end

        func offset(of length: Int, in room: Int) -> Int {
            switch self {
            case .start: 0
            case .middle: (room - length) >> 1
            case .end: room - length
            }
        }
    }

    private static func placed(
        width: Int,
        height: Int,
        in bounds: PixelRect,
        horizontal: Side,
        vertical: Side
    ) -> PixelRect {
        PixelRect(
            x: bounds.x + horizontal.offset(of: width, in: bounds.width),
            y: bounds.y + vertical.offset(of: height, in: bounds.height),
            width: width,
            height: height
        )
    }

    /// At least one: an image that is very long and thin does not vanish.
    private static func pixels(_ length: CGFloat) -> Int {
        Int(min(max(length.rounded(), 1), 1_000_000))
    }
}

extension UIView.ContentMode {
    fileprivate var horizontalSide: ImagePlacement.Side {
        switch self {
        case .left, .topLeft, .bottomLeft: .start
        case .right, .topRight, .bottomRight: .end
        default: .middle
        }
    }

    fileprivate var verticalSide: ImagePlacement.Side {
        switch self {
        case .top, .topLeft, .topRight: .start
        case .bottom, .bottomLeft, .bottomRight: .end
        default: .middle
        }
    }
}
