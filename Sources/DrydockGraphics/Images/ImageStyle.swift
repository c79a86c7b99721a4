import Foundation

/// How an image's content is shown.
package struct ImageStyle: Hashable, Sendable {
    package var renderingMode = UIImage.RenderingMode.automatic
    /// What the shape is filled with; nil for the picture's own colours.
    package var tint: UIColor?
    /// Whether the image is mirrored in views that run from right to left.
    var flips = false
    /// Left and right exchanged, everywhere.
    var isMirrored = false
    /// How the pixels of `cgImage` lie in the picture, `isMirrored` left out.
    var orientation = UIImage.Orientation.up
    /// What keeps its size when the image is resized; nil for an image that is scaled as a whole.
    package var caps: Caps?
    var alignmentRectInsets = UIEdgeInsets.zero
    var baselineOffset: CGFloat?
    var symbol: SymbolIdentity?
    var animation: Animation?

    package struct Caps: Hashable, Sendable {
        /// Points.
        package var insets: UIEdgeInsets
        package var mode: UIImage.ResizingMode
    }

    /// Frames that take turns.
    struct Animation: Hashable, Sendable {
        var images: [UIImage]
        /// Seconds for all of them.
        var duration: TimeInterval
    }

    /// This style, with what belongs to the content itself from that of another content.
    func adopting(_ other: ImageStyle) -> ImageStyle {
        var style = self
        style.caps = other.caps
        style.alignmentRectInsets = other.alignmentRectInsets
        style.baselineOffset = other.baselineOffset
        style.symbol = other.symbol
        return style
    }
}

extension UIEdgeInsets {
    /// Finite and not negative.
    var clampedToPositive: UIEdgeInsets {
        func clamp(_ value: CGFloat) -> CGFloat { value > 0 && value.isFinite ? value : 0 }
        return UIEdgeInsets(top: clamp(top), left: clamp(left), bottom: clamp(bottom), right: clamp(right))
    }
}
