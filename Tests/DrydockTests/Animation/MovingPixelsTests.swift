import Drydock
import DrydockRaster
import DrydockTesting
import Testing

/// What moves keeps its shape: the translation is rounded to whole pixels once, and the subtree follows.
struct MovingPixelsTests {
    private let screen = Screen.empty(size: CGSize(width: 100, height: 200), scale: 1, showsStatusBar: false)

    /// The rectangles filled in a frame, and the places of the glyphs' masks.
    private func rectangles() -> [PixelRect] {
        screen.host.displayList().commands.compactMap { command in
            switch command {
            case .fill(let shape, _): shape.rect
            case .mask(let mask, let x, let y, _):
                PixelRect(x: x, y: y, width: mask.width, height: mask.height)
            default: nil
            }
        }
    }

    /// Each rectangle's size and its place relative to the first.
    private func shape(of rectangles: [PixelRect]) -> [PixelRect] {
        guard let first = rectangles.first else { return [] }
        return rectangles.map {
            PixelRect(x: $0.x - first.x, y: $0.y - first.y, width: $0.width, height: $0.height)
        }
    }

    private func sizes() -> [PixelSize] {
        rectangles().map { PixelSize(width: $0.width, height: $0.height) }
    }

    private func card() -> UIView {
        let card = UIView(frame: CGRect(x: 0.25, y: 100, width: 10.5, height: 30.5))
        card.backgroundColor = .red
        let inner = UIView(frame: CGRect(x: 1.25, y: 2.75, width: 5.5, height: 3.5))
        inner.backgroundColor = .blue
        let label = UILabel(frame: CGRect(x: 0.4, y: 8.4, width: 10, height: 20))
        label.text = "i"
        card.addSubview(inner)
        card.addSubview(label)
        return card
    }

    @Test("a moving view, its subviews and its text keep the pixels they have at rest")
    func keepsPixels() {
        let card = card()
        screen.window.addSubview(card)
        UIView.animate(withDuration: 1, options: .curveLinear) {
            card.frame.origin = CGPoint(x: 37.25, y: 3.6)
        }
        var places: Set<Int> = []
        var shapes: Set<[PixelRect]> = []
        for _ in 0..<19 {
            screen.advance(by: 0.05)
            shapes.insert(shape(of: rectangles()))
            places.insert(rectangles().first?.x ?? 0)
        }
        screen.settle()
        #expect(shapes == [shape(of: rectangles())])
        #expect(places.count > 15)
        #expect(rectangles().count == 3)
    }

    @Test("a view that moves inside of a moving one keeps its pixels")
    func nested() throws {
        let card = card()
        screen.window.addSubview(card)
        let inner = try #require(card.subviews.first)
        UIView.animate(withDuration: 1, options: .curveLinear) {
            card.frame.origin.y = 3.6
            inner.frame.origin.x = 4.75
        }
        var seen: Set<[PixelSize]> = []
        for _ in 0..<19 {
            screen.advance(by: 0.05)
            seen.insert(sizes())
        }
        screen.settle()
        #expect(seen == [sizes()])
    }

    @Test("what scrolls keeps its pixels, and the view that scrolls stays")
    func scrolls() {
        let card = card()
        screen.window.addSubview(card)
        UIView.animate(withDuration: 1, options: .curveLinear) { card.bounds.origin.y = 10.4 }
        var frames: Set<PixelRect> = []
        var seen: Set<[PixelSize]> = []
        for _ in 0..<19 {
            screen.advance(by: 0.05)
            frames.formUnion(rectangles().prefix(1))
            seen.insert(sizes())
        }
        screen.settle()
        #expect(frames == Set(rectangles().prefix(1)))
        #expect(seen == [sizes()])
    }

    @Test("the edges of a view that changes its size follow the values")
    func resizes() {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        card.backgroundColor = .red
        screen.window.addSubview(card)
        UIView.animate(withDuration: 1, options: .curveLinear) {
            card.frame = CGRect(x: 20, y: 0, width: 40, height: 10)
        }
        screen.advance(by: 0.33)
        #expect(rectangles().first == PixelRect(x: 7, y: 0, width: 20, height: 10))
    }
}
