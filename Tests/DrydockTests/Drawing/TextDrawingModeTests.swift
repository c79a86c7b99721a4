import Drydock
import DrydockRaster
import DrydockTesting
import Testing

@Suite("How letters are drawn")
@MainActor
struct TextDrawingModeTests {
    private static let square: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 40, weight: .black), .foregroundColor: UIColor.red,
    ]

    /// How many pixels of a full block's picture are red, and the columns that are.
    private func picture(_ prepare: (CGContext) -> Void) -> (count: Int, columns: [Int]) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60), format: format).image {
            prepare($0.cgContext)
            "I".draw(at: CGPoint(x: 20, y: 5), withAttributes: Self.square)
        }
        guard let bitmap = image.cgImage?.bitmap else { return (0, []) }
        func isRed(_ x: Int, _ y: Int) -> Bool { bitmap.pixel(atX: x, y: y).r > 127 }
        let columns = (0..<60).filter { x in (0..<60).contains { isRed(x, $0) } }
        return ((0..<60).reduce(0) { sum, x in sum + (0..<60).count { isRed(x, $0) } }, columns)
    }

    @Test("letters are filled, stroked, both or not at all, in their own colour, and by the context's line")
    func modes() {
        let filled = picture { _ in }
        let stroked = picture {
            $0.setTextDrawingMode(.stroke)
            $0.setLineWidth(4)
        }
        let both = picture {
            $0.setTextDrawingMode(.fillStroke)
            $0.setLineWidth(4)
        }
        #expect(filled.count > 0)
        // Two points beyond the letter at each side.
        #expect(stroked.columns.count == filled.columns.count + 4)
        #expect(both.columns == stroked.columns)
        #expect(both.count > stroked.count && stroked.count > filled.count / 2)
        #expect(picture { $0.setTextDrawingMode(.invisible) }.count == 0)
    }

    @Test("the mode is a part of the state that is saved, and lines are scaled with the context")
    func state() {
        let filled = picture { context in
            context.saveGState()
            context.setTextDrawingMode(.stroke)
            context.restoreGState()
        }
        #expect(filled.columns == picture { _ in }.columns)
        let wide = picture {
            $0.setTextDrawingMode(.fillStroke)
            $0.setLineWidth(8)
            $0.scaleBy(x: 0.5, y: 0.5)
        }
        let narrow = picture { $0.scaleBy(x: 0.5, y: 0.5) }
        #expect(wide.columns.count == narrow.columns.count + 4)
    }

    @Test("a text's own stroke comes first")
    func attribute() {
        var attributes = Self.square
        attributes[.strokeWidth] = -10
        let image = { (mode: CGTextDrawingMode) -> Data? in
            UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image {
                $0.cgContext.setTextDrawingMode(mode)
                "I".draw(at: .zero, withAttributes: attributes)
            }.pngData()
        }
        #expect(image(.fill) == image(.stroke))
    }

    private final class Outlined: UILabel {
        override func drawText(in rect: CGRect) {
            let color = textColor
            let context = UIGraphicsGetCurrentContext()
            context?.setLineWidth(4)
            context?.setLineJoin(.round)
            context?.setTextDrawingMode(.stroke)
            textColor = .black
            super.drawText(in: rect)
            context?.setTextDrawingMode(.fill)
            textColor = color
            super.drawText(in: rect)
        }
    }

    // A label that changes its colour while it draws is drawn in every frame, and the log says so.
    @Test("a label that draws its text twice has an outline", .quietLog)
    func outline() {
        let stage = LayerStage(settles: true)
        let label = Outlined(frame: CGRect(0, 0, 40, 40))
        stage.screen.perform {
            label.font = .systemFont(ofSize: 30, weight: .black)
            (label.text, label.textColor, label.textAlignment) = ("I", .red, .center)
            stage.view.addSubview(label)
        }
        let bitmap = stage.bitmap
        let row = (0..<40).map { bitmap.pixel(atX: $0, y: 20) }
        #expect(row.contains(PremultipliedColor(red: 255, green: 0, blue: 0)))
        #expect(row.contains(.black))
    }
}
