/// What the status bar of a scene shows at present. Controllers decide it.
@preconcurrency @MainActor
public final class UIStatusBarManager {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
    }

    public var statusBarStyle: UIStatusBarStyle { scene?.statusBar.style ?? .default }

    /// True where a controller hides it and where the screen has none, as on a phone that lies on its side.
    public var isStatusBarHidden: Bool {
        guard let scene else { return true }
        return scene.statusBar.isHidden || scene.safeAreaInsets.top == 0
    }

    /// The status bar's place in the scene, in points; empty where none is shown.
    public var statusBarFrame: CGRect {
        guard let scene, !isStatusBarHidden else { return .zero }
        return CGRect(x: 0, y: 0, width: scene.screen.bounds.width, height: scene.safeAreaInsets.top)
    }
}
