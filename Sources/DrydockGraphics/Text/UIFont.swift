public import Foundation

/// An immutable font: a typeface at a size in points. Its file is opened when text is first measured or drawn.
public final class UIFont: NSObject, NSCopying, Sendable {
    private let mark = AttributeValueMark()
    let typeface: Typeface
    /// From 1 to 16,384.
    public let pointSize: CGFloat

    /// How the font follows the preferred size of text; nil for a font of a fixed size.
    let scaling: FontScaling?

    /// The face without bold text, where `typeface` is the heavier one that stands for it; nil elsewhere.
    let plainTypeface: Typeface?

    init(typeface: Typeface, size: CGFloat, scaling: FontScaling? = nil, plainTypeface: Typeface? = nil) {
        precondition(size.isFinite, "UIFont: the size \(size) is not finite")
        self.typeface = typeface
        self.scaling = scaling
        self.plainTypeface = plainTypeface
        pointSize = size > 0 ? min(max(size, 1), 16_384) : UIFont.defaultSize
        super.init()
    }

    /// This font, as it cannot change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// A bundled or registered font by its PostScript name ("Helvetica-Bold"), its full name ("Helvetica Bold") or its family's name,
    /// which stands for the regular face, all regardless of case; nil, which is logged once, when there is none of that name.
    ///
    /// Families: Inter in nine weights, Thin to Black, upright and italic; Helvetica ("Oblique") and Helvetica Neue
    /// ("Italic") in Regular and Bold, which TeX Gyre Heros draws; IBM Plex Mono in five weights. The other weights that iOS has of Helvetica and Helvetica Neue are
    /// the nearest of these, which is logged once. `registerAlias(_:for:)` gives other names of iOS a font. A size of 0 means
    /// 12, as it does for Core Text.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let typeface = Typeface.named(fontName) ?? Typeface.standIn(for: fontName) else {
            Log.warnOnce(
                "There is no font \"\(fontName.prefix(64))\": UIFont(name:size:) is nil. Register its file, or a font that "
                    + "stands for it by UIFont.registerAlias(_:for:)."
            )
            return nil
        }
        self.init(typeface: typeface, size: fontSize)
    }

    /// As `init(name:size:)`, for whoever says in words of their own that there is none.
    package static func known(_ name: String, size: CGFloat) -> UIFont? {
        (Typeface.named(name) ?? Typeface.standIn(for: name)).map { UIFont(typeface: $0, size: size) }
    }

    /// The system font, regular, in points.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// The system font in one of UIFont's nine weights, or in the one that is nearest.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(typeface: .system(nearest: weight), size: fontSize)
    }

    /// The system font, bold, in points. As on iOS, that is semibold: `systemFont(ofSize:weight:)` has heavier weights.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// The system font in regular weight, slanted.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(typeface: .systemItalic, size: fontSize)
    }

    /// The same face at another size, in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(typeface: typeface, size: fontSize, plainTypeface: plainTypeface)
    }

    /// Points of a label's text.
    public static let labelFontSize: CGFloat = 17
    /// Points of a button's title.
    public static let buttonFontSize: CGFloat = 18
    /// Points of small text.
    public static let smallSystemFontSize: CGFloat = 12
    /// Points of ordinary text.
    public static let systemFontSize: CGFloat = 14
    private static let defaultSize: CGFloat = 12

    // MARK: - Names and metrics

    /// The name of the family, as its file has it.
    public var familyName: String { typeface.familyName }
    /// The name that `init(name:size:)` takes.
    public var fontName: String { typeface.fontName }

    /// Points above the baseline that a line of text takes.
    public var ascender: CGFloat { typeface.ascender * pointSize }
    /// Points below the baseline, negative.
    public var descender: CGFloat { -typeface.descender * pointSize }
    /// Points between lines beyond ascender and descender.
    public var leading: CGFloat { typeface.leading * pointSize }
    /// Points from one baseline to the next.
    public var lineHeight: CGFloat { ascender - descender + leading }
    /// Points from the baseline to the top of capitals.
    public var capHeight: CGFloat { typeface.capHeight * pointSize }
    /// Points from the baseline to the top of small letters such as x.
    public var xHeight: CGFloat { typeface.xHeight * pointSize }

    /// The file that draws the font: of the system font the cut for its size.
    package var file: FontFileName { typeface.file.cut(atSize: pointSize) }

    /// Em that text is set closer, or wider, at this size.
    var tracking: Double {
        typeface.file.isInter ? SystemFontTracking.em(atSize: pointSize, weight: typeface.weight) : 0
    }

    // MARK: - Comparing and printing

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self == other
    }

    package static func == (left: UIFont, right: UIFont) -> Bool {
        left.typeface == right.typeface && left.pointSize == right.pointSize
            && left.scaling == right.scaling && left.plainTypeface == right.plainTypeface
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(typeface)
        hasher.combine(pointSize)
        return hasher.finalize()
    }

    public override var description: String { "UIFont \(fontName) \(pointSize)" }
}
