public import Foundation

/// The look of a navigation bar: its ground, titles and buttons.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    public override init() {
        super.init()
        observeButtons()
    }

    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UINavigationBarAppearance {
            titleTextAttributes = other.titleTextAttributes
            titlePositionAdjustment = other.titlePositionAdjustment
            largeTitleTextAttributes = other.largeTitleTextAttributes
            buttonAppearance = other.buttonAppearance.copied()
            doneButtonAppearance = other.doneButtonAppearance.copied()
            backButtonAppearance = other.backButtonAppearance.copied()
            backIndicatorImage = other.backIndicatorImage
        }
        observeButtons()
    }

    /// Font and colour of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }
    /// By how many points the title stands aside from its place; a title view and the large title do not.
    open var titlePositionAdjustment = UIOffset.zero { didSet { didChange() } }
    /// Font and colour of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }

    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { observeButtons() } }
    /// Of buttons of the style `done`.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { observeButtons() } }
    open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { observeButtons() } }

    /// In place of the chevron before the back button's title; nil for the chevron.
    open private(set) var backIndicatorImage: UIImage?

    /// - Parameters:
    ///   - backIndicatorImage: in place of the chevron; nil for the chevron.
    ///   - backIndicatorTransitionMaskImage: of no importance here: titles fade on their way.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?,
        transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        self.backIndicatorImage = backIndicatorImage
        didChange()
    }

    private func observeButtons() {
        for appearance in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
            appearance.changed = { [weak self] in self?.didChange() }
        }
        didChange()
    }
}

/// The look of a toolbar: its ground and buttons.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    public override init() {
        super.init()
        observeButtons()
    }

    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UIToolbarAppearance {
            buttonAppearance = other.buttonAppearance.copied()
            doneButtonAppearance = other.doneButtonAppearance.copied()
        }
        observeButtons()
    }

    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { observeButtons() } }
    /// Of buttons of the style `done`.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { observeButtons() } }

    private func observeButtons() {
        for appearance in [buttonAppearance, doneButtonAppearance] {
            appearance.changed = { [weak self] in self?.didChange() }
        }
        didChange()
    }
}
