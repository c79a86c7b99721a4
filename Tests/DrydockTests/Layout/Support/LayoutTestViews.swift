import Drydock

/// A view whose content wants a size that the test sets, and that counts how often it is asked.
final class SizedView: UIView {
    var wanted: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }
    private(set) var timesAsked = 0

    init(_ width: CGFloat, _ height: CGFloat) {
        wanted = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        wanted = .zero
        super.init(coder: coder)
    }

    override var intrinsicContentSize: CGSize {
        timesAsked += 1
        return wanted
    }
}

/// A view that writes down what layout calls on it.
final class RecordingView: UIView {
    var name = ""
    var record: (String) -> Void = { _ in }
    var onLayout: (RecordingView) -> Void = { _ in }
    var onUpdateConstraints: (RecordingView) -> Void = { _ in }

    override func layoutSubviews() {
        super.layoutSubviews()
        record("layout \(name)")
        onLayout(self)
    }

    override func updateConstraints() {
        record("update \(name)")
        onUpdateConstraints(self)
        super.updateConstraints()
    }
}

/// A window of the reference device's size at a scale, with nothing in it.
func makeRoot(_ width: CGFloat = 390, _ height: CGFloat = 844, scale: CGFloat = 1) -> UIWindow {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    return RootWindow(scene: UIWindowScene(screen: UIScreen(bounds: frame, scale: scale)))
}

/// A window that keeps its scene, which does not show it.
private final class RootWindow: UIWindow {
    private let scene: UIWindowScene

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init(windowScene: scene)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

extension UIView {
    /// A new subview.
    func adding<View: UIView>(_ view: View) -> View {
        addSubview(view)
        return view
    }
}
