import Drydock
import DrydockSnapshots
import Testing

@Suite("Canvas pictures")
struct CanvasPictureTests {
    @Test("each picture shows one thing", arguments: await CanvasPicture.all)
    func picture(_ picture: CanvasPicture) {
        assertSnapshot(of: picture.image, as: .image)
    }

    @Test("names are unique, and all pictures make a sheet")
    func sheet() {
        let pictures = CanvasPicture.all
        #expect(Set(pictures.map(\.testDescription)).count == pictures.count)
        let columns = 20
        let cell = CanvasPicture.side + 4
        let rows = (pictures.count + columns - 1) / columns
        let size = CGSize(width: CGFloat(columns) * cell + 4, height: CGFloat(rows) * cell + 4)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let sheet = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.systemGray5.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            for (index, picture) in pictures.enumerated() {
                let column = CGFloat(index % columns)
                let row = CGFloat(index / columns)
                picture.image.draw(at: CGPoint(x: 4 + column * cell, y: 4 + row * cell))
            }
        }
        assertSnapshot(of: sheet, as: .image)
    }
}
