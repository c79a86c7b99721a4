import Drydock
import Testing

@Suite("Forms of UIKit that public code uses")
struct SmallFormsTests {
    @Test(
        "hue, saturation and brightness come back as they went in",
        arguments: [(0, 0.5, 1), (0.25, 1, 0.5), (0.5, 0.75, 0.25), (0.9, 0.2, 0.8), (0, 0, 0.4), (0, 0, 0)]
    )
    func hue(_ given: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat)) {
        let color = UIColor(
            hue: given.hue,
            saturation: given.saturation,
            brightness: given.brightness,
            alpha: 0.3
        )
        var (hue, saturation, brightness, alpha) = (CGFloat(2), CGFloat(2), CGFloat(2), CGFloat(2))
        #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        #expect(abs(hue - given.hue) < 1e-9)
        #expect(abs(saturation - given.saturation) < 1e-9)
        #expect(abs(brightness - given.brightness) < 1e-9)
        #expect(alpha == 0.3)
    }

    @Test("greys of Display P3 are those of sRGB, and its red lies outside")
    func displayP3() {
        let grey = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).cgColor.components ?? []
        #expect(grey.dropLast().allSatisfy { abs($0 - 0.5) < 1e-6 })
        #expect(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1) == .red)
    }

    @Test("rectangles of negative size equal those that they cover")
    func equalGeometry() {
        #expect(CGRect(x: 4, y: 6, width: -3, height: -4).equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)))
        #expect(!CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 2, y: 1)))
    }

    @Test(
        "a rotation that is cumulative goes on where the last one ended",
        arguments: [(0.5, 0.5), (1.5, 1.5), (2.25, 2.25)]
    )
    func cumulative(_ time: Double, _ angle: Double) throws {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 0.25
        animation.duration = 1
        animation.repeatCount = HUGE
        animation.isCumulative = true
        let screen = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.rootViewController = screen
        window.makeKeyAndVisible()
        let layer = CALayer()
        screen.view.layer.addSublayer(layer)
        layer.speed = 0
        layer.add(animation, forKey: nil)
        layer.timeOffset = time
        let shown = try #require(layer.presentation())
        #expect(abs(Double(shown.opacity) - angle / 4) < 1e-6)
    }

    @Test("a motion effect interpolates between its two values")
    func motion() {
        let across = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        across.minimumRelativeValue = -10
        across.maximumRelativeValue = 30
        let group = UIMotionEffectGroup()
        group.motionEffects = [across]
        let view = UIView()
        view.addMotionEffect(group)
        #expect(view.motionEffects == [group])
        let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: 0))
        #expect(values?["center.x"] as? Double == 20)
        view.removeMotionEffect(group)
        #expect(view.motionEffects.isEmpty)
    }

    @Test("a snapshot shows what the view showed, and no later change")
    func snapshot() throws {
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        view.backgroundColor = .red
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
        view.backgroundColor = .blue
        #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in
            snapshot.drawHierarchy(in: snapshot.bounds, afterScreenUpdates: true)
        }
        let same = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(image.pngData() == same.pngData())
        #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
    }

    @Test("an effect view without arguments has no effect")
    func effectView() {
        let view = UIVisualEffectView()
        #expect(view.effect == nil)
        #expect(view.contentView.superview === view)
    }

    @Test("a text layer draws what a string of its attributes draws")
    func textLayer() {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        layer.string = "One two"
        layer.fontSize = 17
        layer.font = UIFont.systemFont(ofSize: 12)
        layer.foregroundColor = UIColor.red.cgColor
        layer.isWrapped = true
        let text = NSAttributedString(
            string: "One two",
            attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red]
        )
        let renderer = UIGraphicsImageRenderer(size: layer.bounds.size)
        let drawn = renderer.image { layer.draw(in: $0.cgContext) }
        let expected = renderer.image { _ in text.draw(in: layer.bounds) }
        let empty = renderer.image { _ in }
        #expect(drawn.pngData() == expected.pngData())
        #expect(drawn.pngData() != empty.pngData())
    }

    @Test("a key command's action may come before its keys")
    func keyCommands() {
        final class Page: UIViewController {
            func note() {}
            func tell(_ command: UIKeyCommand) {}
        }
        let commands = [
            UIKeyCommand(title: "Note", action: Page.note, input: "n", modifierFlags: .command),
            UIKeyCommand(title: "Note", action: Page.tell, input: "n", discoverabilityTitle: "Make a note"),
        ]
        #expect(commands.map(\.input) == ["n", "n"])
        #expect(commands.map(\.modifierFlags) == [.command, []])
        #expect(commands.map(\.discoverabilityTitle) == [nil, "Make a note"])
    }
}
