import Drydock
import DrydockRaster
import DrydockTesting
import Testing

@Suite("Colours that are images")
struct PatternTests {
    /// 4 × 4 points: the left half red, the right half blue.
    private let color = UIColor(
        patternImage: UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
        }
    )

    private func reds(_ bitmap: Bitmap, y: Int, in columns: Range<Int>) -> [Bool] {
        columns.map { bitmap.pixel(atX: $0, y: y).r == 255 && bitmap.pixel(atX: $0, y: y).b == 0 }
    }

    private let expected = [true, true, false, false, true, true, false, false, true, true]

    @Test(
        "a view's background repeats the image from the top left corner, also with a layer",
        arguments: [0, 1, 2]
    )
    func backgrounds(kind: Int) {
        let screen = Screen.empty(size: CGSize(width: 20, height: 20), scale: 1, showsStatusBar: false)
        let view = UIView(frame: CGRect(x: 3, y: 3, width: 10, height: 10))
        view.backgroundColor = color
        if kind > 0 { view.layer.cornerRadius = 3 }
        if kind > 1 { view.layer.cornerCurve = .continuous }
        screen.perform {
            screen.window.backgroundColor = .white
            screen.window.addSubview(view)
        }
        let bitmap = screen.host.render().bitmap
        #expect(reds(bitmap, y: 8, in: 3..<13) == expected)
        #expect((bitmap.pixel(atX: 2, y: 8).g, bitmap.pixel(atX: 13, y: 8).g) == (255, 255))
        if kind > 0 { #expect(bitmap.pixel(atX: 3, y: 3).g > 0) }
    }

    @Test("paths and rectangles are filled with it, until another colour is set")
    func filling() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image {
            context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 4))
            UIBezierPath(rect: CGRect(x: 0, y: 4, width: 10, height: 3)).fill()
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 8, width: 10, height: 2))
        }
        let bitmap = image.bitmap(forScale: 1)
        for y in [1, 5] { #expect(reds(bitmap, y: y, in: 0..<10) == expected) }
        #expect(bitmap.pixel(atX: 0, y: 9).g == 255)
        #expect(bitmap.pixel(atX: 0, y: 7).a == 0)
    }

    @Test("elsewhere it is the mean colour, and it is equal to itself alone")
    func mean() {
        let components = color.cgColor.components ?? []
        #expect(components == [0.5, 0, 0.5, 1])
        #expect(color == color && color != UIColor.red)
        #expect(color.resolvedColor(with: UITraitCollection()) === color)
        #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
    }
}
