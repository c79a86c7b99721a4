import Drydock
import DrydockSnapshots
import DrydockTesting
import Testing

/// What a scroll view shows beside its content, and beyond its ends.
struct ScrollGoldenTests {
    nonisolated enum Look: String, CaseIterable, CustomTestStringConvertible {
        case light, dark, rightToLeft, black

        var testDescription: String { rawValue }
    }

    private let scroll = UIScrollView()

    private func screen(_ look: Look = .light) -> Screen {
        let scroll = scroll
        return Screen(
            size: CGSize(width: 160, height: 160),
            scale: 2,
            direction: look == .rightToLeft ? .rightToLeft : .leftToRight,
            traits: UITraitCollection { if look == .dark { $0.userInterfaceStyle = .dark } },
            showsStatusBar: false
        ) {
            let controller = UIViewController()
            controller.view = scroll
            scroll.backgroundColor = .systemBackground
            scroll.contentSize = CGSize(width: 480, height: 480)
            scroll.addSubview(Checkers(frame: CGRect(x: 0, y: 0, width: 480, height: 480)))
            return controller
        }
    }

    @Test("indicators stand 3 points from the edges, in the middle of their way", arguments: Look.allCases)
    func indicators(look: Look) {
        let screen = screen(look)
        if look == .black { scroll.indicatorStyle = .black }
        screen.perform {
            scroll.contentOffset = CGPoint(x: 160, y: 160)
            scroll.flashScrollIndicators()
        }
        screen.advance(by: 0.5)
        assertSnapshot(of: screen, as: .image, named: "indicators")
    }

    @Test("pulled beyond the content's end, the ground is seen and the indicator shrinks")
    func bounce() throws {
        let screen = screen()
        let finger = screen.touchDown(at: CGPoint(x: 80, y: 20))
        for y in stride(from: 20.0, through: 150, by: 10) {
            finger.move(to: CGPoint(x: 80, y: y))
            screen.advance(by: 1.0 / 60)
        }
        #expect(scroll.contentOffset.y < -30)
        assertSnapshot(of: screen, as: .image, named: "pulled")
        finger.lift()
        screen.settle()
        #expect(scroll.contentOffset.y == 0)
    }

    @Test("zoomed content is as sharp as ever")
    func zoom() {
        let screen = screen()
        let zoomer = Zoomer()
        screen.perform {
            scroll.maximumZoomScale = 3
            scroll.delegate = zoomer
            scroll.showsVerticalScrollIndicator = false
            scroll.showsHorizontalScrollIndicator = false
            scroll.setZoomScale(1.75, animated: false)
        }
        assertSnapshot(of: screen, as: .image, named: "zoomed")
    }
}

private final class Zoomer: NSObject, UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
}

/// Tiles with round corners, numbered.
private final class Checkers: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        for row in 0..<8 {
            for column in 0..<8 where (row + column).isMultiple(of: 2) {
                let tile = UILabel(frame: CGRect(x: column * 60 + 4, y: row * 60 + 4, width: 52, height: 52))
                tile.text = "\(row * 8 + column)"
                tile.textAlignment = .center
                tile.backgroundColor =
                    [UIColor.systemTeal, .systemYellow, .systemPink][(row + 2 * column) % 3]
                tile.layer.cornerRadius = 12
                tile.clipsToBounds = true
                addSubview(tile)
            }
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Checkers is made in code") }
}
