import Drydock
import DrydockTesting
import Testing

@Suite("Changes behind what covers the screen")
struct CoveredResizingTests {
    private final class Adapting: UIViewController {
        let name: String
        let journal: Journal

        init(_ name: String, _ journal: Journal) {
            self.name = name
            self.journal = journal
            super.init(nibName: nil, bundle: nil)
            modalPresentationStyle = .fullScreen
        }

        required init?(coder: NSCoder) { nil }

        override func willTransition(
            to newCollection: UITraitCollection,
            with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            journal.note("\(name) traits \(newCollection.isLow)")
            super.willTransition(to: newCollection, with: coordinator)
        }

        override func viewWillTransition(
            to size: CGSize,
            with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            journal.note("\(name) size \(size.width) was \(view.bounds.width)")
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate(alongsideTransition: nil) { [unowned self] _ in
                journal.note("\(name) done \(view.bounds.width)")
            }
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            guard isViewLoaded else { return }
            journal.note("\(name) changed \(traitCollection.isLow) \(traitCollection.isDark)")
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            journal.note("\(name) will appear")
        }

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            journal.note("\(name) is appearing \(view.bounds.width)")
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            journal.note("\(name) laid out \(view.bounds.width)")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            journal.note("\(name) did appear")
        }
    }

    private let journal = Journal()

    /// Two controllers that cover one another and the root.
    private func cover() -> (screen: Screen, root: UIViewController, top: UIViewController) {
        let (root, middle, top) = (
            Adapting("root", journal), Adapting("middle", journal), Adapting("top", journal)
        )
        let screen = Screen(size: CGSize(width: 390, height: 844), scale: 2) { root }
        screen.perform { root.present(middle, animated: false) }
        screen.settle()
        screen.perform { middle.present(top, animated: false) }
        screen.settle()
        _ = journal.take()
        return (screen, root, top)
    }

    @Test("who is covered hears of new traits and of the new size, and has that when it is done")
    func resizing() {
        let (screen, root, top) = cover()
        screen.resize(to: CGSize(width: 844, height: 390))
        screen.settle()
        let entries = journal.take()
        #expect(root.view.window == nil && top.view.window != nil)
        #expect(
            entries.prefix(6) == [
                "root traits true", "middle traits true", "top traits true",
                "root size 844.0 was 390.0", "middle size 844.0 was 390.0", "top size 844.0 was 390.0",
            ]
        )
        #expect(entries.suffix(3) == ["root done 844.0", "middle done 844.0", "top done 844.0"])
        #expect(!entries.contains { $0.hasPrefix("root changed") })
        screen.resize(to: CGSize(width: 390, height: 844))
        screen.settle()
        #expect(
            journal.take().prefix(6) == [
                "root traits false", "middle traits false", "top traits false",
                "root size 390.0 was 844.0", "middle size 390.0 was 844.0", "top size 390.0 was 844.0",
            ]
        )
    }

    @Test("who comes back has its traits and its layout before it appears")
    func comingBack() {
        let (screen, root, _) = cover()
        screen.resize(to: CGSize(width: 844, height: 390))
        screen.window.windowScene?.updateTraits { $0.userInterfaceStyle = .dark }
        screen.settle()
        _ = journal.take()
        screen.perform { root.dismiss(animated: false) }
        screen.settle()
        #expect(
            journal.take().filter { $0.hasPrefix("root") } == [
                "root will appear", "root changed true true", "root is appearing 844.0",
                "root laid out 844.0", "root did appear",
            ]
        )
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    }
}

extension UITraitCollection {
    /// Whether there is little height.
    fileprivate var isLow: Bool { verticalSizeClass == .compact }
    fileprivate var isDark: Bool { userInterfaceStyle == .dark }
}
