import Drydock
import DrydockTesting
import Testing

@Suite struct SceneClockTests {
    @Test("a display link calls as often as it is wanted to, and can be added again")
    func displayLink() {
        final class Counter {
            var count = 0
            func step() { count += 1 }
        }
        let counter = Counter()
        let screen = Screen { UIViewController() }
        let link = CADisplayLink(target: counter, selector: Counter.step)
        link.preferredFramesPerSecond = 20
        screen.perform { link.add(to: .main, forMode: .common) }
        func run() { for _ in 0..<60 { screen.advance(by: 1.0 / 60) } }

        run()
        #expect(counter.count == 20)
        #expect(abs(link.targetTimestamp - link.timestamp - 0.05) < 0.001)

        #expect(link.frameInterval == 3)
        link.frameInterval = 2
        #expect(link.preferredFramesPerSecond == 30)

        link.remove(from: .main, forMode: .common)
        run()
        #expect(counter.count == 20)

        link.preferredFrameRateRange = CAFrameRateRange(minimum: 8, maximum: 30, preferred: 10)
        #expect(link.preferredFramesPerSecond == 10)
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 8, maximum: 30)
        #expect(link.preferredFramesPerSecond == 30)
        link.preferredFrameRateRange = .default
        screen.perform { link.add(to: .main, forMode: .common) }
        run()
        #expect(counter.count == 80)
        link.invalidate()
    }

    @Test("a display link is called for each frame of a way, also for one that it is resumed in")
    func frames() {
        final class Counter {
            var times: [TimeInterval] = []
            func step(_ link: CADisplayLink) { times.append(link.timestamp) }
        }
        let counter = Counter()
        let screen = Screen { UIViewController() }
        let link = CADisplayLink(target: counter, selector: Counter.step)
        screen.perform { link.add(to: .main, forMode: .common) }
        screen.advance(by: 0.5)
        #expect(counter.times.count == 30)
        #expect(counter.times.first.map { abs($0 - 1.0 / 60) < 1e-9 } == true)
        #expect(counter.times.last == 0.5)
        screen.advance(by: 0.01)
        #expect(counter.times.last == 0.51)
        link.isPaused = true
        screen.advance(by: 1)
        #expect(counter.times.count == 31)
        link.isPaused = false
        screen.advance(by: 0.1)
        #expect(counter.times.count == 37)
        link.invalidate()
        screen.advance(by: 1)
        #expect(counter.times.count == 37)
    }

    @Test("what a screen gives to the main queue is done in its next turn, after layout")
    func mainQueue() {
        final class Controller: UIViewController {
            let part = UIView()
            var widths: [CGFloat] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(part)
                part.translatesAutoresizingMaskIntoConstraints = false
                part.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
                DispatchQueue.main.async { [self] in widths.append(part.bounds.width) }
                let work = DispatchWorkItem { [self] in MainActor.assumeIsolated { widths.append(1) } }
                DispatchQueue.main.async(execute: work)
                let cancelled = DispatchWorkItem { [self] in MainActor.assumeIsolated { widths.append(2) } }
                DispatchQueue.main.async(execute: cancelled)
                cancelled.cancel()
            }
        }
        let controller = Controller()
        let screen = Screen { controller }
        #expect(controller.widths == [390, 1])
        screen.perform { DispatchQueue.main.async { controller.view.backgroundColor = .red } }
        #expect(controller.view.backgroundColor == .red)
    }

    @Test("the absolute time goes by the scene's clock where a test moves it")
    func absoluteTime() {
        let screen = Screen { UIViewController() }
        var times: [CFAbsoluteTime] = []
        screen.perform { times.append(CFAbsoluteTimeGetCurrent()) }
        screen.advance(by: 0.5)
        screen.perform { times.append(CFAbsoluteTimeGetCurrent()) }
        #expect(abs(times[1] - times[0] - 0.5) < 1e-9)
        #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 60)
    }

    @Test("whoever asks is told of another size of text, and of nothing else")
    func contentSize() {
        let screen = Screen { UIViewController() }
        let values = Values()
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification,
            object: screen.window.screen,
            queue: nil
        ) { notification in
            let value = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
            MainActor.assumeIsolated { values.all.append(value) }
        }
        defer { NotificationCenter.default.removeObserver(token) }

        screen.window.windowScene?.updateTraits { $0.userInterfaceStyle = .dark }
        #expect(values.all == [])
        screen.window.windowScene?.updateTraits { $0.preferredContentSizeCategory = .extraLarge }
        #expect(values.all == [UIContentSizeCategory.extraLarge.rawValue])
    }
}

private final class Values {
    var all: [String?] = []

    @Test("a screen makes display links, of as many frames as it has")
    func displayLinkOfScreen() throws {
        final class Counter {
            var count = 0
            func step() { count += 1 }
        }
        let counter = Counter()
        let screen = Screen { UIViewController() }
        try screen.perform {
            let step = Selector("step", Counter.step)
            let link = UIScreen.main.displayLink(withTarget: counter, selector: step)
            try #require(link).add(to: .main, forMode: .common)
        }
        screen.advance(by: 1)
        #expect(counter.count == UIScreen.main.maximumFramesPerSecond)
    }
}
