public import DrydockViews
public import Foundation

extension UIButton {
    /// How a button looks in every state: its style, contents, sizes and colours.
    public struct Configuration {
        /// Where the corners' radius comes from.
        public nonisolated enum CornerStyle: Int, Sendable {
            /// `background.cornerRadius` as it is.
            case fixed = -1
            /// `background.cornerRadius`, or that of the button's size, growing with the text size.
            case dynamic
            case small
            case medium
            case large
            /// Half of the height.
            case capsule
        }

        /// How large insets, corners and text are unless they are set.
        public nonisolated enum Size: Int, Sendable {
            case medium
            case small
            case mini
            case large
        }

        /// How lines of title and subtitle stand to each other.
        public nonisolated enum TitleAlignment: Int, Sendable {
            /// Towards the image; centred without one, and below or above it.
            case automatic
            case leading
            case center
            case trailing
        }

        enum Style {
            case plain, gray, tinted, filled
        }

        let style: Style

        private init(_ style: Style) {
            self.style = style
            setDefaultContentInsets()
        }

        /// A title in the tint, on nothing.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// A title in the tint, on a faint grey.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// A title in the tint, on a faint tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// A white title on the tint.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// As `plain()`.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// As `gray()`.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// As `tinted()`.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// As `filled()`.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        // MARK: - Ground

        public var background = UIBackgroundConfiguration.clear()
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium {
            didSet { if usesDefaultInsets { setDefaultContentInsets() } }
        }
        /// Text and images; nil for what the style says.
        public var baseForegroundColor: UIColor?
        /// The ground before the style fades it; nil for what the style says.
        public var baseBackgroundColor: UIColor?

        // MARK: - Contents

        public var image: UIImage?
        /// The size, weight and colours of a symbol that says nothing of them itself; nil for what the button says.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Shows a spinner in the image's place.
        public var showsActivityIndicator = false
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        public var attributedTitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How a title ends that does not fit its lines.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        public var attributedSubtitle: AttributedString?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

        // MARK: - Arrangement

        /// From the button's edges; those of its size unless set.
        public var contentInsets = NSDirectionalEdgeInsets.zero {
            didSet { usesDefaultInsets = false }
        }
        private var usesDefaultInsets = true

        /// Takes the insets of the button's size again.
        public mutating func setDefaultContentInsets() {
            let (vertical, horizontal) = buttonSize.insets
            contentInsets = NSDirectionalEdgeInsets(
                top: vertical,
                leading: horizontal,
                bottom: vertical,
                trailing: horizontal
            )
            usesDefaultInsets = true
        }

        /// The side of the title that the image stands at.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Points between image and text.
        public var imagePadding: CGFloat = 0
        /// Points between title and subtitle.
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic

        /// Whether a selected button looks selected.
        public var automaticallyUpdateForSelection = true

        /// The configuration with the colours that it has in a button's present state and traits.
        public func updated(for button: UIButton) -> Configuration {
            var configuration = self
            configuration.baseForegroundColor = foregroundColor(for: button)
            configuration.background.backgroundColor = groundColor(for: button)
            return configuration
        }
    }
}

extension UIButton.Configuration.Size {
    /// Above and below, and beside the content: points. Source of these and of the radii: S. Yong's back-port of button
    /// configurations, which measured them.
    var insets: (vertical: CGFloat, horizontal: CGFloat) {
        switch self {
        case .mini, .small: (5, 10)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
    }

    /// Points at the usual text size.
    var cornerRadius: CGFloat {
        switch self {
        case .mini, .small: 14
        case .medium: 5.95
        case .large: 8.75
        }
    }

    var textStyle: UIFont.TextStyle {
        switch self {
        case .mini, .small: .subheadline
        case .medium, .large: .body
        }
    }

    var subtitleTextStyle: UIFont.TextStyle {
        switch self {
        case .mini, .small: .caption1
        case .medium, .large: .footnote
        }
    }
}
