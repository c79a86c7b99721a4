import Drydock
import Shop

/// `swift run ShopApp` shows the basket, `swift run ShopApp catalogue` every component.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController =
            CommandLine.arguments.contains("catalogue")
            ? CatalogueViewController()
            : BasketViewController(headline: "Your basket", prices: ["€ 12", "€ 7"])
        window?.makeKeyAndVisible()
        return true
    }
}
