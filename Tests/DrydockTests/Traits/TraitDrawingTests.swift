import Drydock
import DrydockRaster
import DrydockTesting
import Testing

@Suite("Drawing in traits")
struct TraitDrawingTests {
    private let screen = Screen.empty(size: CGSize(width: 40, height: 40), scale: 1, showsStatusBar: false)

    private var fills: [PremultipliedColor] {
        screen.host.displayList().commands.compactMap {
            guard case .fill(_, let color) = $0 else { return nil }
            return color
        }
    }

    private func square(_ color: UIColor, in superview: UIView) -> UIView {
        let view = superview.adding(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        view.backgroundColor = color
        return view
    }

    @Test("a background is drawn anew in another style, after one layout")
    func redrawn() {
        _ = square(.systemBackground, in: screen.window)
        #expect(fills == [UIColor.white.premultiplied])
        let passes = screen.host.counters.layoutPasses
        screen.host.style = .dark
        #expect(fills == [UIColor.black.premultiplied])
        #expect(screen.host.counters.layoutPasses == passes + 1)
        #expect(screen.host.counters.displayLists == 2)
    }

    @Test("each part of a tree is drawn with its own traits")
    func nested() {
        let outer = square(.label, in: screen.window)
        outer.overrideUserInterfaceStyle = .dark
        let inner = square(.label, in: outer)
        inner.overrideUserInterfaceStyle = .light
        _ = square(.label, in: inner)
        _ = square(.label, in: outer)
        _ = square(.label, in: screen.window)
        let (black, white) = (UIColor.black.premultiplied, UIColor.white.premultiplied)
        #expect(fills == [white, black, black, white, black])
    }

    @Test("a scene's style is that of its own pictures alone")
    func scenes() {
        let dark = Screen.empty(
            size: CGSize(width: 40, height: 40),
            scale: 1,
            traits: UITraitCollection(userInterfaceStyle: .dark),
            showsStatusBar: false
        )
        for screen in [screen, dark] { screen.window.backgroundColor = .systemBackground }
        #expect(fills == [UIColor.white.premultiplied])
        guard case .fill(_, let color) = dark.host.displayList().commands.first else {
            Issue.record("nothing is filled")
            return
        }
        #expect(color == UIColor.black.premultiplied)
    }

    @Test("animated backgrounds go between what the colours are in the view's traits")
    func animation() {
        let view = square(.white, in: screen.window)
        view.overrideUserInterfaceStyle = .dark
        screen.host.update()
        UIView.animate(withDuration: 1, options: .curveLinear) { view.backgroundColor = .systemBackground }
        screen.advance(by: 0.5)
        #expect(view.presentation?.backgroundColor == UIColor(white: 0.5, alpha: 1))
    }

    @Test("text and template images take the colour of their traits")
    func text() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        label.text = "A"
        screen.window.addSubview(label)
        label.overrideUserInterfaceStyle = .dark
        let colors = screen.host.displayList().commands.compactMap { command -> PremultipliedColor? in
            guard case .mask(_, _, _, let color) = command else { return nil }
            return color
        }
        #expect(colors == [UIColor.white.premultiplied])
    }

    @Test("a layer's colour is what it was when it was set")
    func layers() {
        let view = screen.window.adding(UIView())
        screen.perform { view.layer.borderColor = UIColor.label.cgColor }
        screen.host.style = .dark
        #expect(view.layer.borderColor == UIColor.black.cgColor)
        screen.perform { view.layer.borderColor = UIColor.label.cgColor }
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
        screen.window.addSubview(view)
        let light = backdrop
        screen.host.style = .dark
        #expect(backdrop == UIBlurEffect(style: dark).backdropEffect(scale: 1))
        #expect(light != backdrop)
    }

    private var backdrop: BackdropEffect? {
        for case .blurBackdrop(_, let effect) in screen.host.displayList().commands { return effect }
        return nil
    }

    @Test("the status bar of a dark controller is white unless it says otherwise")
    func statusBar() {
        let root = UIViewController()
        screen.window.rootViewController = root
        screen.host.update()
        let bar = screen.host.scene.statusBar
        #expect(bar.color(at: 0) == .black)
        screen.host.style = .dark
        screen.host.update()
        #expect(bar.color(at: 0) == .white)
        root.overrideUserInterfaceStyle = .light
        screen.host.update()
        #expect(bar.color(at: 0) == .black)
    }
}
