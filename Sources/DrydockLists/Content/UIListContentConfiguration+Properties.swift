public import DrydockControls
public import DrydockViews
public import Foundation

extension UIListContentConfiguration {
    /// How a text looks.
    public struct TextProperties {
        /// Where lines stand.
        public nonisolated enum TextAlignment: Int, Sendable {
            case natural, center, justified
        }

        /// What is done to the letters.
        public nonisolated enum TextTransform: Int, Sendable {
            case none, uppercase, lowercase, capitalized
        }

        public var font = UIFont.preferredFont(forTextStyle: .body)
        public var color = UIColor.label
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// 0 for as many as the text takes.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        /// Whether a font of a text style follows the text size.
        public var adjustsFontForContentSizeCategory = true
        public var transform = TextTransform.none

        /// The colour after its transformer.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    }

    /// How the image looks.
    public struct ImageProperties {
        /// A side that stands for the usual size of an image in a list.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        /// For images that are symbols.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// Of symbols and templates; nil for the view's tint.
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// Points.
        public var cornerRadius: CGFloat = 0
        /// Larger images are scaled down to it; a side of 0 is no limit.
        public var maximumSize = CGSize.zero
        /// The room that the image is centred in; a side of 0 is the image's own, or for a symbol the usual one.
        public var reservedLayoutSize = CGSize.zero

        /// The colour of symbols and templates under a tint.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }
}

extension UIListContentConfiguration.TextProperties {
    /// Has a label look like this, and show the text.
    func show(_ text: String?, _ attributedText: NSAttributedString?, in label: UILabel) {
        label.font = font
        label.textColor = resolvedColor()
        label.textAlignment =
            switch alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        label.lineBreakMode = lineBreakMode
        label.numberOfLines = max(numberOfLines, 0)
        label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        label.minimumScaleFactor = minimumScaleFactor
        if let attributedText {
            label.attributedText = attributedText
        } else {
            label.text = text.map(transformed)
        }
        label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }

    private func transformed(_ text: String) -> String {
        switch transform {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
    }
}
