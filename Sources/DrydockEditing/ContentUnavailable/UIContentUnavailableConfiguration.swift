public import DrydockControls
public import DrydockViews
public import Foundation

/// What stands in place of content that there is none of: nothing yet, nothing found, or something that is being loaded.
/// Assign it to a controller's `contentUnavailableConfiguration`, or show it in a ``UIContentUnavailableView``. Empty parts
/// take no room.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// Where the parts stand.
    public nonisolated enum Alignment: Int, Hashable, Sendable {
        case center
        /// At the side where reading begins.
        case natural
    }

    enum Role {
        case empty, loading, search
    }

    let role: Role

    public var image: UIImage?
    /// Of the image; of the activity indicator where that stands in its place.
    public var imageProperties = ImageProperties()
    public var text: String?
    /// Shown in place of `text`.
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    /// Shown in place of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .subheadline),
        color: .secondaryLabel
    )

    /// Shown once it has something to show, as the second one.
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()

    public var alignment = Alignment.center
    /// The axes along which margins are at least the superview's.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// Points around the content, inside of the safe area.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 16,
        leading: 16,
        bottom: 16,
        trailing: 16
    )
    /// Points between image and text.
    public var imageToTextPadding: CGFloat = 15
    /// Points between the texts.
    public var textToSecondaryTextPadding: CGFloat = 4
    /// Points between the last text and the button.
    public var textToButtonPadding: CGFloat = 15
    /// Points between the buttons.
    public var buttonToSecondaryButtonPadding: CGFloat = 4
    /// Behind all of the view.
    public var background = UIBackgroundConfiguration.clear()

    private init(_ role: Role, _ textProperties: TextProperties) {
        self.role = role
        self.textProperties = textProperties
    }

    // MARK: - Kinds

    /// Nothing is there: a large grey image above a bold title and a small grey text.
    public static func empty() -> UIContentUnavailableConfiguration { large(.empty) }

    /// Something is being loaded: an activity indicator above a small grey text.
    public static func loading() -> UIContentUnavailableConfiguration {
        let text = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        var configuration = UIContentUnavailableConfiguration(.loading, text)
        configuration.imageToTextPadding = 8
        configuration.text = SystemWord.loading.text
        return configuration
    }

    /// Nothing was found: a lens and words about it, which name what was searched for where the state knows it.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = large(.search)
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = SystemWord.noResults.text
        configuration.secondaryText = SystemWord.searchAdvice.text
        return configuration
    }

    private static func large(_ role: Role) -> UIContentUnavailableConfiguration {
        let font = UIFontMetrics(forTextStyle: .title2)
            .scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
        var configuration = UIContentUnavailableConfiguration(role, TextProperties(font: font, color: .label))
        configuration.imageProperties.tintColor = .secondaryLabel
        configuration.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            textStyle: .largeTitle,
            scale: .large
        )
        return configuration
    }

    // MARK: - As a configuration

    public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// That of a search names the text that was searched for, unless it was given another text.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard role == .search, text == SystemWord.noResults.text, attributedText == nil,
            let searched = (state as? UIContentUnavailableConfigurationState)?.searchText, !searched.isEmpty
        else { return self }
        var configuration = self
        configuration.text = SystemWord.noResultsFor.text.replacingOccurrences(of: "%@", with: searched)
        return configuration
    }
}
