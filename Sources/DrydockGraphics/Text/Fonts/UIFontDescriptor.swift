import DrydockPlatform
public import Foundation

/// What a font is to be like: any of name, family, face, size, traits and design. An immutable value in a class, as on iOS.
///
/// A font is found for it: by the name, else in the family (the system's where none is asked for) the face that is nearest
/// by slant and weight. What no bundled or registered face has is nil where UIKit returns nil: bold or italic of a family
/// without it, condensed and expanded ones, the serif and rounded designs.
public final class UIFontDescriptor: NSObject, NSCopying, Sendable {
    private let mark = AttributeValueMark()
    let request: Request

    /// What is asked for; nil for what is left open.
    struct Request: Hashable, Sendable {
        var name: String?
        var family: String?
        var face: String?
        /// 0 for whatever the font is made with.
        var size: CGFloat = 0
        var symbolicTraits: SymbolicTraits?
        var weight: CGFloat?
        var slant: CGFloat?
        var textStyle: String?
        var settings: [FontSetting] = []
        /// Where the axes of a variable font are to stand.
        var values: [FontAxisValue] = []
    }

    init(_ request: Request) {
        self.request = request
        super.init()
    }

    /// This descriptor, as it cannot change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// - Parameter attributes: those that are known here; others are left out.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(Request().adding(attributes))
    }

    /// - Parameters:
    ///   - name: the PostScript name.
    ///   - size: in points; 0 for whatever the font is made with.
    public convenience init(name: String, size: CGFloat) {
        self.init(Request(name: name, size: size))
    }

    /// That of the font of a text style, at the size of the current traits.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// - Parameters:
    ///   - style: what the text is for.
    ///   - traitCollection: nil for the current traits.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    // MARK: - What it asks for

    /// The PostScript name of the font that is found.
    public var postscriptName: String { typeface.fontName }
    /// Points; 0 for whatever the font is made with.
    public var pointSize: CGFloat { request.size }

    /// The traits of the font that is found.
    public var symbolicTraits: SymbolicTraits { typeface.symbolicTraits }

    /// What it asks for, by name.
    public var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [:]
        attributes[.name] = request.name
        attributes[.family] = request.family
        attributes[.face] = request.face
        attributes[.textStyle] = request.textStyle
        if !request.settings.isEmpty { attributes[.featureSettings] = request.settings.map(\.dictionary) }
        attributes[.variation] = request.variation
        if request.size > 0 { attributes[.size] = request.size }
        var traits: [TraitKey: Any] = [:]
        traits[.symbolic] = request.symbolicTraits?.rawValue
        traits[.weight] = request.weight
        traits[.slant] = request.slant
        if !traits.isEmpty { attributes[.traits] = traits }
        return attributes
    }

    /// An attribute of the font that is found.
    public func object(forKey attribute: AttributeName) -> Any? {
        let typeface = typeface
        return switch attribute {
        case .name: typeface.fontName
        case .family: typeface.familyName
        case .face: typeface.styleName
        case .visibleName: "\(typeface.familyName) \(typeface.styleName)"
        case .size: request.size
        case .textStyle: request.textStyle
        case .featureSettings: request.settings.isEmpty ? nil : request.settings.map(\.dictionary)
        case .variation: request.variation
        case .traits:
            [
                TraitKey.symbolic: typeface.symbolicTraits.rawValue, .weight: typeface.weight.rawValue,
                .slant: typeface.slant,
            ] as [TraitKey: Any]
        default: nil
        }
    }

    // MARK: - Others

    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(request.adding(attributes))
    }

    /// - Parameter newPointSize: 0 for whatever the font is made with.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var request = request
        request.size = newPointSize.isFinite ? newPointSize : 0
        return UIFontDescriptor(request)
    }

    /// The regular face of a family, or what its traits ask for there.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var request = request
        request.name = nil
        request.family = newFamily
        return UIFontDescriptor(request)
    }

    /// - Parameter newFace: what distinguishes a face in its family: "Bold Italic".
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        var request = request
        request.family = typeface.familyName
        request.name = nil
        request.face = newFace
        return UIFontDescriptor(request)
    }

    /// The face of the same family that has these traits: bold and italic as asked for, the weight otherwise as it is.
    /// - Returns: nil when the family has none.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        guard let found = typeface.withSymbolicTraits(symbolicTraits) else { return nil }
        return UIFontDescriptor(
            Request(
                name: found.fontName,
                size: request.size,
                textStyle: request.textStyle,
                settings: request.settings
            )
        )
    }

    /// - Returns: nil for a design that no bundled family has: serif and rounded.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        let faces: [Typeface]
        switch design {
        case .default: return self
        case .monospaced: faces = Typeface.monospaced.filter { $0.isItalic == typeface.isItalic }
        default: return nil
        }
        let found = Typeface.nearest(to: typeface.weight, in: faces)
        return UIFontDescriptor(
            Request(
                name: found.fontName,
                size: request.size,
                textStyle: request.textStyle,
                settings: request.settings
            )
        )
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.request == request
    }

    public override var hash: Int { request.hashValue }

    public override var description: String { "UIFontDescriptor \(postscriptName) \(pointSize)" }
}

extension UIFont {
    /// The font that is nearest to what a descriptor asks for: the system's where nothing is known by its names. A text
    /// style without a size follows the preferred size of text.
    /// - Parameters:
    ///   - descriptor: what the font is to be like.
    ///   - pointSize: 0 for the descriptor's own.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = pointSize > 0 ? pointSize : descriptor.pointSize
        guard size <= 0, let style = descriptor.request.textStyle else {
            self.init(typeface: descriptor.typeface, size: size)
            return
        }
        let scaling = FontScaling(style: TextStyle(rawValue: style), size: nil, maximumSize: nil)
        let font = scaling.font(descriptor.typeface, for: .current)
        self.init(
            typeface: font.typeface,
            size: font.pointSize,
            scaling: scaling,
            plainTypeface: font.plainTypeface
        )
    }

    /// What asks for this font: its name and size, and its text style where it has one.
    public var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(
            UIFontDescriptor.Request(
                name: fontName,
                size: pointSize,
                textStyle: scaling.flatMap { $0.size == nil ? $0.style.rawValue : nil },
                settings: typeface.settings,
                values: typeface.values
            )
        )
    }
}
