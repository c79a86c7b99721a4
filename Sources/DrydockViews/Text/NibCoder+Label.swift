extension NibCoder {
    package func decode(_ label: UILabel) {
        let font = font("fontDescription")
        if let font { label.font = font }
        if let color = color("textColor") { label.textColor = color }
        label.highlightedTextColor = color("highlightedColor")
        label.shadowColor = color("shadowColor")
        if let offset = size("shadowOffset") { label.shadowOffset = offset }
        label.textAlignment = choice("textAlignment", NibWords.alignments, absent: .left)
        label.lineBreakMode = choice("lineBreakMode", NibWords.lineBreakModes, absent: .byTruncatingTail)
        label.numberOfLines = max(integer("numberOfLines") ?? 1, 0)
        label.adjustsFontSizeToFitWidth = flag("adjustsFontSizeToFit") ?? true
        label.adjustsFontForContentSizeCategory = flag("adjustsFontForContentSizeCategory") ?? false
        label.minimumScaleFactor = minimumScale(font ?? label.font)
        label.preferredMaxLayoutWidth = max(length("preferredMaxLayoutWidth") ?? 0, 0)
        label.isEnabled = flag("enabled") ?? true
        label.isHighlighted = flag("highlighted") ?? false
        label.baselineAdjustment = choice(
            "baselineAdjustment",
            ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none],
            // The other two are always written.
            absent: .alignCenters
        )
        ignore("adjustsLetterSpacingToFitWidth", "usesAttributedText")
        if flag("usesAttributedText") == true, let text = attributedText("attributedText") {
            label.attributedText = text
        } else if let text = text("text") {
            label.text = text
        }
    }

    /// Written as a factor or as a size in points.
    private func minimumScale(_ font: UIFont) -> CGFloat {
        let size = length("minimumFontSize")
        let scale = length("minimumScaleFactor") ?? size.map { $0 / max(font.pointSize, 1) } ?? 0
        return min(max(scale, 0), 1)
    }
}
