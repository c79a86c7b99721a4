import Drydock
import DrydockCatalogue
import DrydockShowcase
import DrydockTesting
import Testing

/// The values of the two screens on the reference device, 390 × 844 points.
struct ScreenFrameTests {
    @Test(
        "home centres the logo and the pill, 30 points apart, in the middle of the screen",
        arguments: [1, 2, 3]
    )
    func home(scale: CGFloat) throws {
        let screen = Screen.home(scale: scale)
        let logo = try screen.find(LogoImageView.self)
        let pill = try screen.find(PillButton.self)
        #expect(screen.frame(of: logo) == CGRect(x: 120, y: 302, width: 150, height: 150))
        #expect(screen.frame(of: pill) == CGRect(x: 75, y: 482, width: 240, height: 60))
        #expect(logo.superview === pill.superview)
        #expect(logo.superview?.frame == CGRect(x: 0, y: 302, width: 390, height: 240))
        #expect(screen.home?.view.backgroundColor == .white)
    }

    @Test("home stays centred at any size of the screen", arguments: [(320, 480), (844, 390), (1024, 1366)])
    func homeResized(width: CGFloat, height: CGFloat) throws {
        let scene = try #require(showcase["home"])
        let host = scene.makeHost(size: CGSize(width: width, height: height))
        host.window.layoutIfNeeded()
        let container = try #require(host.window.rootViewController?.view.subviews.first)
        #expect(container.frame == CGRect(x: 0, y: (height - 240) / 2, width: width, height: 240))
    }

    @Test("the modal puts the X at the top trailing corner, its message in the middle")
    func modal() throws {
        let screen = Screen.home()
        screen.home?.showModal(animated: false)
        screen.window.layoutIfNeeded()
        let view = try #require(screen.modal?.view)
        let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
        #expect(
            screen.frame(of: try screen.find(DismissButton.self))
                == CGRect(x: 364, y: 30, width: 16, height: 16)
        )
        #expect(try screen.find(UIVisualEffectView.self).frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(label.frame.minX == 10)
        #expect(label.frame.width == 370)
        #expect(label.frame.midY == 422)
        #expect(label.text == "HERE\nIS\nTHE\nMODAL!")
    }

    @Test("right to left, the X is at the left and nothing else moves")
    func rightToLeft() throws {
        let screen = Screen.home(direction: .rightToLeft)
        #expect(screen.frame(of: try screen.find(LogoImageView.self)).minX == 120)
        #expect(screen.frame(of: try screen.find(PillButton.self)).minX == 75)
        screen.home?.showModal(animated: false)
        screen.window.layoutIfNeeded()
        #expect(
            screen.frame(of: try screen.find(DismissButton.self))
                == CGRect(x: 10, y: 30, width: 16, height: 16)
        )
    }

    @Test("switches of the class settings are seen whole, however large text is")
    func switches() {
        for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
            let screen = Screen(traits: UITraitCollection(preferredContentSizeCategory: category)) {
                ClassSettingsCoordinator(model: ClassSettingsViewModel())
            }
            for toggle in screen.findAll(UISwitch.self) {
                #expect(toggle.convert(toggle.bounds, to: nil).maxX == 376)
            }
        }
    }

    @Test(
        "large text on a small screen has the width that there is, and leaves a switch whole",
        arguments: ["sliders", "steppers", "segmented-controls", "progress", "branded"]
    )
    func largeText(name: String) throws {
        let screen = Screen(
            size: CGSize(width: 320, height: 568),
            traits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
        ) { UIViewController() }
        screen.perform { showcase[name]?.showInWindow(of: screen.host) }
        screen.settle()
        for label in screen.findAll(UILabel.self) where label.numberOfLines == 0 {
            let height = label.sizeThatFits(CGSize(width: 200, height: 0)).height
            #expect(label.bounds.height <= height + 1, "\(label.text ?? "")")
        }
        for toggle in screen.findAll(UISwitch.self) {
            #expect(screen.frame(of: toggle).maxX <= 320 && toggle.bounds.width >= 51)
        }
    }

    @Test(
        "the largest text keeps its words whole, and stays on what it stands on",
        arguments: ["buttons", "depth", "materials", "pointer"]
    )
    func largestText(name: String) throws {
        let screen = Screen(
            traits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
        ) { UIViewController() }
        screen.perform { showcase[name]?.showInWindow(of: screen.host) }
        screen.settle()
        for label in screen.findAll(UILabel.self) {
            let longest = (label.text ?? "").split(separator: " ").map { word in
                let copy = UILabel()
                copy.font = label.font
                copy.text = String(word)
                return copy.intrinsicContentSize.width
            }
            #expect(label.bounds.width >= (longest.max() ?? 0) - 1, "\(label.text ?? "")")
            let around = try #require(label.superview)
            #expect(around.bounds.insetBy(dx: -1, dy: -1).contains(label.frame), "\(label.text ?? "")")
        }
    }
}
