import Drydock
import DrydockTesting
import Foundation
import Testing

@Suite struct ContentContainerTests {
    @Test("containers hear of a child's wish, and say what size it will have")
    func children() {
        let parent = Container()
        let child = Child()
        let screen = Screen(size: CGSize(width: 400, height: 600)) {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            return parent
        }
        screen.perform { child.preferredContentSize = CGSize(width: 10, height: 20) }
        #expect(parent.wishes == [CGSize(width: 10, height: 20)])
        screen.rotate()
        #expect(child.sizes == [CGSize(width: 300, height: 400)])
    }

    @Test("a presentation passes sizes on as it wants them")
    func presentations() throws {
        let child = Child()
        child.modalPresentationStyle = .custom
        let delegate = Presenting()
        child.transitioningDelegate = delegate
        let screen = Screen(size: CGSize(width: 400, height: 600)) { UIViewController() }
        screen.perform { screen.topViewController?.present(child, animated: false) }
        screen.settle()
        let controller = try #require(child.presentationController as? Half)
        #expect(controller.traitCollection.userInterfaceIdiom == .phone)
        #expect(controller.adaptivePresentationStyle == .custom)
        #expect(controller.shouldPresentInFullscreen)
        screen.perform { child.preferredContentSize = CGSize(width: 1, height: 2) }
        #expect(controller.wishes == [CGSize(width: 1, height: 2)])
        screen.rotate()
        #expect(child.sizes == [CGSize(width: 600, height: 200)])
    }

    @Test("a property animator is an animating object")
    func animating() {
        let view = UIView()
        let screen = Screen { UIViewController() }
        let animator: any UIViewImplicitlyAnimating = UIViewPropertyAnimator(duration: 1, curve: .linear)
        screen.perform {
            screen.topViewController?.view.addSubview(view)
            animator.addAnimations { view.alpha = 0 }
            animator.startAnimation()
        }
        screen.advance(by: 0.5)
        #expect(abs(animator.fractionComplete - 0.5) < 0.001)
        screen.perform {
            animator.pauseAnimation()
            animator.isReversed = true
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
        screen.settle()
        #expect(view.alpha == 1)
        #expect(animator.state == .inactive)
    }

    @Test("scroll views keep clear of bars unless their controller says no")
    func insets() {
        let scrollView = UIScrollView()
        scrollView.alwaysBounceVertical = true
        let controller = UIViewController()
        let screen = Screen {
            scrollView.frame = controller.view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            controller.view.addSubview(scrollView)
            return controller
        }
        #expect(scrollView.adjustedContentInset.top == 47)
        screen.perform { controller.automaticallyAdjustsScrollViewInsets = false }
        #expect(scrollView.adjustedContentInset.top == 0)
        screen.perform { scrollView.contentInsetAdjustmentBehavior = .always }
        #expect(scrollView.adjustedContentInset.top == 47)
    }

    @Test("a control tells that its menu is about to open")
    func menus() throws {
        let button = UIButton(type: .system, primaryAction: UIAction(title: "More") { _ in })
        var counts: [Int] = []
        button.addAction(
            UIAction { _ in
                button.menu = UIMenu(
                    children: (0...counts.count).map { UIAction(title: "Item \($0)") { _ in } }
                )
                counts.append(button.menu?.children.count ?? 0)
            },
            for: .menuActionTriggered
        )
        button.menu = UIMenu(children: [])
        button.showsMenuAsPrimaryAction = true
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        let screen = Screen {
            let controller = UIViewController()
            controller.view.addSubview(button)
            return controller
        }
        try screen.tap(button)
        screen.settle()
        #expect(counts == [1])
        #expect(screen.contains(text: "Item 0"))
    }

    @Test("a text layer knows how large its text is")
    func textLayers() {
        let layer = CATextLayer()
        #expect(layer.preferredFrameSize() == .zero)
        layer.string = "Two words"
        layer.font = UIFont.systemFont(ofSize: 20)
        layer.fontSize = 20
        let size = layer.preferredFrameSize()
        let text = NSAttributedString(string: "Two words", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        #expect(size.width == text.size().width.rounded(.up))
        #expect(size.height == text.size().height.rounded(.up))
        layer.isWrapped = true
        layer.bounds.size.width = size.width * 0.7
        #expect(layer.preferredFrameSize().width <= size.width * 0.7)
        #expect(layer.preferredFrameSize().height > size.height * 1.5)
        let plain = CALayer()
        plain.bounds.size = CGSize(width: 3, height: 4)
        #expect(plain.preferredFrameSize() == CGSize(width: 3, height: 4))
    }

    private final class Container: UIViewController {
        var wishes: [CGSize] = []

        override func preferredContentSizeDidChange(
            forChildContentContainer container: any UIContentContainer
        ) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            wishes.append(container.preferredContentSize)
        }

        override func size(
            forChildContentContainer container: any UIContentContainer,
            withParentContainerSize parentSize: CGSize
        ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
    }

    private final class Child: UIViewController {
        var sizes: [CGSize] = []

        override func viewWillTransition(
            to size: CGSize,
            with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            sizes.append(size)
        }
    }

    private final class Half: UIPresentationController {
        var wishes: [CGSize] = []

        override func size(
            forChildContentContainer container: any UIContentContainer,
            withParentContainerSize parentSize: CGSize
        ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 2) }

        override func preferredContentSizeDidChange(
            forChildContentContainer container: any UIContentContainer
        ) {
            wishes.append(container.preferredContentSize)
        }
    }

    private final class Presenting: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController,
            presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController? {
            Half(presentedViewController: presented, presenting: presenting)
        }
    }
}
