import Drydock

/// What one observer of traits was told: how often, from which traits to which.
final class TraitRecord {
    private(set) var changes: [(from: UITraitCollection?, to: UITraitCollection)] = []
    private(set) var registered = 0
    private(set) var tints = 0

    func changed(from previous: UITraitCollection?, to traits: UITraitCollection) {
        changes.append((previous, traits))
    }

    func calledRegistration() { registered += 1 }
    func changedTint() { tints += 1 }
}

/// A trait of a test's own.
nonisolated enum Density: UITraitDefinition {
    static let defaultValue = 1
}

/// The traits that observers in these tests register for.
let observedTraits: [UITrait] = [
    UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
    UITraitAccessibilityContrast.self, UITraitHorizontalSizeClass.self, UITraitLayoutDirection.self,
    UITraitDisplayScale.self, UITraitUserInterfaceLevel.self, UITraitUserInterfaceIdiom.self, Density.self,
]

final class ObservingView: UIView {
    let record = TraitRecord()

    override init(frame: CGRect) {
        super.init(frame: frame)
        registerForTraitChanges(observedTraits) { (view: ObservingView, _: UITraitCollection) in
            view.record.calledRegistration()
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        record.changed(from: previousTraitCollection, to: traitCollection)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        record.changedTint()
    }
}

final class ObservingController: UIViewController {
    let record = TraitRecord()

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        registerForTraitChanges(observedTraits) { (controller: ObservingController, _: UITraitCollection) in
            controller.record.calledRegistration()
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() { view = ObservingView(frame: .zero) }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        record.changed(from: previousTraitCollection, to: traitCollection)
    }
}
