import DrydockNibDocuments

extension NibCoder {
    func decode(_ stack: UIStackView) {
        stack.axis = choice("axis", ["horizontal": .horizontal, "vertical": .vertical], absent: .horizontal)
        stack.distribution = choice("distribution", Self.distributions, absent: .fill)
        stack.alignment = choice("alignment", Self.alignments, absent: .fill)
        stack.spacing = length("spacing") ?? 0
        if self["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
        stack.isBaselineRelativeArrangement = flag("baselineRelativeArrangement") ?? false
        // Margins that were written have an effect only on a stack that heeds them.
        stack.isLayoutMarginsRelativeArrangement =
            flag("layoutMarginsRelativeArrangement")
            ?? (element.child(key: "layoutMargins") != nil
                || element.child(key: "directionalLayoutMargins") != nil)
    }

    private static let distributions: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    /// `top` and `bottom` are written for `leading` and `trailing`, too.
    private static let alignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline,
        "center": .center,
        "trailing": .trailing, "bottom": .trailing, "lastBaseline": .lastBaseline,
    ]
}
