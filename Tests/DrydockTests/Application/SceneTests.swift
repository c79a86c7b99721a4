import Drydock
import DrydockAnchorage
import DrydockPlatform
import Testing

/// Scenes share nothing: what one has, does or is asked, another does not see.
struct SceneTests {
    private static func makeHost(
        _ side: CGFloat = 100,
        scale: CGFloat = 1,
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> ApplicationHost {
        ApplicationHost(
            size: CGSize(width: side, height: side),
            scale: scale,
            direction: direction,
            showsStatusBar: false
        )
    }

    // MARK: - The scene whose turn it is

    @Test(
        "the screen, the windows and the direction are those of the scene whose turn it is, and of none after it"
    )
    func turns() {
        let outside = UIScreen.main
        let first = Self.makeHost(50, scale: 2, direction: .rightToLeft)
        let second = Self.makeHost(80, scale: 3)
        first.perform {
            #expect(UIScreen.main === first.screen)
            #expect(UIApplication.shared.windows == [first.window])
            #expect(UIApplication.shared.keyWindow === first.window)
            #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
            #expect(UIApplication.shared.connectedScenes.contains(first.scene))
            first.scene.updateTraits { $0.preferredContentSizeCategory = .extraLarge }
            #expect(UIApplication.shared.preferredContentSizeCategory == .extraLarge)
            second.perform { #expect(UIScreen.main.scale == 3) }
            #expect(UIScreen.main.scale == 2)
        }
        #expect(UIScreen.main === outside)
        #expect(outside.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(outside.scale == 1)
    }

    @Test("a view is made, appears, moves and is drawn in its own scene's turn")
    func callbacks() {
        let hosts = [Self.makeHost(50, scale: 2), Self.makeHost(80, scale: 3)]
        let probes = hosts.map { host in host.perform { ProbeController() } }
        for (host, probe) in zip(hosts, probes) { host.perform { host.window.rootViewController = probe } }
        for host in hosts + hosts.reversed() {
            host.advance(by: 0.1)
            _ = host.render()
        }
        #expect(
            probes[0].sizes == Array(repeating: CGSize(width: 50, height: 50), count: probes[0].sizes.count)
        )
        #expect(
            probes[1].sizes == Array(repeating: CGSize(width: 80, height: 80), count: probes[1].sizes.count)
        )
        #expect(probes.allSatisfy { $0.sizes.count >= 5 })
    }

    @Test("work after layout waits for its own scene's turn")
    func workAfterLayout() {
        let first = Self.makeHost()
        let second = Self.makeHost()
        let journal = Journal()
        let controller = UIViewController()
        first.window.rootViewController = controller
        let view = UIView()
        controller.view.addSubview(view)
        first.update()
        UIView.animate(withDuration: 0) {
            view.alpha = 0.5
        } completion: { _ in
            journal.note("completed")
        }
        second.update()
        #expect(journal.take().isEmpty)
        first.update()
        #expect(journal.take() == ["completed"])
    }

    @Test("what one scene ignores or does not animate is the other's business")
    func switches() {
        let first = Self.makeHost()
        let second = Self.makeHost()
        first.perform {
            UIApplication.shared.beginIgnoringInteractionEvents()
            UIView.setAnimationsEnabled(false)
        }
        #expect(first.scene.isIgnoringInteractionEvents)
        #expect(!second.scene.isIgnoringInteractionEvents)
        #expect(first.perform { !UIView.areAnimationsEnabled })
        #expect(second.perform { UIView.areAnimationsEnabled })
        #expect(UIView.areAnimationsEnabled)
    }

    @Test("keyboard targets, clocks and directions of scenes are apart")
    func apart() {
        let first = Self.makeHost()
        let second = Self.makeHost(direction: .rightToLeft)
        second.advance(by: 5)
        #expect(first.scene.time == 0)
        let responder = Responder()
        first.window.addSubview(responder)
        #expect(responder.becomeFirstResponder())
        #expect(first.scene.firstResponder === responder)
        #expect(second.scene.firstResponder == nil)
        #expect(responder.effectiveUserInterfaceLayoutDirection == .leftToRight)
        second.window.addSubview(responder)
        #expect(first.scene.firstResponder == nil)
        #expect(responder.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test("two hundred hosts in turns draw what each draws alone")
    func manyHosts() {
        func picture(_ index: Int) -> (ApplicationHost, UIView) {
            let host = Self.makeHost(
                CGFloat(20 + index % 7),
                scale: CGFloat(1 + index % 3),
                direction: index.isMultiple(of: 2) ? .leftToRight : .rightToLeft
            )
            let box = UIView()
            box.backgroundColor = UIColor(white: CGFloat(index) / 200, alpha: 1)
            host.window.addSubview(box)
            box.leadingAnchor == host.window.leadingAnchor + CGFloat(index % 5)
            box.topAnchor == host.window.topAnchor
            box.sizeAnchors == CGFloat(3 + index % 4)
            return (host, box)
        }
        func move(_ box: UIView) { UIView.animate(withDuration: 1) { box.frame.origin.y += 8 } }
        let crowd = (0..<200).map(picture)
        for (_, box) in crowd { move(box) }
        for (host, _) in crowd.reversed() { host.advance(by: 0.5) }
        for (index, entry) in crowd.enumerated() {
            let (alone, box) = picture(index)
            move(box)
            alone.advance(by: 0.5)
            #expect(alone.displayList() == entry.0.displayList())
        }
    }

    // MARK: - Environment

    @Test("another scale alone lays everything out anew, on the new scale's pixels")
    func changedScale() {
        let host = Self.makeHost(101)
        let box = UIView()
        host.window.addSubview(box)
        box.widthAnchor == 50
        box.heightAnchor == 50
        box.centerAnchors == host.window.centerAnchors
        host.update()
        let coarse = box.frame
        let passes = host.counters.layoutPasses
        host.resize(to: CGSize(width: 101, height: 101), scale: 2)
        host.update()
        #expect(host.counters.layoutPasses == passes + 1)
        #expect(coarse.minX == coarse.minX.rounded())
        #expect(box.frame == CGRect(x: 25.5, y: 25.5, width: 50, height: 50))
        #expect(host.window.screen.scale == 2)
    }

    @Test("a window moves to another scene with all that is in it")
    func movesWindow() {
        let first = Self.makeHost()
        let second = Self.makeHost(direction: .rightToLeft)
        let box = UIView()
        first.window.addSubview(box)
        box.leadingAnchor == first.window.leadingAnchor
        box.sizeAnchors == 10
        first.update()
        #expect(box.frame.minX == 0)
        first.window.windowScene = second.scene
        #expect(first.windows.isEmpty)
        #expect(second.windows == [second.window, first.window])
        second.update()
        #expect(box.frame.minX == 90)
    }

    // MARK: - Time

    @Test("touches and keys have the scene's time")
    func oneClock() {
        let host = Self.makeHost()
        let view = StampView(frame: host.window.bounds)
        host.window.addSubview(view)
        #expect(view.becomeFirstResponder())
        host.advance(by: 2)
        host.handle(.pointer(PointerEvent(phase: .began, x: 5, y: 5, timestamp: 77)))
        host.advance(by: 0.5)
        host.handle(.pointer(PointerEvent(phase: .ended, x: 5, y: 5, timestamp: 78)))
        host.handle(.key(KeyEvent(key: .space, timestamp: 79)))
        #expect(view.stamps == [2, 2.5, 2.5])
    }

    @Test("subscribers tick once a frame, in order, until they pause or go")
    func ticks() {
        let host = Self.makeHost()
        let journal = Journal()
        let first = host.scene.frameTicker.subscribe { journal.note("first \($0)") }
        var second: FrameTicker.Subscription? = host.scene.frameTicker.subscribe {
            journal.note("second \($0)")
        }
        _ = host.render()
        #expect(host.needsFrame)
        host.advance(by: 0.5)
        #expect(journal.take() == ["first 0.5", "second 0.5"])
        first.isPaused = true
        host.advance(by: 0.5)
        #expect(journal.take() == ["second 1.0"])
        second?.cancel()
        second = nil
        host.advance(by: 0.5)
        #expect(journal.take().isEmpty)
        #expect(!host.needsFrame)
    }

    @Test("the status bar's manager tells what controllers decided")
    func statusBarManager() {
        let host = ApplicationHost(size: CGSize(width: 200, height: 200), scale: 1)
        host.window.rootViewController = LightController()
        host.update()
        #expect(host.scene.statusBarManager?.statusBarStyle == .lightContent)
        #expect(host.scene.statusBarManager?.isStatusBarHidden == false)
        #expect(host.scene.statusBarManager?.statusBarFrame == CGRect(x: 0, y: 0, width: 200, height: 47))
    }
}

/// Notes the main screen's size whenever it is called.
private final class ProbeController: UIViewController {
    private(set) var sizes: [CGSize] = []

    private func note() { sizes.append(UIScreen.main.bounds.size) }

    override func loadView() {
        super.loadView()
        note()
    }

    override func viewWillAppear(_ animated: Bool) {
        note()
        UIView.animate(withDuration: 0.05) {
            self.view.alpha = 0.5
        } completion: { _ in
            self.note()
        }
    }

    override func viewDidAppear(_ animated: Bool) { note() }
    override func viewDidLayoutSubviews() { note() }
}

private final class LightController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

private class Responder: UIView {
    override var canBecomeFirstResponder: Bool { true }
}

/// Notes the times of the events that it gets.
private final class StampView: Responder {
    private(set) var stamps: [TimeInterval] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        stamps += touches.map(\.timestamp)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        stamps += touches.map(\.timestamp)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        stamps += presses.map(\.timestamp)
    }
}
