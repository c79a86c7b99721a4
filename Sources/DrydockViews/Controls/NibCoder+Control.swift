import DrydockNibDocuments

extension NibCoder {
    func decode(_ control: UIControl) {
        control.isEnabled = flag("enabled") ?? true
        control.isSelected = flag("selected") ?? false
        control.isHighlighted = flag("highlighted") ?? false
        control.contentHorizontalAlignment = choice(
            "contentHorizontalAlignment",
            [
                "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
                "trailing": .trailing,
            ],
            absent: .center
        )
        control.contentVerticalAlignment = choice(
            "contentVerticalAlignment",
            ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill],
            absent: .center
        )
    }

    func decode(_ view: UIActivityIndicatorView) {
        view.style = choice(
            "style",
            ["medium": .medium, "large": .large, "whiteLarge": .large, "white": .medium, "gray": .medium],
            absent: .medium
        )
        if let color = color("color") {
            view.color = color
        } else if let style = self["style"], style.hasPrefix("white") {
            view.color = .white
        }
        view.hidesWhenStopped = flag("hidesWhenStopped") ?? false
        if flag("animating") == true {
            view.startAnimating()
        } else {
            view.isHidden = view.hidesWhenStopped || flag("hidden") == true
        }
    }

    func decode(_ view: UIVisualEffectView) {
        if let blur = child("blurEffect") ?? child("vibrancyEffect")?.child("blurEffect") {
            if element.child("vibrancyEffect") != nil {
                loading.warn("a vibrancy effect is shown as no effect", element)
            } else {
                view.effect = UIBlurEffect(style: blur["style"].flatMap { Self.blurs[$0] } ?? .regular)
            }
        }
        decode(key: "contentView", into: view.contentView)
    }

    private static let blurs: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
        "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
        "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
        "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark,
        "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
}
