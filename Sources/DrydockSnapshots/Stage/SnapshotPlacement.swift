import Drydock
package import DrydockRaster

/// Where a view is in a picture.
package struct SnapshotPlacement: Sendable {
    let view: UIView
    /// Kept for the names of views, which its properties are.
    let controller: UIViewController?
    package let pixels: PixelRect

    /// All visible views of a window, parents before their subviews, as drawn.
    @MainActor static func all(in window: UIWindow) -> [SnapshotPlacement] {
        let scale = window.screen.scale
        var placements: [SnapshotPlacement] = []
        window.notifySubtree { view in
            guard !view.isHidden else { return }
            let rect = view.convert(view.bounds, to: nil)
            let pixels = PixelRect(
                minX: Int((rect.minX * scale).rounded(.down)),
                minY: Int((rect.minY * scale).rounded(.down)),
                maxX: Int((rect.maxX * scale).rounded(.up)),
                maxY: Int((rect.maxY * scale).rounded(.up))
            )
            placements.append(
                SnapshotPlacement(view: view, controller: window.rootViewController, pixels: pixels)
            )
        }
        return placements
    }

    /// The view and those that it is in, outermost first.
    @MainActor package var path: String {
        var path = [view.memberName]
        var current = view
        while let superview = current.superview, !(superview is UIWindow) {
            path.append(superview.memberName)
            current = superview
        }
        return path.reversed().joined(separator: " › ")
    }
}
