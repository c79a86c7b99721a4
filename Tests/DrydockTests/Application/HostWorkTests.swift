import Drydock
import DrydockRaster
import Testing

/// Nothing is done twice: what the counters say after the second time.
struct HostWorkTests {
    private let host = ApplicationHost(size: CGSize(width: 100, height: 200), scale: 1)
    private let box = UIView(frame: CGRect(x: 10, y: 60, width: 20, height: 20))

    init() {
        let home = UIViewController()
        home.view.backgroundColor = .white
        box.backgroundColor = .red
        home.view.addSubview(box)
        host.window.rootViewController = home
        _ = host.render()
    }

    @Test("an unchanged tree is not laid out, listed or drawn again")
    func unchanged() {
        let counters = host.counters
        let raster = host.rasterCounters
        for _ in 0..<3 {
            host.advance(by: 1)
            #expect(host.render().damage.isEmpty)
        }
        #expect(host.counters == counters)
        #expect(host.rasterCounters == raster)
        #expect(!host.needsFrame)
    }

    @Test("a changed colour is drawn without layout, and its pixels only")
    func repaints() {
        let counters = host.counters
        box.backgroundColor = .blue
        #expect(host.needsFrame)
        let frame = host.render()
        #expect(frame.damage == [PixelRect(x: 10, y: 60, width: 20, height: 20)])
        #expect(host.counters.layoutPasses == counters.layoutPasses)
        #expect(host.counters.displayLists == counters.displayLists + 1)
        #expect(host.counters.frames == counters.frames + 1)
    }

    @Test("many changes before a frame cost one layout, one list and one frame")
    func coalesces() {
        let counters = host.counters
        for step in 1...10 { box.frame.size.width = 20 + CGFloat(step) }
        _ = host.render()
        #expect(host.counters.layoutPasses == counters.layoutPasses + 1)
        #expect(host.counters.displayLists == counters.displayLists + 1)
        #expect(host.counters.frames == counters.frames + 1)
    }

    @Test("a pointer that changes nothing costs nothing")
    func idlePointer() {
        let counters = host.counters
        Script(host: host).tap(90, 190)
        _ = host.render()
        #expect(host.counters == counters)
    }

    @Test("a slide reuses the blurred backdrop and lays out nothing")
    func slides() throws {
        let modal = UIViewController()
        modal.modalPresentationStyle = .overFullScreen
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        blur.frame = host.window.bounds
        modal.view.addSubview(blur)
        host.window.rootViewController?.present(modal, animated: true)
        host.advance(by: 1.0 / 16)
        _ = host.render()
        let layouts = host.counters.layoutPasses
        let blurs = host.rasterCounters.blurs
        for _ in 0..<4 {
            host.advance(by: 1.0 / 16)
            #expect(!host.render().damage.isEmpty)
        }
        #expect(host.counters.layoutPasses == layouts)
        #expect(host.rasterCounters.blurs == blurs)
    }

    @Test("a host that is gone leaves no window behind")
    func releases() {
        weak var window: UIWindow?
        do {
            let other = ApplicationHost(size: CGSize(width: 50, height: 50), scale: 1)
            other.window.rootViewController = UIViewController()
            _ = other.render()
            window = other.window
        }
        #expect(window == nil)
    }
}
