import Drydock
import DrydockSnapshots
import DrydockTesting
import Testing

@Suite("Backgrounds of bar buttons")
struct BarButtonBackgroundTests {
    private func image(_ color: UIColor, height: CGFloat = 30) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 17, height: height)).image { _ in
            color.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 17, height: height), cornerRadius: 8).fill()
        }.resizableImage(withCapInsets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test("a state without an image has that of the normal one, a low bar that of a high one")
    func states() {
        let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        let (normal, pressed) = (image(.systemYellow), image(.systemOrange))
        #expect(item.backgroundImage(for: .normal, barMetrics: .default) == nil)
        item.setBackgroundImage(normal, for: .normal, barMetrics: .default)
        item.setBackgroundImage(pressed, for: .highlighted, barMetrics: .default)
        #expect(item.backgroundImage(for: .normal, barMetrics: .default) === normal)
        #expect(item.backgroundImage(for: .disabled, barMetrics: .default) == nil)
        #expect(item.shownImage(for: .disabled) === normal && item.shownImage(for: .highlighted) === pressed)
    }

    @Test("looks", arguments: [false, true])
    func looks(isRightToLeft: Bool) {
        let page = UIViewController()
        let screen = Screen(
            size: CGSize(width: 320, height: 60),
            scale: 2,
            direction: isRightToLeft ? .rightToLeft : .leftToRight,
            showsStatusBar: false
        ) { UINavigationController(rootViewController: page) }
        screen.perform {
            page.view.backgroundColor = .systemBackground
            let items = ["Save", "A longer title"].map {
                UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
            }
            items[0].setBackgroundImage(image(.systemYellow), for: .normal, barMetrics: .default)
            items[1].setBackgroundImage(image(.systemGray5, height: 38), for: .normal, barMetrics: .default)
            page.navigationItem.leftBarButtonItem = items[0]
            page.navigationItem.rightBarButtonItem = items[1]
        }
        screen.settle()
        assertSnapshot(of: screen, as: .image)
    }
}

extension UIBarButtonItem {
    /// What a toolbar's button shows in a state.
    fileprivate func shownImage(for state: UIControl.State) -> UIImage? {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        isEnabled = state != .disabled
        bar.items = [self]
        bar.layoutIfNeeded()
        let button = bar.subviews.compactMap { $0 as? UIControl }.first
        button?.isHighlighted = state == .highlighted
        return button?.subviews.compactMap { $0 as? UIImageView }.first?.image
    }
}
