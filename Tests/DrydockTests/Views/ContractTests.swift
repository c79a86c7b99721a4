import Drydock
import Testing

/// What UIKit's properties promise whoever sets or overrides them.
struct ContractTests {
    private final class Badge: UIView {
        override class var requiresConstraintBasedLayout: Bool { true }
        private(set) var updates = 0

        override func updateConstraints() {
            if updates == 0 { widthAnchor.constraint(equalToConstant: 40).isActive = true }
            updates += 1
            super.updateConstraints()
        }
    }

    @Test("a view that requires constraints is asked for them, though no constraint exists before")
    func constraintBasedLayout() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let badge = Badge()
        badge.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(badge)
        root.layoutIfNeeded()
        #expect(badge.updates == 1)
        #expect(badge.frame.width == 40)
    }

    @Test("a controller of a nib that is not there says so")
    func nib() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIViewController(nibName: "SettingsView", bundle: nil).loadViewIfNeeded()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("there is no SettingsView.xib in the bundles"))
    }

    @Test("a controller of a nib that makes its view itself keeps nib and bundle")
    func nibWithOwnView() {
        final class Settings: UIViewController {
            override func loadView() { view = UIView() }
        }
        let controller = Settings(nibName: "SettingsView", bundle: .main)
        controller.loadViewIfNeeded()
        #expect(controller.nibName == "SettingsView")
        #expect(controller.nibBundle == .main)
    }
}
