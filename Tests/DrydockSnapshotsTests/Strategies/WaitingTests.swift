import Drydock
import DrydockRaster
import DrydockSnapshots
import FoundationNetworking
import Testing

/// A controller that is white until what it started in `viewDidLoad` is done.
final class LateViewController: UIViewController {
    enum Way: CaseIterable, Sendable {
        case queue, delay, task, sleepingTask, detachedTask, session, operation, timer, perform, otherQueue,
            chain
    }

    private let way: Way

    init(_ way: Way) {
        self.way = way
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        switch way {
        case .queue: DispatchQueue.main.async { MainActor.assumeIsolated { self.finish() } }
        case .delay:
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {
                MainActor.assumeIsolated { self.finish() }
            }
        case .task: Task { finish() }
        case .sleepingTask:
            Task {
                try? await Task.sleep(for: .milliseconds(10))
                finish()
            }
        case .detachedTask:
            Task.detached {
                try? await Task.sleep(for: .milliseconds(10))
                await self.finish()
            }
        case .session:
            guard let url = URL(string: "data:text/plain,loaded") else { return }
            URLSession.shared.dataTask(with: url) { _, _, _ in
                DispatchQueue.main.async { MainActor.assumeIsolated { self.finish() } }
            }.resume()
        case .operation: OperationQueue.main.addOperation { MainActor.assumeIsolated { self.finish() } }
        case .timer:
            Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
                MainActor.assumeIsolated { self.finish() }
            }
        case .perform: perform(Selector("finish", LateViewController.finish), with: nil, afterDelay: 0.02)
        case .otherQueue:
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) {
                DispatchQueue.main.async { MainActor.assumeIsolated { self.finish() } }
            }
        case .chain:
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {
                Task { @MainActor in
                    try? await Task.sleep(for: .milliseconds(10))
                    DispatchQueue.main.async { MainActor.assumeIsolated { self.finish() } }
                }
            }
        }
    }

    func finish() { view.backgroundColor = .black }
}

/// `.wait` waits with everything else going on, or says that it cannot.
struct WaitingTests {
    private typealias Picture = Snapshotting<UIViewController, UIImage>

    private static let size = CGSize(width: 4, height: 4)
    private static let strategy = Picture.image(size: size, showsStatusBar: false)

    @Test("a controller is waited for, whatever it does later", arguments: LateViewController.Way.allCases)
    func ways(_ way: LateViewController.Way) async throws {
        let image = try await SnapshotSession().snapshot(
            awaiting: { LateViewController(way) },
            as: .wait(for: 0.5, on: Self.strategy)
        )
        #expect(image.bitmap.pixel(atX: 1, y: 1) == .black)
    }

    @Test("a view is shown while it is waited for, and is free afterwards as it was")
    func view() async throws {
        final class LateView: UIView {
            override func didMoveToWindow() {
                super.didMoveToWindow()
                guard window != nil else { return }
                Task { backgroundColor = .black }
            }
        }
        let view = LateView(frame: CGRect(x: 3, y: 5, width: 4, height: 4))
        view.backgroundColor = .white
        let image = try await SnapshotSession().snapshot(
            awaiting: { view },
            as: .wait(for: 0.05, on: Snapshotting<UIView, UIImage>.image)
        )
        #expect(image.bitmap.pixel(atX: 1, y: 1) == .black)
        #expect(view.superview == nil)
        #expect(view.frame == CGRect(x: 3, y: 5, width: 4, height: 4))
    }

    @Test("the scene's clock goes on by the duration, neither more nor less")
    func clock() async throws {
        final class CountingViewController: UIViewController {
            var count = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { _ in
                    MainActor.assumeIsolated { self.count += 1 }
                }
            }
        }
        let controller = CountingViewController()
        _ = try await SnapshotSession().snapshot(
            awaiting: { controller },
            as: .wait(for: 0.1, on: Self.strategy)
        )
        #expect(controller.count == 5)
    }

    @Test("waits follow one another, and a text of a controller is waited for as its picture is")
    func nested() async throws {
        let text = try await SnapshotSession().snapshot(
            awaiting: { LateViewController(.task) },
            as: Snapshotting<UIViewController, String>.wait(
                for: 0.05,
                on: .wait(for: 0.05, on: .displayList(size: Self.size))
            )
        )
        #expect(text.contains("#000000"))
    }

    @Test("an assertion that cannot wait on the main actor fails, says why, and takes no picture")
    func synchronous() throws {
        let failure = try #require(throws: SnapshotFailure.self) {
            _ = try Picture.wait(for: 0.05, on: Self.strategy).take(LateViewController(.task))
        }
        #expect(
            failure.message.contains("Nothing but timers would run for the 0.05 seconds of a .wait here.")
        )
        #expect(failure.message.contains("Make the test async and write: await assertSnapshot(awaiting: …)"))
    }

    @Test("a strategy that needs the main actor while an assertion holds it says what to do")
    func strategyOfMainActor() throws {
        let later = SimplySnapshotting.lines.asyncPullback { (text: String) in
            Async(awaiting: { @MainActor in text })
        }
        let failure = try #require(throws: SnapshotFailure.self) {
            _ = try SnapshotSession().snapshot(of: { "x" }, as: later, timeout: 0.05)
        }
        #expect(failure.message.contains("was not there after 0.05 seconds"))
        #expect(failure.message.contains("await assertSnapshot(awaiting: …)"))
    }
}
