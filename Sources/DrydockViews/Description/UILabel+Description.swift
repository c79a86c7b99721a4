extension UILabel {
    /// Text is given whole up to 400 characters, then cut, with a number that stands for all of it.
    func describeText(into description: inout ViewDescription) {
        if let text {
            let shown = text.prefix(400)
            let rest = shown.endIndex < text.endIndex ? "… \(TextIdentity.number(text))" : ""
            description.append("text", shown + rest)
        }
        description.append("font", "\(font.fontName) \(font.pointSize.short)")
        description.append("textColor", textColor)
        if let runs = content.runsDescription { description.append("attributes", runs) }
        description.append("textAlignment", case: textAlignment, unless: .natural)
        description.append("lineBreakMode", case: lineBreakMode, unless: .byTruncatingTail)
        description.append("numberOfLines", CGFloat(numberOfLines), unless: 1)
        description.append("preferredMaxLayoutWidth", preferredMaxLayoutWidth, unless: 0)
        description.append("adjustsFontSizeToFitWidth", adjustsFontSizeToFitWidth, unless: false)
        description.append("minimumScaleFactor", minimumScaleFactor, unless: 0)
        description.append("baselineAdjustment", case: baselineAdjustment, unless: .alignBaselines)
        description.append("isEnabled", isEnabled, unless: true)
        description.append("isHighlighted", isHighlighted, unless: false)
        if isHighlighted { description.append("highlightedTextColor", highlightedTextColor) }
        guard let shadowColor else { return }
        description.append("shadowColor", shadowColor)
        description.append("shadowOffset", [shadowOffset.width, shadowOffset.height], unless: [0, -1])
    }
}
