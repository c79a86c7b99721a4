import Drydock
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
}
