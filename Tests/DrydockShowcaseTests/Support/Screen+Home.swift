import Drydock
import DrydockShowcase
import DrydockTesting

extension Screen {
    /// The demo as a user has it in hand.
    static func home(
        scale: CGFloat = 1,
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> Screen {
        Screen(scale: scale, direction: direction) { MainViewController() }
    }

    var home: MainViewController? { window.rootViewController as? MainViewController }
    var modal: UIViewController? { home?.presentedViewController }
}
