public import Foundation

extension UIImage {
    /// How the part between the caps fills a larger image.
    public enum ResizingMode: Int, Sendable {
        /// Repeated at its own size.
        case tile
        /// Scaled.
        case stretch
    }

    /// What keeps its size at the edges when the image is resized, in points.
    public var capInsets: UIEdgeInsets { style.caps?.insets ?? .zero }

    public var resizingMode: ResizingMode { style.caps?.mode ?? .tile }

    /// An image whose edges keep their size when it is resized, and whose middle is tiled.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// - Parameter capInsets: in points; negative ones count as 0.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        styled { $0.caps = ImageStyle.Caps(insets: capInsets.clampedToPositive, mode: resizingMode) }
    }

    /// An image of which one column and one row of points are stretched.
    ///
    /// - Parameters:
    ///   - leftCapWidth: points before the column; 0 stretches every column.
    ///   - topCapHeight: points above the row; 0 stretches every row.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(max(leftCapWidth, 0)), CGFloat(max(topCapHeight, 0)))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top,
                left: left,
                bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
                right: left > 0 ? max(size.width - left - 1, 0) : 0
            ),
            resizingMode: .stretch
        )
    }

    /// What of the image's edges is decoration, in points: layout aligns what lies within.
    public var alignmentRectInsets: UIEdgeInsets { style.alignmentRectInsets }

    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        styled { $0.alignmentRectInsets = alignmentInsets.isFinite ? alignmentInsets : .zero }
    }

    /// Points from the bottom to the line that stands on the baseline of text; nil for an image without one.
    public var baselineOffsetFromBottom: CGFloat? { style.baselineOffset }

    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        styled { $0.baselineOffset = baselineOffset.isFinite ? baselineOffset : nil }
    }

    public func imageWithoutBaseline() -> UIImage {
        styled { $0.baselineOffset = nil }
    }
}
