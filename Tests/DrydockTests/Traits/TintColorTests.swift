import Drydock
import DrydockRaster
import DrydockTesting
import Testing

@Suite("The colour that is the tint")
struct TintColorTests {
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

    @Test("it is drawn as the tint of the view, its own or the next above")
    func drawn() {
        let outer = square(.tintColor, in: screen.window)
        let inner = square(.tintColor, in: outer)
        _ = square(.tintColor.withAlphaComponent(0), in: inner)
        _ = square(.tintColor, in: screen.window)
        inner.tintColor = .red
        let clear = UIColor.clear.premultiplied
        let blue = UIColor.systemBlue.premultiplied
        #expect(fills.filter { $0 != clear } == [blue, UIColor.red.premultiplied, blue])
        outer.tintColor = .green
        let green = UIColor.green.premultiplied
        #expect(fills.filter { $0 != clear } == [green, UIColor.red.premultiplied, blue])
        inner.tintColor = nil
        #expect(fills.filter { $0 != clear } == [green, green, blue])
    }

    @Test("it follows the style, and takes another opacity")
    func dynamic() {
        _ = square(.tintColor.withAlphaComponent(0.5), in: screen.window)
        screen.host.style = .dark
        let dark = UIColor.systemBlue.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(fills == [dark.withAlphaComponent(0.5).premultiplied])
        #expect(UIColor.tintColor == UIColor.tintColor)
        #expect(UIColor.tintColor != UIColor.systemBlue)
        #expect(UIColor.tintColor.description == "UITintColor")
    }

    private final class LayingOut: UIView {
        var seen: [CGColor] = []

        override func layoutSubviews() {
            super.layoutSubviews()
            seen.append(UIColor.tintColor.cgColor)
        }

        override func tintColorDidChange() {
            super.tintColorDidChange()
            seen.append(UIColor.tintColor.cgColor)
        }
    }

    @Test("it is the view's tint where that is laid out and told of another, the system's outside")
    func asked() {
        let outer = square(.white, in: screen.window)
        let view = outer.adding(LayingOut())
        outer.tintColor = .red
        screen.host.update()
        #expect(view.seen == [UIColor.red.cgColor, UIColor.red.cgColor])
        #expect(UIColor.tintColor.cgColor == UIColor.systemBlue.cgColor)
    }

    @Test("a tint made of the tint is the system's")
    func circular() {
        let view = square(.tintColor, in: screen.window)
        view.tintColor = .tintColor
        let inner = square(.tintColor, in: view)
        inner.tintColor = UIColor { _ in .tintColor }
        let blue = UIColor.systemBlue.premultiplied
        #expect(fills == [blue, blue])
    }
}
