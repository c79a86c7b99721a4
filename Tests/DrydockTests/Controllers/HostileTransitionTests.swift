import Drydock
import DrydockTesting
import Testing

/// Controllers that are pushed, presented and dismissed while others move: nothing hangs or is lost, and what cannot be is said.
struct HostileTransitionTests {
    private let host = ApplicationHost(size: CGSize(width: 390, height: 844), scale: 1)
    private let root = UIViewController()
    private let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: root)
        host.window.rootViewController = navigation
        host.update()
    }

    private func alert() -> UIAlertController {
        let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        return alert
    }

    @Test("an alert is presented in the middle of a push, and of a pop", arguments: [true, false])
    func alertDuringPush(isPop: Bool) {
        let page = UIViewController()
        navigation.pushViewController(page, animated: !isPop)
        if isPop { navigation.popViewController(animated: true) }
        host.advance(by: 0.1)
        let alert = alert()
        var isShown = false
        (isPop ? root : page).present(alert, animated: true) { isShown = true }
        host.finishAnimations()
        #expect(isShown && navigation.presentedViewController === alert)
        #expect(navigation.topViewController === (isPop ? root : page))
        navigation.dismiss(animated: true)
        host.finishAnimations()
        #expect(navigation.presentedViewController == nil && alert.viewIfLoaded?.window == nil)
    }

    @Test("a second alert in the middle of the first one's way is refused, and said", .quietLog)
    func alertDuringAlert() {
        let (first, second) = (alert(), alert())
        root.present(first, animated: true)
        host.advance(by: 0.05)
        root.present(second, animated: true)
        host.finishAnimations()
        #expect(navigation.presentedViewController === first && second.presentingViewController == nil)
        first.present(second, animated: true)
        host.finishAnimations()
        #expect(first.presentedViewController === second)
    }

    @Test(
        "an alert on its way in is not dismissed, which is said; later it is, and can be presented again",
        .quietLog
    )
    func dismissedOnTheWay() {
        var log: [String] = []
        let alert = alert()
        root.present(alert, animated: true) { log.append("presented") }
        host.advance(by: 0.05)
        root.dismiss(animated: true) { log.append("refused") }
        host.finishAnimations()
        #expect(log == ["presented"] && navigation.presentedViewController === alert)
        root.dismiss(animated: true) { log.append("dismissed") }
        host.finishAnimations()
        #expect(log == ["presented", "dismissed"] && navigation.presentedViewController == nil)
        root.present(alert, animated: true)
        host.finishAnimations()
        #expect(navigation.presentedViewController === alert)
    }

    @Test("pushes under an alert wait for nobody, and the alert stays")
    func pushUnderAlert() {
        let alert = alert()
        root.present(alert, animated: true)
        host.advance(by: 0.05)
        let page = UIViewController()
        navigation.pushViewController(page, animated: true)
        navigation.popViewController(animated: true)
        navigation.pushViewController(UIViewController(), animated: true)
        navigation.setViewControllers([root, page], animated: true)
        host.finishAnimations()
        #expect(navigation.viewControllers == [root, page] && page.viewIfLoaded?.window != nil)
        #expect(navigation.presentedViewController === alert)
    }

    @Test("controllers that push, pop and present as they appear and disappear come to rest")
    func restless() {
        final class Restless: UIViewController {
            var will: () -> Void = {}
            var did: () -> Void = {}
            var left: () -> Void = {}
            override func viewWillAppear(_ animated: Bool) { will() }
            override func viewDidAppear(_ animated: Bool) { did() }
            override func viewWillDisappear(_ animated: Bool) { left() }
        }
        let (page, next) = (Restless(), Restless())
        let alert = alert()
        page.will = { [navigation] in
            page.will = {}
            navigation.pushViewController(next, animated: true)
        }
        next.did = { [navigation] in
            next.did = {}
            navigation.popViewController(animated: true)
        }
        next.left = { next.left = {} }
        page.did = {
            page.did = {}
            page.present(alert, animated: true)
        }
        navigation.pushViewController(page, animated: true)
        host.finishAnimations()
        host.finishAnimations()
        #expect(navigation.viewControllers == [root, page])
        #expect(navigation.presentedViewController === alert)
    }

    @Test(
        "a page that is pushed as the first one appears is told that it has appeared, too",
        arguments: [false, true]
    )
    func pushedAsTheFirstAppears(animated: Bool) {
        final class Page: UIViewController {
            var told: (String) -> Void = { _ in }
            override func viewDidAppear(_ animated: Bool) { told("appeared \(title ?? "")") }
            override func viewDidDisappear(_ animated: Bool) { told("left \(title ?? "")") }
        }
        var log: [String] = []
        let (first, second) = (Page(), Page())
        (first.title, second.title) = ("first", "second")
        second.told = { log.append($0) }
        first.told = { text in
            log.append(text)
            if log.count == 1 { first.navigationController?.pushViewController(second, animated: animated) }
        }
        host.window.rootViewController = UINavigationController(rootViewController: first)
        host.finishAnimations()
        #expect(log.first == "appeared first" && Set(log.dropFirst()) == ["left first", "appeared second"])
        #expect(log.count == 3)
    }

    @Test("the window's root is taken away in the middle of a push and under an alert")
    func rootGone() {
        navigation.pushViewController(UIViewController(), animated: true)
        host.advance(by: 0.05)
        root.present(alert(), animated: true)
        host.advance(by: 0.05)
        let other = UIViewController()
        host.window.rootViewController = other
        host.finishAnimations()
        #expect(other.viewIfLoaded?.window === host.window && navigation.viewIfLoaded?.window == nil)
    }

    @Test("mistakes with controllers are named")
    func mistakes() async {
        func expect(_ text: String, _ result: ExitTest.Result?) {
            let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(message.contains(text), "\(message)")
        }
        let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let page = UIViewController()
                page.title = "people"
                UINavigationController(rootViewController: page).pushViewController(page, animated: true)
            }
        }
        expect("is already on the stack; pop to it", twice)
        let nested = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UINavigationController(rootViewController: UIViewController())
                    .pushViewController(UINavigationController(), animated: false)
            }
        }
        expect("is a navigation controller, too; present it", nested)
        let itself = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let page = UIViewController()
                page.present(page, animated: false)
            }
        }
        expect("a controller cannot present itself", itself)
        let child = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let page = UIViewController()
                let navigation = UINavigationController(rootViewController: page)
                UIViewController().present(page, animated: false)
                _ = navigation
            }
        }
        expect("is a child; present its parent, or remove it first", child)
        let root = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let host = ApplicationHost(size: CGSize(width: 100, height: 100), scale: 1)
                let (root, page) = (UIViewController(), UIViewController())
                host.window.rootViewController = root
                root.present(page, animated: false)
                page.present(root, animated: false)
            }
        }
        expect("UIViewController.present: UIViewController is the root of a window", root)
    }

    @Test("a view that is asked for by the one who is to make it is named")
    func viewAskedForInItsMaking() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Hasty: UIViewController {
                    override func loadView() { view.backgroundColor = .red }
                }
                Hasty().loadViewIfNeeded()
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Hasty.loadView() asks for self.view before it has set it"))
    }

    @Test("controllers that each show another are named, before the stack overflows", arguments: 0..<4)
    func endless(kind: Int) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [kind = kind as Int] in
            await MainActor.run {
                final class Endless: UIViewController {
                    var kind = 0
                    override func viewDidLoad() { if kind == 0 { push() } }
                    override func viewWillAppear(_ animated: Bool) { if kind == 1 { push() } }
                    override func viewDidAppear(_ animated: Bool) {
                        if kind == 2 { push() }
                        if kind == 3 { present(following, animated: false) }
                    }
                    private func push() {
                        navigationController?.pushViewController(following, animated: false)
                    }
                    private var following: Endless {
                        let following = Endless()
                        following.kind = kind
                        return following
                    }
                }
                let host = ApplicationHost(size: CGSize(width: 100, height: 100), scale: 1)
                let first = Endless()
                first.kind = kind
                host.window.rootViewController =
                    kind == 3 ? first : UINavigationController(rootViewController: first)
                host.finishAnimations()
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let pushed = "100 pages were pushed"
        let words = [pushed, pushed, "100 controllers were shown", "100 controllers stand on top"]
        #expect(message.contains(words[kind]), "\(message)")
    }
}
