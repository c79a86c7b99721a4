import Drydock
import DrydockCatalogue
import DrydockSnapshots
import DrydockRaster
import DrydockShowcase
import Testing

/// The demo from beginning to end, by touch, through the same event path as the window's.
struct ModalFlowTests {
    @Test("a tap on the pill slides the modal up, a tap on the X slides it down, and home is as it was")
    func presentAndDismiss() throws {
        let screen = Screen.home()
        let home = screen.host.render().bitmap.copied()

        try screen.tap(PillButton.self)
        let modal = try #require(screen.modal as? SimpleMessageModalViewController)
        #expect(modal.presentingViewController === screen.home)
        screen.advance(by: 0.1)
        assertSnapshot(of: screen, as: .image, named: "rising-early")
        screen.advance(by: 0.15)
        assertSnapshot(of: screen, as: .image, named: "rising-late")
        screen.settle()
        #expect(screen.host.render().bitmap.hasSamePixels(as: try picture(of: "modal")))

        try screen.tap(DismissButton.self)
        screen.advance(by: 0.2)
        assertSnapshot(of: screen, as: .image, named: "falling")
        screen.settle()
        #expect(screen.modal == nil)
        #expect(modal.view.window == nil)
        #expect(screen.host.render().bitmap.hasSamePixels(as: home))
    }

    @Test("the modal rises steadily from the bottom edge to the top")
    func rising() throws {
        let screen = Screen.home()
        try screen.tap(PillButton.self)
        var edges: [Int] = []
        for _ in 0..<60 {
            edges.append(topOfModal(in: screen.host.displayList()))
            screen.advance(by: 1 / 60)
        }
        #expect(edges.first == 844)
        #expect(edges.last == 0)
        #expect(edges == edges.sorted(by: >))
        #expect(Set(edges).count > 10)
    }

    @Test("the pill is red while a finger is on it, and lets go when the finger leaves")
    func pillFollowsFinger() throws {
        let screen = Screen.home()
        let pill = try screen.find(PillButton.self)
        let finger = try screen.touchDown(pill)
        #expect(pill.isHighlighted)
        #expect(screen.host.render().bitmap.hasSamePixels(as: try picture(of: "home-pill-highlighted")))
        finger.move(to: CGPoint(x: 195, y: 100))
        #expect(!pill.isHighlighted)
        finger.lift()
        #expect(screen.modal == nil)
    }

    @Test("a disabled pill shows no modal")
    func disabledPill() throws {
        let screen = Screen.home()
        let pill = try screen.find(PillButton.self)
        pill.isEnabled = false
        try screen.tap(pill)
        #expect(screen.modal == nil)
    }

    @Test("a finger that just misses the X still hits it, one that misses it by far does not")
    func dismissReach() throws {
        let screen = Screen.home()
        screen.home?.showModal(animated: false)
        screen.settle()
        screen.tap(at: CGPoint(x: 340, y: 90))
        screen.settle()
        #expect(screen.modal != nil)
        screen.tap(at: CGPoint(x: 352, y: 58))
        screen.settle()
        #expect(screen.modal == nil)
    }

    @Test("right to left, the X is tapped at the left")
    func rightToLeft() throws {
        let screen = Screen.home(direction: .rightToLeft)
        try screen.tap(PillButton.self)
        screen.settle()
        screen.tap(at: CGPoint(x: 18, y: 38))
        screen.settle()
        #expect(screen.modal == nil)
    }

    @Test("the focus ring of the pill does not shine through the modal that rises over it")
    func focusRing() throws {
        let screen = Screen.home()
        let window = screen.host.window
        window.isFocusRingVisible = true
        window.focusedView = try screen.find(PillButton.self)
        let isRing = { (command: DisplayCommand) in if case .border = command { true } else { false } }
        let bordersOfHome = screen.host.displayList().commands.count(where: isRing)
        screen.home?.showModal(animated: true)
        screen.advance(by: 0.1)
        #expect(screen.host.displayList().commands.count(where: isRing) == bordersOfHome - 3)
    }

    @Test("taps while the modal moves do nothing twice")
    func impatientUser() throws {
        let screen = Screen.home()
        let pill = try screen.find(PillButton.self)
        let place = screen.frame(of: pill).center
        screen.tap(at: place)
        let modal = screen.modal
        screen.tap(at: place)
        screen.advance(by: 0.1)
        screen.tap(at: place)
        screen.settle()
        #expect(screen.modal === modal)
    }

    private func picture(of name: String) throws -> Bitmap {
        try #require(showcase[name]).makeHost().render().bitmap
    }

    /// Where the blur begins: the top of what the modal covers; the screen's height while it covers nothing.
    private func topOfModal(in list: DisplayList) -> Int {
        for command in list.commands {
            if case .blurBackdrop(let shape, _) = command { return shape.rect.y }
        }
        return 844
    }
}
