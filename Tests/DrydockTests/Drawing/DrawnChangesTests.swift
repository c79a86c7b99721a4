import Drydock
import DrydockRaster
import DrydockTesting
import Testing

@Suite("Changes that draw(_:) makes")
@MainActor
struct DrawnChangesTests {
    private final class Changing: UIView {
        var count = 0
        var change: (UIView) -> Void = { _ in }
        override func draw(_ rect: CGRect) {
            count += 1
            UIColor.red.setFill()
            UIRectFill(rect)
            change(self)
        }
    }

    private let stage = LayerStage()
    private let view = Changing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    private func show(_ change: @escaping (UIView) -> Void) {
        view.change = change
        stage.screen.perform { stage.view.addSubview(view) }
    }

    @Test("a view that places itself there is seen at its place in the first frame")
    func place() {
        show { $0.frame.origin = CGPoint(x: 20, y: 20) }
        #expect(stage.screen.host.render().bitmap.pixel(atX: 25, y: 25) == UIColor.red.premultiplied)
        #expect(view.count == 1)
    }

    @Test("a constraint that is changed there is kept in the first frame")
    func constraint() {
        let part = UIView()
        part.backgroundColor = .blue
        var leading: NSLayoutConstraint?
        stage.screen.perform {
            view.addSubview(part)
            part.translatesAutoresizingMaskIntoConstraints = false
            leading = part.leadingAnchor.constraint(equalTo: view.leadingAnchor)
            leading?.isActive = true
            part.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            part.widthAnchor.constraint(equalToConstant: 5).isActive = true
            part.heightAnchor.constraint(equalToConstant: 5).isActive = true
        }
        show { _ in leading?.constant = 5 }
        let bitmap = stage.screen.host.render().bitmap
        #expect(bitmap.pixel(atX: 2, y: 2) == UIColor.red.premultiplied)
        #expect(bitmap.pixel(atX: 7, y: 2) == UIColor.blue.premultiplied)
        #expect(view.count == 1)
    }

    @Test("one that asks for being drawn again there is not drawn for ever", .quietLog)
    func again() {
        show { $0.setNeedsDisplay() }
        _ = stage.screen.host.render()
        #expect(view.count == 2)
        #expect(stage.screen.host.needsFrame)
    }
}
