import Drydock
import DrydockAnchorage
import DrydockSnapshots
import DrydockTesting
import Testing

@Suite("tintAdjustmentMode")
struct TintAdjustmentTests {
    /// Counts what it is told.
    private final class TintedView: UIView {
        var changes = 0
        override func tintColorDidChange() { changes += 1 }
    }

    private let parent = TintedView()
    private let child = TintedView()

    init() {
        parent.addSubview(child)
        parent.tintColor = .red
        (parent.changes, child.changes) = (0, 0)
    }

    private let dimmedRed = UIColor(white: 0.299, alpha: 0.8)

    private func shown(_ view: UIView) -> UIColor {
        view.tintColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    }

    @Test("a view goes by the nearest mode, and is told once when that dims it or ends to")
    func inherits() {
        #expect(child.tintAdjustmentMode == .normal)
        parent.tintAdjustmentMode = .dimmed
        #expect((parent.changes, child.changes) == (1, 1))
        #expect(child.tintAdjustmentMode == .dimmed)
        #expect(shown(child) == dimmedRed)
        #expect(child.tintColor == parent.tintColor, "it is the same colour each time it is asked for")

        child.tintAdjustmentMode = .normal
        #expect((parent.changes, child.changes) == (1, 2))
        #expect(child.tintColor == .red && shown(parent) == dimmedRed)
        parent.tintAdjustmentMode = .automatic
        #expect((parent.changes, child.changes) == (2, 2))
        #expect(parent.tintAdjustmentMode == .normal && parent.tintColor == .red)
    }

    @Test("a view that comes into a dimmed one is told, and is itself again outside")
    func moves() {
        let grandchild = TintedView()
        grandchild.tintColor = .blue
        grandchild.changes = 0
        parent.tintAdjustmentMode = .dimmed
        child.addSubview(grandchild)
        #expect(grandchild.changes == 1)
        #expect(shown(grandchild) == UIColor(white: 0.114, alpha: 0.8), "its own tint is dimmed as well")
        grandchild.removeFromSuperview()
        #expect(grandchild.tintColor == .blue)
    }

    @Test("a dynamic tint is dimmed in each style, and keeps a set opacity")
    func dynamicTint() {
        parent.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        parent.tintAdjustmentMode = .dimmed
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(shown(child) == UIColor(white: 0, alpha: 0.8))
        #expect(child.tintColor.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.8))
        #expect(
            child.tintColor.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5)
        )
        #expect(child.tintColor != UIColor.black.withAlphaComponent(0.8))
    }

    // MARK: - Presentations

    private func present(_ controller: UIViewController) -> (screen: Screen, presenter: UIViewController) {
        let presenter = UIViewController()
        let screen = Screen { presenter }
        presenter.present(controller, animated: false)
        screen.host.update()
        return (screen, presenter)
    }

    @Test("what stands behind an alert is dimmed, the alert is not, and both are as before at its end")
    func alerts() {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        let (screen, presenter) = present(alert)
        #expect(presenter.view.tintAdjustmentMode == .dimmed)
        #expect(alert.view.tintAdjustmentMode == .normal)
        presenter.dismiss(animated: false)
        screen.host.update()
        #expect(presenter.view.tintAdjustmentMode == .normal)
    }

    @Test("a mode that the presenter's view has is kept")
    func ownMode() {
        let presenter = UIViewController()
        let screen = Screen { presenter }
        presenter.view.tintAdjustmentMode = .normal
        presenter.present(
            UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert),
            animated: false
        )
        screen.host.update()
        #expect(presenter.view.tintAdjustmentMode == .normal)
    }

    @Test("behind a sheet the tint is dimmed where the sheet dims what is behind it")
    func sheets() {
        let page = UIViewController()
        page.sheetPresentationController?.detents = [.medium(), .large()]
        page.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        let (screen, presenter) = present(page)
        #expect(presenter.view.tintAdjustmentMode == .normal)
        page.sheetPresentationController?.selectedDetentIdentifier = .large
        screen.host.update()
        #expect(presenter.view.tintAdjustmentMode == .dimmed)
    }

    @Test("an alert over a sheet that goes with it leaves neither dimmed")
    func stack() {
        let page = UIViewController()
        let (screen, presenter) = present(page)
        page.present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: false)
        screen.host.update()
        #expect(page.view.tintAdjustmentMode == .dimmed && presenter.view.tintAdjustmentMode == .dimmed)
        presenter.dismiss(animated: false)
        screen.host.update()
        #expect(page.view.tintAdjustmentMode == .normal && presenter.view.tintAdjustmentMode == .normal)
    }

    @Test("buttons behind an alert are grey", arguments: [UIUserInterfaceStyle.light, .dark])
    func looks(style: UIUserInterfaceStyle) {
        let presenter = UIViewController()
        presenter.view.backgroundColor = .systemBackground
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        let filled = UIButton(configuration: .filled())
        filled.setTitle("Send", for: .normal)
        let stack = UIStackView(arrangedSubviews: [button, filled, UIButton(type: .contactAdd)])
        stack.spacing = 16
        presenter.view.addSubview(stack)
        stack.topAnchor == presenter.view.topAnchor + 12
        stack.centerXAnchor == presenter.view.centerXAnchor
        let traits = UITraitCollection(userInterfaceStyle: style)
        let screen = Screen(
            size: CGSize(width: 300, height: 200),
            scale: 2,
            traits: traits,
            showsStatusBar: false
        ) { presenter }
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        presenter.present(alert, animated: false)
        screen.host.update()
        assertSnapshot(of: screen, as: .image)
    }
}
