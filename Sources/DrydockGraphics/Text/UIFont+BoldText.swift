/// Bold text is a setting of users who read heavier letters better: `UITraitCollection.legibilityWeight`. It is no part of
/// a system font, which keeps its name; whoever lays text out takes a heavier one in its place.
extension UIFont {
    /// The font for bold text: the system's two weights heavier, others as they are.
    var emboldened: UIFont {
        guard plainTypeface == nil, let heavier = typeface.emboldened else { return self }
        return UIFont(typeface: heavier, size: pointSize, scaling: scaling, plainTypeface: typeface)
    }

    /// The font for these traits: a heavier one where they ask for bold text.
    package func legible(in legibilityWeight: UILegibilityWeight) -> UIFont {
        legibilityWeight == .bold ? emboldened : self
    }
}

extension StyledText {
    /// The same text for these traits: in bolder fonts where they ask for bold text.
    package func legible(in legibilityWeight: UILegibilityWeight) -> StyledText {
        legibilityWeight == .bold ? mappingFonts { $0.emboldened } : self
    }
}
