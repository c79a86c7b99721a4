import Drydock
import DrydockTesting

extension Screen {
    /// A screen with an empty window, which the test fills with views or a controller by itself.
    static func empty(
        size: CGSize,
        scale: CGFloat,
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        traits: UITraitCollection = UITraitCollection(),
        showsStatusBar: Bool = true
    ) -> Screen {
        let screen = Screen(
            size: size,
            scale: scale,
            direction: direction,
            traits: traits,
            showsStatusBar: showsStatusBar
        ) { UIViewController() }
        screen.perform { screen.window.rootViewController = nil }
        return screen
    }
}
