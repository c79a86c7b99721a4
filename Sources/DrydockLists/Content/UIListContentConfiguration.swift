public import DrydockViews
public import Foundation

/// The usual content of a list's cells, headers and footers: an image, a text and a second one.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    /// What kind of content this is, for what states change.
    enum Role {
        case cell, header, footer
    }

    let role: Role

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    /// Shown in place of `text`.
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties()
    public var secondaryText: String?
    /// Shown in place of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties()

    /// The axes along which margins are at least the cell's.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// Points around the content.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 11,
        leading: 16,
        bottom: 11,
        trailing: 16
    )
    /// Whether the second text stands beside the first where both fit.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Points between image and text.
    public var imageToTextPadding: CGFloat = 16
    /// Points between texts side by side, at least.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// Points between texts one below the other.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    private init(_ role: Role, _ text: UIFont.TextStyle, _ secondary: UIFont.TextStyle) {
        self.role = role
        textProperties.font = .preferredFont(forTextStyle: text)
        secondaryTextProperties.font = .preferredFont(forTextStyle: secondary)
        secondaryTextProperties.color = .secondaryLabel
    }

    // MARK: - Kinds

    /// A cell's: the second text is smaller, and below the first.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(.cell, .body, .caption1)
    }

    /// As `cell()`.
    public static func subtitleCell() -> UIListContentConfiguration { cell() }

    /// A cell's: the second text is grey and at the trailing side, or below the first where both do not fit.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(.cell, .body, .body)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// That of a header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(.header, .headline, .footnote)
        configuration.directionalLayoutMargins.top = 4
        configuration.directionalLayoutMargins.bottom = 4
        return configuration
    }

    /// That of a footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(.footer, .footnote, .footnote)
        configuration.textProperties.color = .secondaryLabel
        configuration.directionalLayoutMargins.top = 8
        configuration.directionalLayoutMargins.bottom = 8
        return configuration
    }

    /// That of a header in a grouped list, in capitals.
    public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(.header, .footnote, .footnote)
        configuration.textProperties.color = .secondaryLabel
        configuration.textProperties.transform = .uppercase
        configuration.directionalLayoutMargins.top = 17
        configuration.directionalLayoutMargins.bottom = 6
        return configuration
    }

    /// That of a footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        var configuration = plainFooter()
        configuration.directionalLayoutMargins.bottom = 6
        return configuration
    }

    // MARK: - Kinds of sidebars and cards

    /// That of a cell in a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    /// That of a cell in a sidebar, with a second text below the first.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { cell() }
    /// That of a cell in a list beside a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    /// That of a cell in a list beside a sidebar, with a second text below the first.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { cell() }

    /// That of a header in a sidebar: 20 points, semibold.
    public static func sidebarHeader() -> UIListContentConfiguration { largeHeader(.title3, 20, .semibold) }
    /// That of a header over cards, as large as a sidebar's.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        largeHeader(.title3, 20, .semibold)
    }
    /// That of a header over cards: 22 points, bold.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        largeHeader(.title2, 22, .bold)
    }

    private static func largeHeader(
        _ style: UIFont.TextStyle,
        _ size: CGFloat,
        _ weight: UIFont.Weight
    ) -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(.header, style, .subheadline)
        configuration.textProperties.font = UIFontMetrics(forTextStyle: style)
            .scaledFont(for: .systemFont(ofSize: size, weight: weight))
        configuration.directionalLayoutMargins.top = 17
        configuration.directionalLayoutMargins.bottom = 8
        return configuration
    }

    // MARK: - As a configuration

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Disabled content is grey.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let isDisabled =
            (state as? UICellConfigurationState)?.isDisabled
            ?? (state as? UIViewConfigurationState)?.isDisabled
        guard isDisabled == true else { return self }
        var configuration = self
        configuration.textProperties.color = .tertiaryLabel
        configuration.secondaryTextProperties.color = .tertiaryLabel
        configuration.imageProperties.tintColor = .tertiaryLabel
        return configuration
    }
}
