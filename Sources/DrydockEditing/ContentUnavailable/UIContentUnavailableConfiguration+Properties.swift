public import DrydockControls
public import DrydockViews
public import Foundation

extension UIContentUnavailableConfiguration {
    /// How a text looks.
    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// 0 for as many as the text takes.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0

        /// Has a label look like this, and show the text.
        func show(
            _ text: String?,
            _ attributedText: NSAttributedString?,
            _ alignment: Alignment,
            in label: UILabel
        ) {
            label.font = font
            label.textColor = color
            label.textAlignment = alignment == .center ? .center : .natural
            label.lineBreakMode = lineBreakMode
            label.numberOfLines = max(numberOfLines, 0)
            label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
            label.minimumScaleFactor = minimumScaleFactor
            if let attributedText { label.attributedText = attributedText } else { label.text = text }
            label.adjustsFontForContentSizeCategory = true
        }
    }

    /// How the image looks.
    public struct ImageProperties {
        /// For images that are symbols.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// Of symbols and templates; nil for the view's tint.
        public var tintColor: UIColor?
        /// Points.
        public var cornerRadius: CGFloat = 0
        /// Larger images are scaled down to it; a side of 0 is no limit.
        public var maximumSize = CGSize.zero
    }

    /// What a button does.
    public struct ButtonProperties {
        /// Run by a tap. Its title and image are the button's where the configuration has none.
        public var primaryAction: UIAction?
        /// Opened by a tap; where there is an action, by a long press.
        public var menu: UIMenu?
        public var role = UIButton.Role.normal
        public var isEnabled = true
    }
}
