package import Drydock
package import DrydockRaster

/// A picture, and the views that it shows: a difference can be given the name of the view it is in.
public struct SnapshotImage {
    package let bitmap: Bitmap
    /// Parents before their subviews, as drawn.
    private let placements: [(view: UIView, pixels: PixelRect)]

    /// What the host shows at this moment of its clock. Valid until the host renders again.
    package init(of host: ApplicationHost) {
        bitmap = host.render().bitmap
        let scale = host.window.screen.scale
        var placements: [(view: UIView, pixels: PixelRect)] = []
        host.window.notifySubtree { view in
            guard !view.isHidden else { return }
            placements.append((view, SnapshotImage.pixels(of: view, scale: scale)))
        }
        self.placements = placements
    }

    package init(bitmap: Bitmap) {
        self.bitmap = bitmap
        placements = []
    }

    /// The way from the root to the deepest view whose frame holds all of `pixels`, frontmost first; nil when the
    /// picture knows no views.
    package func component(containing pixels: PixelRect) -> String? {
        guard let view = placements.last(where: { $0.pixels.contains(pixels) })?.view else { return nil }
        var path = [view.debugName]
        var current = view
        while let superview = current.superview, !(superview is UIWindow) {
            path.append(superview.debugName)
            current = superview
        }
        return path.reversed().joined(separator: " › ")
    }

    private static func pixels(of view: UIView, scale: CGFloat) -> PixelRect {
        let rect = view.convert(view.bounds, to: nil)
        return PixelRect(
            minX: Int((rect.minX * scale).rounded(.down)),
            minY: Int((rect.minY * scale).rounded(.down)),
            maxX: Int((rect.maxX * scale).rounded(.up)),
            maxY: Int((rect.maxY * scale).rounded(.up))
        )
    }
}
