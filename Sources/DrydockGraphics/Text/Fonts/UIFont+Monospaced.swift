public import Foundation

extension UIFont {
    /// The monospaced font of the system's design: IBM Plex Mono in light, regular, medium, semibold and bold, or the
    /// nearest of these, which is logged once.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        let typeface = Typeface.nearest(to: weight, in: Typeface.monospaced)
        if typeface.weight != weight {
            Log.warnOnce(
                "The monospaced system font has no weight \(weight.rawValue): \(typeface.fontName) stands for it."
            )
        }
        return UIFont(typeface: typeface, size: fontSize)
    }

    /// The system font in one of its weights, with digits that are all of one width, so that numbers stand still while they
    /// count. (In medium and heavier faces the 4 is up to 0.3 % of the size narrower.)
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(typeface: .system(nearest: weight).with([.monospacedNumbers]), size: fontSize)
    }

    /// The names of all families, bundled and registered, in alphabetical order.
    public static var familyNames: [String] {
        Set((Typeface.bundled + FontRegistry.all).map(\.familyName)).sorted()
    }

    /// The PostScript names of a family's faces, lightest first, upright before italic; none of an unknown family. Case
    /// does not matter.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        Typeface.faces(ofFamily: familyName).enumerated().sorted { left, right in
            let (first, second) = (left.element, right.element)
            return (first.isItalic ? 1 : 0, first.weight.rawValue, left.offset)
                < (second.isItalic ? 1 : 0, second.weight.rawValue, right.offset)
        }.map(\.element.fontName)
    }
}
