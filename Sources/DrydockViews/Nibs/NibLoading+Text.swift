package import DrydockNibDocuments
import Foundation

extension NibLoading {
    /// The text of an `attributedString` element, which is in fragments of equal attributes.
    package func attributedString(_ element: NibElement) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        let fragments = element.children.filter { $0.name == "fragment" }
        for (index, fragment) in fragments.enumerated() {
            let whole = element.id ?? fragment.id
            let text = fragment.string("content") ?? ""
            let shown = fragments.count == 1 && index == 0 ? localized(text, whole, "attributedString") : text
            let attributes = attributes(fragment.children(in: "attributes"))
            result.append(NSAttributedString(string: shown, attributes: attributes))
        }
        return result
    }

    private func attributes(_ elements: [NibElement]) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for element in elements {
            guard let key = element.key else { continue }
            switch element.name {
            case "color": attributes[NSAttributedString.Key(rawValue: key)] = color(element)
            case "font", "fontDescription": attributes[NSAttributedString.Key(rawValue: key)] = font(element)
            case "paragraphStyle": attributes[.paragraphStyle] = Self.paragraphStyle(element)
            case "integer":
                attributes[NSAttributedString.Key(rawValue: key)] = element.integer("value").map { Int($0) }
            case "real", "float", "double":
                attributes[NSAttributedString.Key(rawValue: key)] = element.number("value").map {
                    CGFloat($0)
                }
            case "url":
                attributes[NSAttributedString.Key(rawValue: key)] = element["string"].flatMap {
                    URL(string: $0)
                }
            case "string": attributes[NSAttributedString.Key(rawValue: key)] = element.stringValue
            default:
                warn("text has the attribute <\(element.name) key=\"\(key)\">, which is not known", element)
            }
        }
        return attributes
    }

    private static func paragraphStyle(_ element: NibElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        func positive(_ attribute: String) -> CGFloat? {
            element.number(attribute).map { max(CGFloat($0), 0) }
        }
        style.alignment = element["alignment"].flatMap { NibWords.alignments[$0] } ?? .natural
        style.lineBreakMode =
            element["lineBreakMode"].flatMap { NibWords.lineBreakModes[$0] } ?? .byWordWrapping
        style.baseWritingDirection =
            switch element["baseWritingDirection"] {
            case "leftToRight": .leftToRight
            case "rightToLeft": .rightToLeft
            default: .natural
            }
        if let value = positive("lineSpacing") { style.lineSpacing = value }
        if let value = positive("paragraphSpacing") { style.paragraphSpacing = value }
        if let value = positive("paragraphSpacingBefore") { style.paragraphSpacingBefore = value }
        if let value = positive("firstLineHeadIndent") { style.firstLineHeadIndent = value }
        if let value = positive("headIndent") { style.headIndent = value }
        if let value = element.number("tailIndent") { style.tailIndent = value }
        if let value = positive("minimumLineHeight") { style.minimumLineHeight = value }
        if let value = positive("maximumLineHeight") { style.maximumLineHeight = value }
        if let value = positive("lineHeightMultiple") { style.lineHeightMultiple = value }
        return style
    }
}
