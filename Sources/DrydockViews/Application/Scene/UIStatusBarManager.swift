/// What the status bar of a scene shows at present. Controllers decide it.
@preconcurrency @MainActor
public final class UIStatusBarManager {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
    }

    public var statusBarStyle: UIStatusBarStyle { scene?.statusBar.style ?? .default }

    public var isStatusBarHidden: Bool { scene?.statusBar.isHidden ?? true }

    /// The status bar's place in the scene, in points; empty where none is shown.
    public var statusBarFrame: CGRect {
        guard let scene, !isStatusBarHidden else { return .zero }
        return CGRect(x: 0, y: 0, width: scene.screen.bounds.width, height: scene.safeAreaInsets.top)
    }
}
