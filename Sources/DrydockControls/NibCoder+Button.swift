import DrydockNibDocuments
package import DrydockViews
import Foundation

extension NibCoder {
    func decode(_ button: UIButton) {
        button.buttonType = choice(
            "buttonType",
            [
                "system": .system, "roundedRect": .system, "custom": .custom,
                "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
                "contactAdd": .contactAdd, "close": .close,
            ],
            absent: .custom
        )
        button.adjustsImageWhenHighlighted = flag("adjustsImageWhenHighlighted") ?? true
        button.adjustsImageWhenDisabled = flag("adjustsImageWhenDisabled") ?? true
        button.showsMenuAsPrimaryAction = flag("showsMenuAsPrimaryAction") ?? false
        button.changesSelectionAsPrimaryAction = flag("changesSelectionAsPrimaryAction") ?? false
        button.role = choice(
            "role",
            ["normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive],
            absent: .normal
        )
        ignore(
            "state",
            "normal",
            "highlighted",
            "disabled",
            "selected",
            "focused",
            "springLoaded",
            "hasAttributedTitle",
            "reversesTitleShadowWhenHighlighted",
            "showsTouchWhenHighlighted",
            "pointerInteraction",
            "adjustsImageSizeForAccessibilityContentSizeCategory"
        )
        let configuration = child(key: "configuration")
        if let configuration { button.configuration = self.configuration(configuration, of: button) }
        let font = font("fontDescription")
        let lineBreakMode = choice("lineBreakMode", NibWords.lineBreakModes, absent: .byTruncatingMiddle)
        ignore("contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets")
        guard configuration == nil else { return }
        button.showTypeSymbol()
        for state in element.children where state.name == "state" { decode(state, of: button) }
        if font != nil || button.currentTitle != nil || button.currentAttributedTitle != nil {
            if let font { button.titleLabel?.font = font }
            button.titleLabel?.lineBreakMode = lineBreakMode
            if let offset = size("titleShadowOffset") { button.titleLabel?.shadowOffset = offset }
        }
        if let insets = insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
        if let insets = insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
        if let insets = insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    }

    private func decode(_ element: NibElement, of button: UIButton) {
        guard let key = element.key, let state = NibWords.controlStates[key] else {
            return loading.warn("the state \(element.key ?? "") is not known", element)
        }
        if let child = element.child(key: "attributedTitle") {
            button.setAttributedTitle(loading.attributedString(child), for: state)
        }
        if let title = element.string("title") {
            button.setTitle(loading.localized(title, self.element.id, key + "Title"), for: state)
        }
        if let color = element.child(key: "titleColor").flatMap(loading.color) {
            button.setTitleColor(color, for: state)
        }
        if let color = element.child(key: "titleShadowColor").flatMap(loading.color) {
            button.setTitleShadowColor(color, for: state)
        }
        let isSymbol = element["catalog"] == "system"
        let configuration = element.child(key: "preferredSymbolConfiguration").map(
            loading.symbolConfiguration
        )
        if let configuration { button.setPreferredSymbolConfiguration(configuration, forImageIn: state) }
        if let reference = element.child(key: "image"), let name = reference["image"] {
            let image = loading.image(name, isSymbol: reference["catalog"] == "system", reference)
            button.setImage(image.map { loading.configured($0, reference) }, for: state)
        } else if let name = element["image"] {
            button.setImage(loading.image(name, isSymbol: isSymbol, element), for: state)
        }
        if let name = element["backgroundImage"] {
            button.setBackgroundImage(loading.image(name, isSymbol: isSymbol, element), for: state)
        }
    }

    // MARK: - Configuration

    private func configuration(_ element: NibElement, of button: UIButton) -> UIButton.Configuration {
        var result: UIButton.Configuration =
            switch element["style"] {
            case "filled": .filled()
            case "tinted": .tinted()
            case "gray": .gray()
            default: .plain()
            }
        let id = self.element.id
        result.cornerStyle = element["cornerStyle"].flatMap { Self.cornerStyles[$0] } ?? .dynamic
        result.buttonSize = element["buttonSize"].flatMap { Self.sizes[$0] } ?? .medium
        result.titleAlignment = element["titleAlignment"].flatMap { Self.titleAlignments[$0] } ?? .automatic
        result.imagePlacement = element["imagePlacement"].flatMap { Self.edges[$0] } ?? .leading
        result.imagePadding = CGFloat(element.number("imagePadding") ?? 0)
        if let padding = element.number("titlePadding") { result.titlePadding = CGFloat(padding) }
        result.showsActivityIndicator = element.flag("showsActivityIndicator") ?? false
        if let insets = element.child(key: "contentInsets")?.directionalInsetsValue {
            result.contentInsets = insets
        }
        result.baseForegroundColor = element.child(key: "baseForegroundColor").flatMap(loading.color)
        result.baseBackgroundColor = element.child(key: "baseBackgroundColor").flatMap(loading.color)
        if let mode = element["titleLineBreakMode"].flatMap({ NibWords.lineBreakModes[$0] }) {
            result.titleLineBreakMode = mode
        }
        if let text = element.child(key: "attributedTitle").map(loading.attributedString) {
            result.attributedTitle = Self.attributedTitle(text)
        } else if let title = element.string("title") {
            result.title = loading.localized(title, id, "configuration.title")
        }
        if let subtitle = element.string("subtitle") {
            result.subtitle = loading.localized(subtitle, id, "configuration.subtitle")
        }
        if let font = element.child(key: "titleFontDescription").flatMap(loading.font) {
            result.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                var attributes = attributes
                attributes.uiKit.font = font
                return attributes
            }
        }
        let reference = element.child(key: "image")
        if let name = reference?["image"] ?? element["image"] {
            let isSymbol = (reference ?? element)["catalog"] == "system"
            result.image = loading.image(name, isSymbol: isSymbol, element).map {
                loading.configured($0, reference ?? element)
            }
        }
        if let symbol = element.child(key: "preferredSymbolConfigurationForImage") {
            result.preferredSymbolConfigurationForImage = loading.symbolConfiguration(symbol)
        }
        if let background = element.child(key: "background") { decode(background, into: &result.background) }
        return result
    }

    /// Fonts and colours of a text, run by run.
    private static func attributedTitle(_ text: NSAttributedString) -> AttributedString {
        var result = AttributedString()
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            var part = AttributedString(text.attributedSubstring(from: range).string)
            part.uiKit.font = attributes[.font] as? UIFont
            part.uiKit.foregroundColor = attributes[.foregroundColor] as? UIColor
            result += part
        }
        return result
    }

    private func decode(_ element: NibElement, into background: inout UIBackgroundConfiguration) {
        if let radius = element.number("cornerRadius") { background.cornerRadius = CGFloat(max(radius, 0)) }
        if let width = element.number("strokeWidth") { background.strokeWidth = CGFloat(max(width, 0)) }
        if let color = element.child(key: "backgroundColor").flatMap(loading.color) {
            background.backgroundColor = color
        }
        if let color = element.child(key: "strokeColor").flatMap(loading.color) {
            background.strokeColor = color
        }
        if let name = element["image"] { background.image = loading.image(name, isSymbol: false, element) }
    }

    private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
        "capsule": .capsule,
    ]
    private static let sizes: [String: UIButton.Configuration.Size] = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]
    private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
    private static let edges: [String: NSDirectionalRectEdge] = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]
}

extension UIButton: NibFontHolder {
    package func setNibFont(_ font: UIFont) { titleLabel?.font = font }
}
