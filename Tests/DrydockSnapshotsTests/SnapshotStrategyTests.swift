import Drydock
import DrydockSnapshots
import DrydockRaster
import Testing

struct SnapshotStrategyTests {
    private func card() -> UIView {
        let card = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
        card.backgroundColor = .white
        let dot = UIView(frame: CGRect(x: 2, y: 2, width: 4, height: 4))
        dot.accessibilityIdentifier = "dot"
        dot.backgroundColor = .red
        card.addSubview(dot)
        return card
    }

    @Test("a view is drawn at its own size, times the scale, and is afterwards as it was")
    func viewImage() {
        let card = card()
        let image = SnapshotStrategy<UIView, SnapshotImage>.image(scale: 2).snapshot(card)
        #expect(image.bitmap.size == PixelSize(width: 40, height: 20))
        #expect(image.bitmap.pixel(atX: 4, y: 4) == PremultipliedColor(red: 255, green: 0, blue: 0))
        #expect(image.bitmap.pixel(atX: 3, y: 4) == .white)
        #expect(card.frame == CGRect(x: 5, y: 5, width: 20, height: 10))
        #expect(card.superview == nil)
    }

    @Test("what no view draws on stays clear")
    func clearBackground() {
        let image = SnapshotStrategy<UIView, SnapshotImage>.image(size: CGSize(width: 3, height: 3))
            .snapshot(UIView())
        #expect(image.bitmap.pixel(atX: 1, y: 1) == .clear)
    }

    @Test("a difference is named after the deepest view that holds all of it")
    func component() {
        let image = SnapshotStrategy<UIView, SnapshotImage>.image.snapshot(card())
        let inside = PixelRect(x: 3, y: 3, width: 2, height: 2)
        let beyond = PixelRect(x: 3, y: 3, width: 9, height: 2)
        #expect(image.component(containing: inside) == "UIView › UIView \"dot\"")
        #expect(image.component(containing: beyond) == "UIView")
    }

    @Test("scale and direction are in the file's name")
    func suffixes() {
        typealias Strategy = SnapshotStrategy<UIView, SnapshotImage>
        #expect(Strategy.image.fileSuffix == "")
        #expect(Strategy.image(scale: 3).fileSuffix == "@3x")
        #expect(Strategy.image(scale: 1.5, direction: .rightToLeft).fileSuffix == "-rtl@1.5x")
    }

    @Test("a pullback makes a strategy for another type, with the same files")
    func pullback() {
        let strategy = SnapshotStrategy<UIView, String>.recursiveDescription.pullback { (text: String) in
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
            label.text = text
            return label
        }
        #expect(strategy.fileExtension == "txt")
        #expect(strategy.snapshot("Hi") == "UILabel (0 0; 80 20) \"Hi\"\n")
    }

    @Test("a controller's screen has its appearance callbacks behind it, and is left again")
    func controllerImage() {
        final class Controller: UIViewController {
            var events: [String] = []
            override func viewDidAppear(_ animated: Bool) { events.append("didAppear") }
            override func viewDidDisappear(_ animated: Bool) { events.append("didDisappear") }
        }
        let controller = Controller()
        let size = CGSize(width: 30, height: 40)
        let image = SnapshotStrategy<Controller, SnapshotImage>.image(size: size).snapshot(controller)
        #expect(image.bitmap.size == PixelSize(width: 30, height: 40))
        #expect(controller.events == ["didAppear", "didDisappear"])
        #expect(controller.view.window == nil)
    }
}
