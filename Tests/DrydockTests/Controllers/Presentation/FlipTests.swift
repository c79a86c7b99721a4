import Drydock
import DrydockRaster
import DrydockSnapshots
import DrydockTesting
import Testing

@Suite("A presentation that flips")
struct FlipTests {
    private let home = UIViewController()
    private let modal = UIViewController()
    private let screen: Screen

    init() {
        let home = home
        screen = Screen(size: CGSize(width: 120, height: 160), scale: 2, showsStatusBar: false) { home }
        screen.perform {
            for (page, name, color) in [(home, "Front", UIColor.systemTeal), (modal, "Back", .systemOrange)] {
                let label = UILabel(frame: page.view.bounds)
                label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                label.text = name
                label.textAlignment = .center
                page.view.backgroundColor = color
                page.view.addSubview(label)
            }
            modal.modalPresentationStyle = .fullScreen
            modal.modalTransitionStyle = .flipHorizontal
        }
    }

    private var picture: [UInt8] { screen.host.render().bitmap.bytes }

    @Test("the screen turns around from the right, and back from the left")
    func turning() {
        let front = picture
        var ends: [String] = []
        screen.perform { home.present(modal, animated: true) { ends.append("presented") } }
        #expect(picture == front)
        screen.advance(by: 0.2)
        assertSnapshot(of: screen, as: .image, named: "leaving")
        screen.advance(by: 0.15)
        assertSnapshot(of: screen, as: .image, named: "coming")
        #expect(ends == [])
        screen.settle()
        let back = picture
        #expect(back != front && modal.view.alpha == 1)
        screen.perform { home.dismiss(animated: true) { ends.append("dismissed") } }
        screen.advance(by: 0.2)
        assertSnapshot(of: screen, as: .image, named: "going-back")
        screen.settle()
        #expect(picture == front)
        #expect(ends == ["presented", "dismissed"])
    }

    @Test("raw values are UIKit's, and without animation there is no turn")
    func unanimated() {
        #expect(UIModalTransitionStyle.flipHorizontal.rawValue == 1)
        screen.perform { home.present(modal, animated: false) }
        #expect(modal.view.superview != nil && !screen.host.isAnimating)
        screen.perform { home.dismiss(animated: false) }
        #expect(modal.view.superview == nil && home.presentedViewController == nil)
    }
}
