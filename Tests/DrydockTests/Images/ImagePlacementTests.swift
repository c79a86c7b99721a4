import Drydock
import DrydockRaster
import Testing

@Suite("Image placement")
struct ImagePlacementTests {
    /// What UIKit documents for each content mode, for an image of 40 × 20 points in a view of 100 × 100.
    @Test(
        "each content mode places the image as UIKit does",
        arguments: [
            (.scaleToFill, [10, 20, 100, 100]),
            (.redraw, [10, 20, 100, 100]),
            (.scaleAspectFit, [10, 45, 100, 50]),
            (.scaleAspectFill, [-40, 20, 200, 100]),
            (.center, [40, 60, 40, 20]),
            (.top, [40, 20, 40, 20]),
            (.bottom, [40, 100, 40, 20]),
            (.left, [10, 60, 40, 20]),
            (.right, [70, 60, 40, 20]),
            (.topLeft, [10, 20, 40, 20]),
            (.topRight, [70, 20, 40, 20]),
            (.bottomLeft, [10, 100, 40, 20]),
            (.bottomRight, [70, 100, 40, 20]),
        ] as [(UIView.ContentMode, [Int])]
    )
    func modes(mode: UIView.ContentMode, expected: [Int]) {
        let bounds = PixelRect(x: 10, y: 20, width: 100, height: 100)
        let placed = ImagePlacement.destination(
            of: CGSize(width: 40, height: 20),
            in: bounds,
            mode: mode,
            scale: 1
        )
        #expect([placed.x, placed.y, placed.width, placed.height] == expected)
    }

    @Test(
        "an image that is placed by its size keeps its pixels, also at odd distances",
        arguments: [1, 2, 3]
    )
    func unscaled(scale: Int) {
        let bounds = PixelRect(x: 3, y: 5, width: 51 * scale, height: 7 * scale)
        for mode in [UIView.ContentMode.center, .top, .bottomRight, .left] {
            let placed = ImagePlacement.destination(
                of: CGSize(width: 16, height: 16),
                in: bounds,
                mode: mode,
                scale: CGFloat(scale)
            )
            #expect(placed.width == 16 * scale)
            #expect(placed.height == 16 * scale)
        }
    }

    @Test("fitted images touch the nearer pair of edges exactly, filling ones cover the view")
    func aspectLaws() {
        for width in [1, 7, 50, 99, 101] {
            for height in [1, 8, 50, 97] {
                let bounds = PixelRect(x: 2, y: 3, width: 60, height: 40)
                let size = CGSize(width: width, height: height)
                let fit = ImagePlacement.destination(of: size, in: bounds, mode: .scaleAspectFit, scale: 1)
                #expect(fit.width == 60 || fit.height == 40)
                #expect(bounds.contains(fit))
                let fill = ImagePlacement.destination(of: size, in: bounds, mode: .scaleAspectFill, scale: 1)
                #expect(fill.width == 60 || fill.height == 40)
                #expect(fill.contains(bounds))
            }
        }
    }
}
