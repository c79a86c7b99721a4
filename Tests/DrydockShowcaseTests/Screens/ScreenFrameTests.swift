import Drydock
import DrydockShowcase
import Testing

/// The values of the two screens on the reference device, 390 × 844 points.
struct ScreenFrameTests {
    @Test(
        "home centres the logo and the pill, 30 points apart, in the middle of the screen",
        arguments: [1, 2, 3]
    )
    func home(scale: CGFloat) throws {
        let demo = Demo(scale: scale)
        let logo = try demo.view(LogoImageView.self)
        let pill = try demo.view(PillButton.self)
        #expect(demo.frameOnScreen(of: logo) == CGRect(x: 120, y: 302, width: 150, height: 150))
        #expect(demo.frameOnScreen(of: pill) == CGRect(x: 75, y: 482, width: 240, height: 60))
        #expect(logo.superview === pill.superview)
        #expect(logo.superview?.frame == CGRect(x: 0, y: 302, width: 390, height: 240))
        #expect(demo.home.view.backgroundColor == .white)
    }

    @Test("home stays centred at any size of the screen", arguments: [(320, 480), (844, 390), (1024, 1366)])
    func homeResized(width: CGFloat, height: CGFloat) throws {
        let scene = try #require(ShowcaseScene.named("home"))
        let host = scene.makeHost(size: CGSize(width: width, height: height))
        host.window.layoutIfNeeded()
        let container = try #require(host.window.rootViewController?.view.subviews.first)
        #expect(container.frame == CGRect(x: 0, y: (height - 240) / 2, width: width, height: 240))
    }

    @Test("the modal puts the X at the top trailing corner, its message in the middle")
    func modal() throws {
        let demo = Demo()
        demo.home.showModal(animated: false)
        demo.host.window.layoutIfNeeded()
        let view = try #require(demo.modal?.view)
        let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
        #expect(
            demo.frameOnScreen(of: try demo.view(DismissButton.self))
                == CGRect(x: 364, y: 30, width: 16, height: 16)
        )
        #expect(try demo.view(UIVisualEffectView.self).frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(label.frame.minX == 10)
        #expect(label.frame.width == 370)
        #expect(label.frame.midY == 422)
        #expect(label.text == "HERE\nIS\nTHE\nMODAL!")
    }

    @Test("right to left, the X is at the left and nothing else moves")
    func rightToLeft() throws {
        let demo = Demo(direction: .rightToLeft)
        #expect(demo.frameOnScreen(of: try demo.view(LogoImageView.self)).minX == 120)
        #expect(demo.frameOnScreen(of: try demo.view(PillButton.self)).minX == 75)
        demo.home.showModal(animated: false)
        demo.host.window.layoutIfNeeded()
        #expect(
            demo.frameOnScreen(of: try demo.view(DismissButton.self))
                == CGRect(x: 10, y: 30, width: 16, height: 16)
        )
    }
}
