import Drydock

extension ShowcaseScene {
    /// Every scene, screens first.
    package static let all: [ShowcaseScene] = [
        .screen("home", MainViewController.init),
        .screen("home-pill-highlighted", MainViewController.init) { $0.pillButton?.isHighlighted = true },
        .screen("home-pill-disabled", MainViewController.init) { $0.pillButton?.isEnabled = false },
        .screen("modal", MainViewController.init) { $0.showModal(animated: false) },
        .component("logo", LogoImageView.init),
        .component("pill-normal", pill),
        .component("pill-highlighted") { configured(pill()) { $0.isHighlighted = true } },
        .component("pill-disabled") { configured(pill()) { $0.isEnabled = false } },
        // A white X on nothing would be invisible: it is shown on the dark of the modal that it belongs to.
        .component("dismiss", on: UIColor(white: 0.11, alpha: 1), DismissButton.init),
    ]

    /// The scene of this name; nil when there is none.
    package static func named(_ name: String) -> ShowcaseScene? {
        all.first { $0.name == name }
    }

    private static func pill() -> PillButton { PillButton(title: "Show Me The Modal") }

    private static func configured(_ pill: PillButton, _ change: (PillButton) -> Void) -> PillButton {
        change(pill)
        return pill
    }
}

extension MainViewController {
    /// The pill in the controller's view, found as a test would find it: the property itself is private.
    fileprivate var pillButton: PillButton? {
        var views: [UIView] = [view]
        while let next = views.popLast() {
            if let pill = next as? PillButton { return pill }
            views.append(contentsOf: next.subviews)
        }
        return nil
    }
}
