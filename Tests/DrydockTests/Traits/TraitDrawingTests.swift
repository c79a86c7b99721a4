import Drydock
import DrydockRaster
import Testing

@Suite("Drawing in traits")
struct TraitDrawingTests {
    private let host = ApplicationHost(size: CGSize(width: 40, height: 40), scale: 1, showsStatusBar: false)

    private var fills: [PremultipliedColor] {
        host.displayList().commands.compactMap {
            guard case .fill(_, let color) = $0 else { return nil }
            return color
        }
    }

    private func square(_ color: UIColor, in superview: UIView) -> UIView {
        let view = superview.adding(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        view.backgroundColor = color
        return view
    }

    @Test("a background is drawn anew in another style, without anything being laid out")
    func redrawn() {
        _ = square(.systemBackground, in: host.window)
        #expect(fills == [UIColor.white.premultiplied])
        let passes = host.counters.layoutPasses
        host.style = .dark
        #expect(fills == [UIColor.black.premultiplied])
        #expect(host.counters.layoutPasses == passes)
        #expect(host.counters.displayLists == 2)
    }

    @Test("each part of a tree is drawn with its own traits")
    func nested() {
        let outer = square(.label, in: host.window)
        outer.overrideUserInterfaceStyle = .dark
        let inner = square(.label, in: outer)
        inner.overrideUserInterfaceStyle = .light
        _ = square(.label, in: inner)
        _ = square(.label, in: outer)
        _ = square(.label, in: host.window)
        let (black, white) = (UIColor.black.premultiplied, UIColor.white.premultiplied)
        #expect(fills == [white, black, black, white, black])
    }

    @Test("a scene's style is that of its own pictures alone")
    func scenes() {
        let dark = ApplicationHost(
            size: CGSize(width: 40, height: 40),
            scale: 1,
            traits: UITraitCollection(userInterfaceStyle: .dark),
            showsStatusBar: false
        )
        for host in [host, dark] { host.window.backgroundColor = .systemBackground }
        #expect(fills == [UIColor.white.premultiplied])
        guard case .fill(_, let color) = dark.displayList().commands.first else {
            Issue.record("nothing is filled")
            return
        }
        #expect(color == UIColor.black.premultiplied)
    }

    @Test("animated backgrounds go between what the colours are in the view's traits")
    func animation() {
        let view = square(.white, in: host.window)
        view.overrideUserInterfaceStyle = .dark
        host.update()
        UIView.animate(withDuration: 1, options: .curveLinear) { view.backgroundColor = .systemBackground }
        host.advance(by: 0.5)
        #expect(view.presentation?.backgroundColor == UIColor(white: 0.5, alpha: 1))
    }

    @Test("text and template images take the colour of their traits")
    func text() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        label.text = "A"
        host.window.addSubview(label)
        label.overrideUserInterfaceStyle = .dark
        let colors = host.displayList().commands.compactMap { command -> PremultipliedColor? in
            guard case .mask(_, _, _, let color) = command else { return nil }
            return color
        }
        #expect(colors == [UIColor.white.premultiplied])
    }

    @Test("a layer's colour is what it was when it was set")
    func layers() {
        let view = host.window.adding(UIView())
        host.perform { view.layer.borderColor = UIColor.label.cgColor }
        host.style = .dark
        #expect(view.layer.borderColor == UIColor.black.cgColor)
        host.perform { view.layer.borderColor = UIColor.label.cgColor }
        #expect(view.layer.borderColor == UIColor.white.cgColor)
    }

    @Test(
        "blurs that follow the style are dark in the dark",
        arguments: [
            (UIBlurEffect.Style.regular, UIBlurEffect.Style.dark), (.prominent, .dark),
            (.systemMaterial, .systemMaterialDark), (.systemChromeMaterial, .systemChromeMaterialDark),
        ]
    )
    func blur(style: UIBlurEffect.Style, dark: UIBlurEffect.Style) {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        host.window.addSubview(view)
        let light = backdrop
        host.style = .dark
        #expect(backdrop == UIBlurEffect(style: dark).backdropEffect(scale: 1))
        #expect(light != backdrop)
    }

    private var backdrop: BackdropEffect? {
        for case .blurBackdrop(_, let effect) in host.displayList().commands { return effect }
        return nil
    }

    @Test("the status bar of a dark controller is white unless it says otherwise")
    func statusBar() {
        let root = UIViewController()
        host.window.rootViewController = root
        host.update()
        let bar = host.scene.statusBar
        #expect(bar.color(at: 0) == .black)
        host.style = .dark
        host.update()
        #expect(bar.color(at: 0) == .white)
        root.overrideUserInterfaceStyle = .light
        host.update()
        #expect(bar.color(at: 0) == .black)
    }
}
