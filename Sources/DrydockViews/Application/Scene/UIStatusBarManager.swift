/// What the status bar of a scene shows at present. Controllers decide it.
public final class UIStatusBarManager {
    private unowned let scene: UIWindowScene

    init(scene: UIWindowScene) {
        self.scene = scene
    }

    public var statusBarStyle: UIStatusBarStyle { scene.statusBar.style }

    public var isStatusBarHidden: Bool { scene.statusBar.isHidden }

    /// The status bar's place in the scene, in points; empty where none is shown.
    public var statusBarFrame: CGRect {
        guard !isStatusBarHidden else { return .zero }
        return CGRect(x: 0, y: 0, width: scene.screen.bounds.width, height: scene.safeAreaInsets.top)
    }
}
