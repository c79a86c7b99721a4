import DrydockViews

extension UIButton.Configuration {
    /// The colour of text and images in the button's state.
    func foregroundColor(for button: UIButton) -> UIColor {
        guard button.isEnabled else { return .tertiaryLabel }
        let isFilled = style == .filled || style == .tinted && isSelected(button)
        let base = baseForegroundColor ?? (isFilled ? .white : button.configurationTint)
        return button.isHighlighted ? base.withAlphaComponent(base.components.alpha * 0.75) : base
    }

    /// The colour of the ground in the button's state; nil for none.
    func groundColor(for button: UIButton) -> UIColor? {
        let isDark = button.traitCollection.userInterfaceStyle == .dark
        if let color = background.backgroundColor ?? transformedTint(for: button) {
            return background.backgroundColorTransformer?(color) ?? color
        }
        if !button.isEnabled { return style == .plain ? nil : .tertiarySystemFill }
        let tint = baseBackgroundColor ?? button.configurationTint
        let isPressed = button.isHighlighted
        switch style {
        case .plain, .gray:
            if isSelected(button) { return tint.withAlphaComponent(isDark ? 0.25 : 0.18) }
            if style == .plain { return baseBackgroundColor }
            if let baseBackgroundColor { return pressed(baseBackgroundColor, isPressed, isDark) }
            guard isPressed else { return .secondarySystemFill }
            return isDark
                ? UIColor(red: 140 / 255, green: 140 / 255, blue: 147 / 255, alpha: 0.35)
                : UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.12)
        case .tinted:
            if isSelected(button) { return pressed(tint, isPressed, isDark) }
            return tint.withAlphaComponent(isPressed ? (isDark ? 0.18 : 0.12) : (isDark ? 0.25 : 0.18))
        case .filled: return pressed(tint, isPressed, isDark)
        }
    }

    /// A transformer without a colour is given the tint.
    private func transformedTint(for button: UIButton) -> UIColor? {
        background.backgroundColorTransformer == nil ? nil : baseBackgroundColor ?? button.configurationTint
    }

    private func isSelected(_ button: UIButton) -> Bool {
        button.isSelected && automaticallyUpdateForSelection
    }

    /// Lets what is behind shine through, or white in a dark interface.
    private func pressed(_ color: UIColor, _ isPressed: Bool, _ isDark: Bool) -> UIColor {
        guard isPressed else { return color }
        guard isDark else { return color.withAlphaComponent(color.components.alpha * 0.75) }
        let parts = color.components
        func lightened(_ part: CGFloat) -> CGFloat { part * 0.8 + 0.2 }
        return UIColor(
            red: lightened(parts.red),
            green: lightened(parts.green),
            blue: lightened(parts.blue),
            alpha: parts.alpha
        )
    }
}
