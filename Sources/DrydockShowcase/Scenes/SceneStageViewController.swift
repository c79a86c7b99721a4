import Drydock
import DrydockAnchorage
import DrydockCatalogue

/// A scene over the whole window, with a way back in the middle of the status bar, where no screen has anything of its own.
final class SceneStageViewController: UIViewController {
    private let sceneController: UIViewController
    private let prepare: (UIViewController) -> Void
    private var closeWindow: CloseWindow?
    private var isPrepared = false

    /// - Parameter entry: a screen's.
    init(entry: CatalogueEntry) {
        switch entry.content {
        case .screen(let make, let prepare):
            sceneController = make()
            self.prepare = prepare
        case .component:
            preconditionFailure("SceneStageViewController: \(entry.name) is a component, not a screen")
        }
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SceneStageViewController is made in code")
    }

    override var childForStatusBarStyle: UIViewController? { sceneController }
    override var childForStatusBarHidden: UIViewController? { sceneController }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(sceneController)
        view.addSubview(sceneController.view)
        sceneController.view.edgeAnchors == view.edgeAnchors
        sceneController.didMove(toParent: self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isPrepared, let windowScene = view.window?.windowScene else { return }
        isPrepared = true
        closeWindow = CloseWindow(windowScene: windowScene) { [weak self] in
            self?.presentingViewController?.dismiss(animated: true)
        }
        prepare(sceneController)
    }

    /// The next scene finds the window as this one did.
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard isBeingDismissed, let window = view.window else { return }
        closeWindow = nil
        view.endEditing(true)
        window.overrideUserInterfaceStyle = .unspecified
        window.windowScene?.textInput.showsKeyboard = false
    }
}

/// Holds a way back in front of all that a scene shows: neither blurred nor covered by what the scene presents.
private final class CloseWindow: UIWindow {
    private let closeButton = CloseButton()

    init(windowScene: UIWindowScene, close: @escaping () -> Void) {
        super.init(windowScene: windowScene)
        windowLevel = .statusBar
        accessibilityIdentifier = "close"
        closeButton.addAction(UIAction { _ in close() }, for: .touchUpInside)

        addSubview(closeButton)
        closeButton.centerXAnchor == centerXAnchor
        closeButton.topAnchor == topAnchor + CloseButton.topMargin
        isHidden = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("CloseWindow is made in code")
    }

    override var canBecomeKey: Bool { false }

    /// Everywhere else touches go to the scene.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        closeButton.point(inside: closeButton.convert(point, from: self), with: event)
    }
}

/// A capsule that fits into a status bar. Small to the eye, large enough for a finger.
private final class CloseButton: UIButton {
    static let topMargin: CGFloat = 10

    init() {
        super.init(frame: .zero)
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Close"
        configuration.image = UIImage(
            systemName: "xmark",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 10, weight: .bold)
        )
        configuration.imagePadding = 4
        configuration.buttonSize = .mini
        configuration.cornerStyle = .capsule
        configuration.baseBackgroundColor = AppColor.hud
        configuration.baseForegroundColor = AppColor.white
        self.configuration = configuration
        accessibilityLabel = "Close scene"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("CloseButton is made in code")
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: min(0, (bounds.height - 44) / 2))
            .contains(point)
    }
}
