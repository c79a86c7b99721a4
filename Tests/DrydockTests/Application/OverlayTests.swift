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
