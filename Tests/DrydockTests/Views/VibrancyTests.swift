import Drydock
import DrydockRaster
import DrydockSnapshots
import DrydockTesting
import Testing

@Suite("Vibrancy")
@MainActor
struct VibrancyTests {
    private let styles: [(String, UIVibrancyEffectStyle)] = [
        ("Label", .label), ("Secondary", .secondaryLabel), ("Tertiary", .tertiaryLabel),
        ("Quaternary", .quaternaryLabel),
    ]
    private let fills: [UIVibrancyEffectStyle] = [.fill, .secondaryFill, .tertiaryFill, .separator]

    private func screen(_ size: CGSize, _ style: UIUserInterfaceStyle) -> Screen {
        let screen = Screen.empty(
            size: size,
            scale: 2,
            traits: UITraitCollection { $0.userInterfaceStyle = style },
            showsStatusBar: false
        )
        screen.window.backgroundColor = .systemBackground
        return screen
    }

    private func vibrant(
        _ view: UIView,
        _ style: UIVibrancyEffectStyle,
        in blur: UIVisualEffectView,
        _ frame: CGRect
    ) {
        guard let effect = blur.effect as? UIBlurEffect else { return }
        let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: effect, style: style))
        vibrancy.frame = frame
        view.frame = CGRect(origin: .zero, size: frame.size)
        vibrancy.contentView.addSubview(view)
        blur.contentView.addSubview(vibrancy)
    }

    @Test(
        "labels, symbols and fills on materials over colours",
        arguments: [
            ("light", UIUserInterfaceStyle.light, UIBlurEffect.Style.systemThinMaterial),
            ("dark", .dark, .systemThinMaterial), ("dark-blur-in-the-light", .light, .dark),
        ]
    )
    func look(name: String, style: UIUserInterfaceStyle, blur: UIBlurEffect.Style) {
        let screen = screen(CGSize(width: 220, height: 120), style)
        screen.perform {
            for (index, color) in [UIColor.systemRed, .systemYellow, .systemBlue, .black].enumerated() {
                let stripe = UIView(frame: CGRect(55 * CGFloat(index), 0, 55, 120))
                stripe.backgroundColor = color
                screen.window.addSubview(stripe)
            }
            let ground = UIVisualEffectView(effect: UIBlurEffect(style: blur))
            ground.frame = CGRect(8, 8, 204, 104)
            screen.window.addSubview(ground)
            for (index, style) in styles.enumerated() {
                let label = UILabel()
                label.text = style.0
                label.font = .boldSystemFont(ofSize: 15)
                vibrant(label, style.1, in: ground, CGRect(10, 6 + 23 * CGFloat(index), 100, 22))
                let image = UIImageView(image: UIImage(systemName: "star.fill"))
                image.contentMode = .center
                vibrant(image, style.1, in: ground, CGRect(110, 6 + 23 * CGFloat(index), 24, 22))
            }
            for (index, style) in fills.enumerated() {
                let bar = UIView()
                bar.backgroundColor = .white
                bar.layer.cornerRadius = 4
                vibrant(bar, style, in: ground, CGRect(140, 8 + 23 * CGFloat(index), 56, 18))
            }
        }
        assertSnapshot(of: screen, as: .image, named: name)
    }

    @Test("white content in the dark brightens what is behind it by the style's colour, and black alike")
    func arithmetic() {
        let screen = screen(CGSize(width: 40, height: 40), .dark)
        screen.perform {
            screen.window.backgroundColor = UIColor(red: 0.2, green: 0.3, blue: 0.4, alpha: 1)
            for (index, color) in [UIColor.white, .black].enumerated() {
                let view = UIView()
                view.backgroundColor = color
                let effect = UIVibrancyEffect(
                    blurEffect: UIBlurEffect(style: .systemThinMaterial),
                    style: .secondaryLabel
                )
                let vibrancy = UIVisualEffectView(effect: effect)
                vibrancy.frame = CGRect(20 * CGFloat(index), 0, 20, 40)
                view.frame = vibrancy.bounds
                vibrancy.contentView.addSubview(view)
                screen.window.addSubview(vibrancy)
            }
        }
        let bitmap = screen.host.render().bitmap
        // 235, 235 and 245 at 0.6 are added to 51, 77 and 102.
        for x in [20, 60] {
            let pixel = bitmap.pixel(atX: x, y: 40)
            #expect((abs(Int(pixel.r) - 192) <= 1, abs(Int(pixel.g) - 218) <= 1) == (true, true))
            #expect(abs(Int(pixel.b) - 249) <= 1)
        }
    }

    @Test("no vibrancy draws what is there, and the effect is found in the view's description")
    func plain() {
        let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
        let view = UIVisualEffectView(effect: effect)
        let content = UIView(frame: CGRect(0, 0, 10, 10))
        content.backgroundColor = .red
        view.frame = CGRect(0, 0, 40, 40)
        view.contentView.addSubview(content)
        let screen = screen(CGSize(width: 40, height: 40), .light)
        screen.perform { screen.window.addSubview(view) }
        #expect(screen.host.render().bitmap.pixel(atX: 4, y: 4).g == 255)
        view.effect = nil
        screen.host.update()
        #expect(screen.host.render().bitmap.pixel(atX: 4, y: 4).g == 0)
        #expect(effect.style == .label)
    }
}
