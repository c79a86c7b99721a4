import Drydock
import DrydockSnapshots
import DrydockTesting
import Testing

@Suite("Grounds of toolbars")
struct ToolbarLookTests {
    private let bar = UIToolbar()

    private func show(size: CGSize = CGSize(width: 160, height: 80), style: UIUserInterfaceStyle = .light)
        -> Screen
    {
        let bar = bar
        return Screen(
            size: size,
            scale: 2,
            traits: UITraitCollection(userInterfaceStyle: style),
            showsStatusBar: false
        ) {
            let controller = UIViewController()
            controller.view.backgroundColor = .systemYellow
            bar.items = [UIBarButtonItem(systemItem: .done)]
            bar.frame = CGRect(x: 0, y: 20, width: size.width, height: 44)
            controller.view.addSubview(bar)
            return controller
        }
    }

    private func image(_ color: UIColor, height: CGFloat = 4) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: height)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: height))
        }
    }

    /// Of the ground: image, colour of the hairline.
    private func shown() throws -> (image: UIImage?, shadow: UIImage?, hairline: UIColor?) {
        bar.layoutIfNeeded()
        let ground = try #require(bar.subviews.first)
        let images = ground.subviews.compactMap { $0 as? UIImageView }
        try #require(images.count == 2)
        return (images[0].image, images[1].image, images[1].backgroundColor)
    }

    @Test("an image is the ground, that for the bottom before that for any position")
    func images() throws {
        let (any, bottom) = (image(.red), image(.blue))
        _ = show()
        bar.setBackgroundImage(any, forToolbarPosition: .any, barMetrics: .default)
        #expect(try shown().image === any)
        bar.setBackgroundImage(bottom, forToolbarPosition: .bottom, barMetrics: .default)
        #expect(try shown().image === bottom)
        #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === any)
        #expect(try shown().hairline != nil)
        bar.setBackgroundImage(nil, forToolbarPosition: .bottom, barMetrics: .default)
        bar.setBackgroundImage(image(.green), forToolbarPosition: .any, barMetrics: .compact)
        #expect(try shown().image === any)
    }

    @Test("images without size make the bar clear, and without hairline; a shadow alone changes nothing")
    func clear() throws {
        _ = show()
        bar.setShadowImage(UIImage(), forToolbarPosition: .any)
        #expect(try shown().hairline != nil)
        bar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
        let look = try shown()
        #expect(look.image == nil && look.shadow == nil && look.hairline == nil)
        bar.setShadowImage(nil, forToolbarPosition: .any)
        #expect(try shown().hairline != nil)
    }

    @Test("the compact appearance and image are those of a bar of little height")
    func compact() throws {
        let (usual, low) = (image(.red), image(.blue))
        _ = show()
        bar.standardAppearance.backgroundImage = usual
        let appearance = UIToolbarAppearance()
        appearance.backgroundImage = low
        bar.compactAppearance = appearance
        #expect(try shown().image === usual)
        bar.traitOverrides.verticalSizeClass = .compact
        #expect(try shown().image === low)
        bar.compactAppearance = nil
        #expect(try shown().image === usual)
        bar.traitOverrides.verticalSizeClass = .regular
        #expect(try shown().image === usual)
    }

    nonisolated enum Look: String, CaseIterable, CustomTestStringConvertible {
        case light, dark

        var testDescription: String { rawValue }
    }

    @Test("looks", arguments: Look.allCases)
    func looks(look: Look) {
        let screen = show(style: look == .dark ? .dark : .light)
        screen.perform {
            bar.setBackgroundImage(image(.systemGray4), forToolbarPosition: .any, barMetrics: .default)
            bar.setShadowImage(image(.systemRed, height: 2), forToolbarPosition: .any)
        }
        screen.settle()
        assertSnapshot(of: screen, as: .image)
    }
}
