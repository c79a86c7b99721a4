extension UIView {
    /// Whether text is as large as accessibility has it: lists then put texts below each other, and break no words for an image.
    package var hasAccessibilityText: Bool {
        traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }
}

extension UILabel {
    /// How wide the widest word is, in points: in less room it is broken. Cost: each word is shaped by itself.
    package var widestWord: CGFloat {
        guard let text else { return 0 }
        return text.split(whereSeparator: \.isWhitespace)
            .reduce(0) { max($0, String($1).size(withAttributes: [.font: font as Any]).width) }
    }
}
