import Drydock
import DrydockPlatform
import DrydockRaster
import Testing

struct OverlayTests {
    private let host = ApplicationHost(size: CGSize(width: 200, height: 200), scale: 2, showsStatusBar: false)
    private let button = UIButton(frame: CGRect(x: 50, y: 60, width: 100, height: 40))

    init() {
        host.window.addSubview(button)
    }

    @Test("the focus ring lies outside of the view, follows its corners, and is drawn last")
    func ring() throws {
        button.layer.cornerRadius = 20
        Script(host: host).key(.tab)
        let borders = host.displayList().commands.suffix(3).compactMap(\.border)
        let color = UIColor.systemBlue.premultiplied
        let ring = try #require(borders.first { $0.color == color })
        #expect(ring.shape.rect == PixelRect(x: 91, y: 111, width: 218, height: 98))
        #expect(ring.shape.radius == SubpixelLength(pixels: 49))
        #expect(ring.width == SubpixelLength(pixels: 5))
    }

    @Test("the ring around an icon is round")
    func roundRing() throws {
        button.frame = CGRect(x: 50, y: 60, width: 16, height: 16)
        Script(host: host).key(.tab)
        let borders = host.displayList().commands.compactMap(\.border)
        #expect(borders.count == 3)
        for border in borders {
            #expect(border.shape.radius == SubpixelLength(pixels: Double(border.shape.rect.width) / 2))
        }
    }

    @Test("there is no ring around a hidden view, nor before a key was used")
    func noRing() {
        host.window.focusedView = button
        #expect(host.displayList().commands.compactMap(\.border).isEmpty)
        Script(host: host).key(.tab)
        #expect(!host.displayList().commands.compactMap(\.border).isEmpty)
        host.window.isHidden = false
        button.isHidden = true
        #expect(host.displayList().commands.compactMap(\.border).isEmpty)
    }

    @Test("the debug overlay frames every visible view where it is shown, one pixel wide")
    func frames() {
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        button.addSubview(inner)
        let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        hidden.isHidden = true
        host.window.addSubview(hidden)
        host.isDebugOverlayVisible = true
        let borders = host.displayList().commands.compactMap(\.border)
        #expect(
            borders.map(\.shape.rect) == [
                PixelRect(x: 100, y: 120, width: 200, height: 80),
                PixelRect(x: 120, y: 140, width: 40, height: 40),
            ]
        )
        #expect(borders.allSatisfy { $0.width == SubpixelLength(pixels: 1) })
        #expect(borders[0].color != borders[1].color)
    }

    @Test("names stay in the window and beside the views that they would cover")
    func namesInside() throws {
        button.removeFromSuperview()
        let places = [(x: 190, y: 10), (x: -30, y: -20), (x: 195, y: 195), (x: 60, y: 60)]
        for place in places {
            host.window.addSubview(UIView(frame: CGRect(x: place.x, y: place.y, width: 8, height: 8)))
        }
        host.isDebugOverlayVisible = true
        let plates = host.displayList().commands.compactMap(\.filledRect)
        let window = PixelRect(x: 0, y: 0, width: 400, height: 400)
        #expect(plates.count == 4)
        #expect(plates.allSatisfy { window.contains($0) })
        let last = try #require(plates.last)
        #expect(!last.intersects(PixelRect(x: 120, y: 120, width: 16, height: 16)))
    }

    @Test("names of views in the same place stand below each other")
    func names() {
        for _ in 0..<6 { host.window.addSubview(UIView(frame: button.frame)) }
        host.isDebugOverlayVisible = true
        let plates = host.displayList().commands.compactMap(\.filledRect)
        #expect(plates.count == 7)
        for (index, plate) in plates.enumerated() {
            #expect(plates[..<index].allSatisfy { !$0.intersects(plate) })
        }
    }
}
