import Drydock
import DrydockTesting
import Testing

@Suite("Windows that are resized")
struct SizeTransitionTests {
    private final class Controller: UIViewController {
        var log: [String] = []

        override func viewWillTransition(
            to size: CGSize,
            with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append("will \(view.bounds.width) to \(size.width)")
            coordinator.animate { _ in
                self.log.append("along \(self.view.bounds.width)")
            } completion: { _ in
                self.log.append("done \(self.view.bounds.width)")
            }
        }
    }

    @Test("the root and its children hear of the new size before they get it, and once")
    func resizing() {
        let root = Controller()
        let child = Controller()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.view.frame = root.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.didMove(toParent: root)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(root.log.isEmpty)
        window.frame.size = CGSize(width: 50, height: 100)
        window.layoutIfNeeded()
        let expected = ["will 100.0 to 50.0", "along 50.0", "done 50.0"]
        #expect(root.log == expected)
        #expect(child.log == expected)
        window.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(root.log == expected)
    }

    private final class Adapting: UIViewController {
        let name: String
        let journal: Journal

        init(_ name: String, _ journal: Journal) {
            self.name = name
            self.journal = journal
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func willTransition(
            to newCollection: UITraitCollection,
            with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            journal.note("\(name) traits \(newCollection.isLow) was \(traitCollection.isLow)")
            super.willTransition(to: newCollection, with: coordinator)
            let (name, journal) = (name, journal)
            coordinator.animate { _ in journal.note("\(name) along") }
        }

        override func viewWillTransition(
            to size: CGSize,
            with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            journal.note("\(name) size \(size.width)")
            super.viewWillTransition(to: size, with: coordinator)
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            if isViewLoaded { journal.note("\(name) changed \(traitCollection.isLow)") }
        }
    }

    @Test(
        "controllers hear of new traits, then of the new size, then they have both"
    )
    func traits() {
        let journal = Journal()
        let root = Adapting("root", journal)
        let child = Adapting("child", journal)
        let fixed = Adapting("fixed", journal)
        let sheet = Adapting("sheet", journal)
        sheet.modalPresentationStyle = .overFullScreen
        let screen = Screen(size: CGSize(width: 390, height: 844), scale: 2) { root }
        screen.perform {
            for child in [child, fixed] {
                root.addChild(child)
                root.view.addSubview(child.view)
                child.didMove(toParent: root)
            }
            root.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .regular), forChild: fixed)
            root.present(sheet, animated: false)
        }
        screen.settle()
        _ = journal.take()
        screen.resize(to: CGSize(width: 844, height: 390))
        screen.settle()
        let entries = journal.take()
        #expect(
            Array(entries.prefix(7)) == [
                "root traits true was false", "child traits true was false", "sheet traits true was false",
                "root size 844.0", "child size 844.0", "fixed size 844.0", "sheet size 844.0",
            ]
        )
        #expect(
            entries.dropFirst(7).sorted() == [
                "child along", "child changed true", "root along", "root changed true", "sheet along",
                "sheet changed true",
            ]
        )
        #expect(entries.last?.hasSuffix("along") == true)
        screen.resize(to: CGSize(width: 900, height: 400))
        screen.settle()
        #expect(
            journal.take() == ["root size 900.0", "child size 900.0", "fixed size 900.0", "sheet size 900.0"]
        )
    }

    @Test("what a child presents in its place hears of both after the child, and what that presents")
    func presentedInPlace() {
        let journal = Journal()
        let (root, child) = (Adapting("root", journal), Adapting("child", journal))
        let (page, next) = (Adapting("page", journal), Adapting("next", journal))
        let screen = Screen(size: CGSize(width: 390, height: 844), scale: 2) { root }
        screen.perform {
            root.addChild(child)
            child.view.frame = root.view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            child.definesPresentationContext = true
            page.definesPresentationContext = true
            page.modalPresentationStyle = .overCurrentContext
            next.modalPresentationStyle = .overCurrentContext
            child.present(page, animated: false)
            page.present(next, animated: false)
        }
        screen.settle()
        _ = journal.take()
        screen.resize(to: CGSize(width: 844, height: 390))
        screen.settle()
        let entries = journal.take()
        let names = ["root", "child", "page", "next"]
        #expect(
            Array(entries.prefix(8))
                == names.map { "\($0) traits true was false" } + names.map { "\($0) size 844.0" }
        )
        #expect(next.view.bounds.width == 844)
    }
}

extension UITraitCollection {
    /// Whether there is little height.
    fileprivate var isLow: Bool { verticalSizeClass == .compact }
}
