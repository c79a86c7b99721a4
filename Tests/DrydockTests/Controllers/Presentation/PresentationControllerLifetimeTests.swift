import Drydock
import DrydockTesting
import Testing

/// Source: `UIPresentationController.h` declares both controllers strong.
@Suite("What a presentation controller keeps")
@MainActor
struct PresentationControllerLifetimeTests {
    @Test("a presentation controller keeps the controllers that it was made with")
    func ownMade() {
        weak var presented: UIViewController?
        weak var presenting: UIViewController?
        do {
            let controllers = (UIViewController(), UIViewController())
            (presented, presenting) = controllers
            let controller = UIPresentationController(
                presentedViewController: controllers.0,
                presenting: controllers.1
            )
            withExtendedLifetime(controllers) {}
            #expect(controller.presentedViewController === presented)
            #expect(controller.presentingViewController === presenting)
            #expect(presenting != nil)
        }
        #expect(presented == nil)
        #expect(presenting == nil)
    }

    @Test(
        "after it is dismissed, what was presented lives as long as its presentation controller, and no longer",
        arguments: [.pageSheet, .fullScreen, .overFullScreen] as [UIModalPresentationStyle]
    )
    func dismissed(style: UIModalPresentationStyle) throws {
        let screen = Screen { UIViewController() }
        weak var presented: UIViewController?
        var controller: UIPresentationController?
        screen.perform {
            let page = UIViewController()
            page.modalPresentationStyle = style
            controller = page.presentationController
            presented = page
            screen.topViewController?.present(page, animated: false)
        }
        screen.perform { screen.topViewController?.dismiss(animated: false) }
        screen.settle()
        #expect(try #require(controller).presentedViewController === presented)
        #expect(presented != nil)
        controller = nil
        #expect(presented == nil)
    }

    @Test("presented or not, a controller that was asked for its presentation controller is freed")
    func asked() {
        let screen = Screen { UIViewController() }
        weak var asked: UIViewController?
        weak var presented: UIViewController?
        do {
            let page = UIViewController()
            page.sheetPresentationController?.detents = [.medium()]
            page.modalPresentationStyle = .fullScreen
            #expect(page.presentationController != nil)
            asked = page
        }
        #expect(asked == nil)
        screen.perform {
            let page = UIViewController()
            page.sheetPresentationController?.detents = [.medium()]
            presented = page
            screen.topViewController?.present(page, animated: true)
        }
        screen.settle()
        #expect(presented != nil)
        screen.perform { screen.topViewController?.dismiss(animated: true) }
        screen.settle()
        #expect(presented == nil)
    }

    @Test("a screen that goes while it presents something takes that along")
    func screens() {
        weak var presented: UIViewController?
        do {
            let screen = Screen { UIViewController() }
            screen.perform {
                let page = UIViewController()
                presented = page
                screen.topViewController?.present(page, animated: false)
            }
            #expect(presented != nil)
        }
        #expect(presented == nil)
    }
}
