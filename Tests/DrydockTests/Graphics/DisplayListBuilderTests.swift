import Drydock
import DrydockRaster
import Testing

@Suite("Display list of a view tree")
struct DisplayListBuilderTests {
    private func list(of view: UIView, scale: CGFloat = 1) -> [DisplayCommand] {
        var builder = DisplayListBuilder(scale: scale)
        view.appendDisplayCommands(to: &builder)
        return builder.list.commands
    }

    private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
        PixelRect(x: x, y: y, width: width, height: height)
    }

    @Test("views that touch in points touch in pixels", arguments: [1, 2, 3] as [CGFloat])
    func touchingEdges(scale: CGFloat) throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 100.0 / 3, height: 10))
        let right = UIView(frame: CGRect(x: 100.0 / 3, y: 0, width: 200.0 / 3, height: 10))
        left.backgroundColor = .red
        right.backgroundColor = .blue
        root.addSubview(left)
        root.addSubview(right)
        guard case .fill(let first, _) = try #require(list(of: root, scale: scale).first),
            case .fill(let second, _) = try #require(list(of: root, scale: scale).last)
        else {
            Issue.record("expected two fills")
            return
        }
        #expect(first.rect.maxX == second.rect.x)
        #expect(second.rect.maxX == Int(100 * scale))
    }

    @Test("a translucent view with subviews is one group around all that it draws")
    func group() {
        let root = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        root.backgroundColor = .red
        root.alpha = 0.4
        let child = UIView(frame: CGRect(x: 40, y: 40, width: 30, height: 5))
        child.backgroundColor = .white
        root.addSubview(child)
        #expect(
            list(of: root) == [
                .pushGroup(opacity: 102, bounds: rect(10, 10, 70, 50)),
                .fill(RoundedRect(rect(10, 10, 50, 50)), UIColor.red.premultiplied),
                .fill(RoundedRect(rect(50, 50, 30, 5)), UIColor.white.premultiplied),
                .pop,
            ]
        )
    }

    @Test("a clip is pushed only where something sticks out")
    func clip() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.clipsToBounds = true
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        child.backgroundColor = .white
        root.addSubview(child)
        #expect(list(of: root).count == 1)
        child.frame.origin.x = 45
        #expect(list(of: root).count == 3)
        child.frame.origin = .zero
        #expect(list(of: root).count == 1)
        root.layer.cornerRadius = 8
        #expect(list(of: root).count == 3, "the child lies in a rounded corner")
    }

    @Test("hidden and invisible views draw nothing")
    func hidden() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.backgroundColor = .red
        root.isHidden = true
        #expect(list(of: root).isEmpty)
        root.isHidden = false
        root.alpha = 0
        #expect(list(of: root).isEmpty)
    }

    @Test("the border lies above the subviews and inside the edge")
    func border() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.layer.borderWidth = 2
        root.layer.borderColor = UIColor.red.cgColor
        let child = UIView(frame: root.bounds)
        child.backgroundColor = .white
        root.addSubview(child)
        let expected = DisplayCommand.border(
            RoundedRect(rect(0, 0, 100, 100)),
            width: SubpixelLength(pixels: 4),
            UIColor.red.premultiplied
        )
        #expect(list(of: root, scale: 2).last == expected)
    }

    @Test("a blur is as wide in points at any scale", arguments: [0.5, 1, 1.25, 1.5, 2, 2.4, 3])
    func blurWidth(scale: CGFloat) {
        let effect = UIBlurEffect(style: .light).backdropEffect(scale: scale)
        let side = Double(2 * effect.boxRadius + 1) * Double(effect.reduction) / scale
        // Three boxes of d = σ · 3√(2π) / 4 pixels; a side is odd and a whole number of reduced pixels.
        #expect(abs(side - 30 * 1.88) <= 1.5 * Double(effect.reduction) / scale)
    }

    @Test("a blur asks for the effect at the resolution of points")
    func blur() throws {
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        blur.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        guard case .blurBackdrop(let shape, let effect) = try #require(list(of: blur, scale: 3).first) else {
            Issue.record("expected a blur")
            return
        }
        #expect(shape.rect == rect(0, 0, 30, 30))
        #expect(effect.reduction == 3)
        #expect(effect.boxRadius == 19)
    }
}
