import Drydock
import DrydockRaster
import DrydockTesting
import Testing

@Suite("Labels that draw themselves")
@MainActor
struct LabelDrawingTests {
    private class Label: UILabel {
        var count = 0

        override func drawText(in rect: CGRect) {
            count += 1
            super.drawText(in: rect)
        }
    }

    private let stage = LayerStage()

    private func add<L: UILabel>(_ label: L) -> L {
        stage.screen.perform {
            label.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            label.font = .systemFont(ofSize: 40, weight: .black)
            label.text = "■"
            label.textAlignment = .center
            stage.view.addSubview(label)
        }
        return label
    }

    private var isBlank: Bool {
        let bitmap = stage.bitmap
        return (0..<40).allSatisfy { y in (0..<40).allSatisfy { bitmap.pixel(atX: $0, y: y) == .white } }
    }

    @Test(
        "one that overrides draw(_:) and does not call super shows no text, as is true of draw(_:in:) and drawText(in:)"
    )
    func withoutText() {
        final class Rectless: UILabel { override func draw(_ rect: CGRect) {} }
        final class Layerless: UILabel { override func draw(_ layer: CALayer, in ctx: CGContext) {} }
        final class Textless: UILabel { override func drawText(in rect: CGRect) {} }
        for label in [Rectless(), Layerless(), Textless()] {
            #expect(!add(label).isHidden)
            #expect(isBlank, "\(type(of: label))")
            label.removeFromSuperview()
        }
        _ = add(UILabel())
        #expect(!isBlank)
    }

    @Test("what is drawn before super.draw(_:) lies behind the text, and what is drawn after it lies over it")
    func order() {
        final class Striped: UILabel {
            override func draw(_ rect: CGRect) {
                UIColor.green.setFill()
                UIRectFill(rect)
                super.draw(rect)
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 0, y: 20, width: 40, height: 20))
            }
        }
        let label = add(Striped())
        let (text, ground, line) = (stage.pixel(20, 18), stage.pixel(1, 1), stage.pixel(20, 22))
        #expect(text == UIColor.black.premultiplied)
        #expect(ground == UIColor.green.premultiplied)
        #expect(line == UIColor.red.premultiplied)
        stage.screen.perform { label.text = "" }
        #expect(stage.pixel(20, 18) == UIColor.green.premultiplied)
    }

    @Test("drawText(in:) may draw something else, such as strings of its own")
    func ownText() {
        final class Own: UILabel {
            override func drawText(in rect: CGRect) {
                "■".draw(in: rect, withAttributes: [.font: font as Any, .foregroundColor: UIColor.red])
            }
        }
        _ = add(Own())
        #expect(stage.pixel(20, 22) == UIColor.red.premultiplied)
    }

    @Test("drawText(in:) is called when the text, its look or the size changes, and not for each frame")
    func calls() {
        let label = add(Label())
        _ = stage.bitmap
        #expect(label.count == 1)
        stage.screen.perform { stage.view.backgroundColor = .yellow }
        _ = stage.bitmap
        #expect(label.count == 1)
        let changes: [() -> Void] = [
            { label.text = "□" }, { label.textColor = .red }, { label.isEnabled = false },
            { label.bounds.size.width = 30 }, { label.setNeedsDisplay() },
        ]
        for (index, change) in changes.enumerated() {
            stage.screen.perform(change)
            _ = stage.bitmap
            #expect(label.count == index + 2)
        }
    }

    @Test("a subclass that draws nothing else looks as a label does", arguments: [0, 0.25, 0.5])
    func looksTheSame(shift: CGFloat) {
        var pictures: [[UInt32]] = []
        for label in [UILabel(), Label()] {
            stage.screen.perform {
                label.frame = CGRect(x: 3 + shift, y: 2 + shift, width: 30, height: 30)
                label.text = "jäg"
                stage.view.addSubview(label)
            }
            let bitmap = stage.bitmap
            pictures.append((0..<bitmap.area).map { bitmap[$0] })
            stage.screen.perform { label.removeFromSuperview() }
        }
        #expect(pictures[0] == pictures[1])
    }
}
