import Drydock
import DrydockHost
import DrydockRaster
import DrydockTesting
import Testing

/// Scrolled pictures against the same screens drawn at once.
@Suite("Pixels of scrolled content")
struct ScrolledPixelsTests {
    /// What may be hard to scroll.
    enum Content: String, CaseIterable {
        case labels, grounds, cards, shadows, translucent, images, nested, bars, animated, overhanging,
            indicator
    }

    private static let size = CGSize(width: 160, height: 240)

    private func row(_ content: Content, _ number: Int, in scroll: UIScrollView) -> UIView {
        let frame = CGRect(x: 8, y: 30 * CGFloat(number), width: 144, height: 30)
        let label = UILabel(frame: frame)
        label.text = "Row \(number), a line"
        label.font = .systemFont(ofSize: 13)
        let color = UIColor(hue: CGFloat(number % 11) / 11, saturation: 0.6, brightness: 0.9, alpha: 1)
        switch content {
        case .labels, .indicator, .bars:
            break
        case .grounds:
            label.backgroundColor = color
        case .cards:
            label.backgroundColor = color
            label.layer.cornerRadius = 7
            label.layer.borderWidth = 1
            label.clipsToBounds = true
        case .shadows:
            label.backgroundColor = color
            label.frame = frame.insetBy(dx: 10, dy: 6)
            label.layer.shadowOpacity = 0.6
            label.layer.shadowRadius = number % 2 == 0 ? 6 : 2
            label.layer.cornerRadius = number % 3 == 0 ? 5 : 0
        case .translucent:
            label.backgroundColor = color.withAlphaComponent(0.4)
            label.alpha = number % 2 == 0 ? 0.7 : 1
            label.frame = frame.insetBy(dx: 0, dy: -5)
        case .images:
            let view = UIImageView(image: UIImage(systemName: "star.fill"))
            view.frame = CGRect(x: 4, y: 4, width: 22, height: 22)
            label.textAlignment = .right
            label.addSubview(view)
        case .nested:
            let inner = UIScrollView(frame: frame)
            inner.contentSize = CGSize(width: 400, height: 90)
            label.frame = CGRect(x: 0, y: 10, width: 300, height: 40)
            label.numberOfLines = 2
            inner.addSubview(label)
            inner.contentOffset.y = CGFloat(number % 4) * 3
            return inner
        case .animated:
            label.backgroundColor = color
        case .overhanging:
            // Marks that stand high above the label.
            label.text = "a" + String(repeating: "\u{0301}", count: number % 5 * 6) + " row"
            label.frame = frame.insetBy(dx: 0, dy: 10)
        }
        return label
    }

    private func screen(_ content: Content, scale: CGFloat) -> (Screen, UIScrollView) {
        let screen = Screen.empty(size: Self.size, scale: scale, showsStatusBar: false)
        let scroll = UIScrollView(frame: CGRect(origin: .zero, size: Self.size).insetBy(dx: 0, dy: 9.5))
        screen.perform {
            scroll.backgroundColor = .white
            scroll.showsVerticalScrollIndicator = content == .indicator
            scroll.contentSize = CGSize(width: Self.size.width, height: 1500)
            for number in 0..<50 { scroll.addSubview(row(content, number, in: scroll)) }
            screen.window.addSubview(scroll)
            guard content == .bars else { return }
            let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
            bar.frame = CGRect(x: 0, y: 0, width: 160, height: 40)
            screen.window.addSubview(bar)
        }
        return (screen, scroll)
    }

    /// Scrolls, and changes what is animated, as far as a number of steps.
    private func perform(
        _ content: Content,
        _ step: Int,
        _ offset: Double,
        _ screen: Screen,
        _ scroll: UIScrollView
    ) {
        screen.perform {
            scroll.contentOffset.y = offset
            if content == .nested, let inner = scroll.subviews[7] as? UIScrollView {
                inner.contentOffset.x = CGFloat(step * 7 % 60)
            }
            guard content == .animated, step == 1 else { return }
            UIView.animate(withDuration: 0.5) {
                for view in scroll.subviews where Int(view.frame.minY) % 60 == 0 {
                    view.frame.origin.x += 20
                    view.backgroundColor = .black
                }
            }
        }
        screen.advance(by: 1.0 / 30)
    }

    @Test("are those of drawing everything", arguments: Content.allCases, [1.0, 3.0])
    func pixels(content: Content, scale: Double) {
        let (screen, scroll) = screen(content, scale: scale)
        _ = screen.host.render()
        // By whole pixels, by parts of them, beyond the ends, up and down.
        let offsets = [0, 6, 12, 12.5, 13 + 1 / 3.0, 40, 34, 33.9, 100, 95, 94, -12, -3, 1270, 1290, 1260]
        for (step, offset) in offsets.enumerated() {
            perform(content, step, offset, screen, scroll)
            let (fresh, freshScroll) = self.screen(content, scale: scale)
            for (step, offset) in offsets[...step].enumerated() {
                perform(content, step, offset, fresh, freshScroll)
            }
            #expect(
                screen.host.render().bitmap.hasSamePixels(as: fresh.host.render().bitmap),
                "\(content), step \(step)"
            )
        }
        let moved = screen.host.rasterCounters.movedPixels
        #expect(moved > 0 || content == .shadows, "nothing was moved")
    }

    @Test("a label far from what is seen is left out, and its clip stays")
    func leavesOut() {
        let (screen, scroll) = screen(.labels, scale: 1)
        var builder = DisplayListBuilder(scale: 1)
        screen.perform { scroll.appendDisplayCommands(to: &builder) }
        let commands = builder.list.commands
        #expect(commands.count < 14)
        #expect(commands.contains { if case .pushClip = $0 { true } else { false } })
    }
}
