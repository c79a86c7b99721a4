import Drydock
import DrydockSnapshots
import DrydockRaster
import DrydockShowcase
import Testing

/// The demo from beginning to end, by touch, through the same event path as the window's.
struct ModalFlowTests {
    @Test("a tap on the pill slides the modal up, a tap on the X slides it down, and home is as it was")
    func presentAndDismiss() throws {
        let demo = Demo()
        let home = copy(of: demo.host.render().bitmap)

        demo.tap(try demo.view(PillButton.self))
        let modal = try #require(demo.modal as? SimpleMessageModalViewController)
        #expect(modal.presentingViewController === demo.home)
        demo.host.advance(by: 0.1)
        assertSnapshot(of: demo.host, as: .image, named: "rising-early")
        demo.host.advance(by: 0.15)
        assertSnapshot(of: demo.host, as: .image, named: "rising-late")
        demo.host.finishAnimations()
        #expect(demo.host.render().bitmap.hasSamePixels(as: try picture(of: "modal")))

        demo.tap(try demo.view(DismissButton.self))
        demo.host.advance(by: 0.2)
        assertSnapshot(of: demo.host, as: .image, named: "falling")
        demo.host.finishAnimations()
        #expect(demo.modal == nil)
        #expect(modal.view.window == nil)
        #expect(demo.host.render().bitmap.hasSamePixels(as: home))
    }

    @Test("the modal rises steadily from the bottom edge to the top")
    func rising() throws {
        let demo = Demo()
        demo.tap(try demo.view(PillButton.self))
        var edges: [Int] = []
        for _ in 0..<60 {
            edges.append(topOfModal(in: demo.host.displayList()))
            demo.host.advance(by: 1 / 60)
        }
        #expect(edges.first == 844)
        #expect(edges.last == 0)
        #expect(edges == edges.sorted(by: >))
        #expect(Set(edges).count > 10)
    }

    @Test("the pill is red while a finger is on it, and lets go when the finger leaves")
    func pillFollowsFinger() throws {
        let demo = Demo()
        let pill = try demo.view(PillButton.self)
        demo.press(pill)
        #expect(pill.isHighlighted)
        #expect(demo.host.render().bitmap.hasSamePixels(as: try picture(of: "home-pill-highlighted")))
        demo.drag(to: CGPoint(x: 195, y: 100))
        #expect(!pill.isHighlighted)
        demo.release(at: CGPoint(x: 195, y: 100))
        #expect(demo.modal == nil)
    }

    @Test("a disabled pill shows no modal")
    func disabledPill() throws {
        let demo = Demo()
        let pill = try demo.view(PillButton.self)
        pill.isEnabled = false
        demo.tap(pill)
        #expect(demo.modal == nil)
    }

    @Test("a finger that just misses the X still hits it, one that misses it by far does not")
    func dismissReach() throws {
        let demo = Demo()
        demo.home.showModal(animated: false)
        demo.host.finishAnimations()
        demo.tap(at: CGPoint(x: 340, y: 90))
        demo.host.finishAnimations()
        #expect(demo.modal != nil)
        demo.tap(at: CGPoint(x: 352, y: 58))
        demo.host.finishAnimations()
        #expect(demo.modal == nil)
    }

    @Test("right to left, the X is tapped at the left")
    func rightToLeft() throws {
        let demo = Demo(direction: .rightToLeft)
        demo.tap(try demo.view(PillButton.self))
        demo.host.finishAnimations()
        demo.tap(at: CGPoint(x: 18, y: 38))
        demo.host.finishAnimations()
        #expect(demo.modal == nil)
    }

    @Test("the focus ring of the pill does not shine through the modal that rises over it")
    func focusRing() throws {
        let demo = Demo()
        let window = demo.host.window
        window.isFocusRingVisible = true
        window.focusedView = try demo.view(PillButton.self)
        let isRing = { (command: DisplayCommand) in if case .border = command { true } else { false } }
        let bordersOfHome = demo.host.displayList().commands.count(where: isRing)
        demo.home.showModal(animated: true)
        demo.host.advance(by: 0.1)
        #expect(demo.host.displayList().commands.count(where: isRing) == bordersOfHome - 3)
    }

    @Test("taps while the modal moves do nothing twice")
    func impatientUser() throws {
        let demo = Demo()
        let pill = try demo.view(PillButton.self)
        demo.tap(pill)
        let modal = demo.modal
        demo.tap(pill)
        demo.host.advance(by: 0.1)
        demo.tap(pill)
        demo.host.finishAnimations()
        #expect(demo.modal === modal)
    }

    private func picture(of name: String) throws -> Bitmap {
        try #require(ShowcaseScene.named(name)).makeHost().render().bitmap
    }

    private func copy(of bitmap: Bitmap) -> Bitmap {
        let copy = Bitmap(width: bitmap.width, height: bitmap.height)
        copy.bytes.copyMemory(from: UnsafeRawBufferPointer(bitmap.bytes))
        return copy
    }

    /// Where the blur begins: the top of what the modal covers; the screen's height while it covers nothing.
    private func topOfModal(in list: DisplayList) -> Int {
        for command in list.commands {
            if case .blurBackdrop(let shape, _) = command { return shape.rect.y }
        }
        return 844
    }
}
