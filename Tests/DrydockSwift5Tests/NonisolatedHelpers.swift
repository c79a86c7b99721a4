import Drydock
import DrydockAnchorage
import Testing

// UIKit code from before Swift's concurrency, in functions and types that no actor isolates: it has to compile without a
// warning. It is run on the main actor.

protocol Styling {
    func apply(to view: UIView)
}

struct CardStyle: Styling {
    func apply(to view: UIView) {
        view.backgroundColor = .white
        view.layer.cornerRadius = 8
        view.clipsToBounds = true
        UIView.animate(withDuration: 0.2) { view.alpha = 0.5 }
    }
}

func makeLabel(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.setContentHuggingPriority(.required, for: .vertical)
    return label
}

func makeStack(_ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    NSLayoutConstraint.activate([
        stack.widthAnchor.constraint(equalToConstant: 100),
        stack.heightAnchor.constraint(greaterThanOrEqualTo: stack.widthAnchor, multiplier: 0.5),
    ])
    stack.topAnchor == stack.safeAreaLayoutGuide.topAnchor + 8 ~ .high
    stack.edgeAnchors >= stack.layoutMarginsGuide.edgeAnchors
    return stack
}

func makeButton(_ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in action() })
    button.setTitleColor(.red, for: .highlighted)
    return button
}

/// A helper object of no actor that keeps and asks views, as coordinators do.
class Coordinator {
    let window: UIWindow
    var controllers: [UIViewController] = []

    init() {
        window = UIWindow(frame: UIScreen.main.bounds)
    }

    func start(with controller: UIViewController) {
        controllers.append(controller)
        window.rootViewController = controller
        controller.title = "Start"
        controller.modalPresentationStyle = .fullScreen
        if UIApplication.shared.keyWindow == nil, controller.isViewLoaded { controller.view.tag = 1 }
    }
}

extension Array where Element == UIView {
    func hideAll() {
        forEach { $0.isHidden = true }
    }
}

extension UITouch.Phase {
    var isOver: Bool { self == .ended || self == .cancelled }
}

struct ContentViewModel: Equatable {
    var mode: UIView.ContentMode
    var alignment: UIControl.ContentHorizontalAlignment
    var type: UIButton.ButtonType
}

/// Views, layers and controllers that clean up as they are freed.
class Observer: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        NotificationCenter.default.addObserver(self, selector: Observer.sizeChanged, name: nil, object: self)
    }

    required init?(coder: NSCoder) { nil }

    func sizeChanged() { setNeedsLayout() }

    deinit { NotificationCenter.default.removeObserver(self) }
}

class ShadowLayer: CALayer {
    deinit { NotificationCenter.default.removeObserver(self) }
}

class ObservingController: UIViewController {
    deinit { NotificationCenter.default.removeObserver(self) }
}

@MainActor
@Test("UIKit code of Swift 5 compiles silently and runs")
func swift5() {
    let label = makeLabel("Hello")
    CardStyle().apply(to: label)
    var presses = 0
    let button = makeButton { presses += 1 }
    button.sendActions(for: .primaryActionTriggered)
    let stack = makeStack([label, button])
    [label, button].hideAll()
    Coordinator().start(with: UIViewController())
    #expect(presses == 1)
    #expect(stack.arrangedSubviews.allSatisfy { $0.isHidden })
    #expect(UITouch.Phase.ended.isOver)
    #expect(
        ContentViewModel(mode: .center, alignment: .left, type: .system)
            == ContentViewModel(mode: .center, alignment: .left, type: .roundedRect)
    )
}
