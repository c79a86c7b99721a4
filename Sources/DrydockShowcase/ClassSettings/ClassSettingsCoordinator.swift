package import Drydock

/// Keeps the settings of a class, and decides what happens when they are changed.
package final class ClassSettingsCoordinator: UINavigationController {
    /// What the user has set so far.
    package private(set) var model: ClassSettingsViewModel
    private let settingsViewController = ClassSettingsViewController()

    package init(model: ClassSettingsViewModel) {
        self.model = model
        super.init(rootViewController: settingsViewController)
        settingsViewController.resultHandler = { [weak self] in self?.apply($0) }
        settingsViewController.present(model: model)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("ClassSettingsCoordinator is made in code")
    }

    private func apply(_ result: ClassSettingsResult) {
        switch result {
        case .changedPublic(let isPublic): model.isPublic = isPublic
        case .changedOver13(let isOver13): model.isOver13 = isOver13
        }
        settingsViewController.present(model: model)
    }
}
