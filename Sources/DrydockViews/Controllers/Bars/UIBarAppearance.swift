public import Foundation

/// The ground of a bar. A bar keeps a copy of what it is given; changes to that copy are shown at once.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// The bar that shows the appearance.
    var changed: (() -> Void)?

    /// An appearance with the default ground.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// A copy.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        take(barAppearance)
    }

    private func take(_ other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    /// The ground of the system: blurred, with a shadow.
    open func configureWithDefaultBackground() {
        setGround(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: .barShadow)
    }

    /// One opaque colour, with a shadow.
    open func configureWithOpaqueBackground() {
        setGround(effect: nil, color: .systemBackground, shadow: .barShadow)
    }

    /// No ground and no shadow.
    open func configureWithTransparentBackground() {
        setGround(effect: nil, color: nil, shadow: nil)
    }

    /// Takes the ground that a bar's properties from before appearances ask for: a colour, through which some of what is blurred
    /// behind a translucent bar is seen.
    /// - Returns: whether they ask for any.
    @discardableResult
    package func applyGround(tint: UIColor?, style: UIBarStyle = .default, isTranslucent: Bool) -> Bool {
        // The colour of an appearance is kept.
        guard tint != nil || backgroundColor == nil && (style == .black || !isTranslucent) else {
            return false
        }
        let color = tint ?? (style == .black ? .black : .systemBackground)
        backgroundEffect =
            isTranslucent ? backgroundEffect ?? UIBlurEffect(style: .systemChromeMaterial) : nil
        backgroundColor = isTranslucent ? color.withAlphaComponent(0.85) : color
        return true
    }

    private func setGround(effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
        backgroundEffect = effect
        backgroundColor = color
        backgroundImage = nil
        shadowColor = shadow
        shadowImage = nil
    }

    /// Blurs what is behind; nil for no blur.
    open var backgroundEffect: UIBlurEffect? { didSet { didChange() } }
    /// Over the effect; nil for none.
    open var backgroundColor: UIColor? { didSet { didChange() } }
    /// Over the colour, scaled to the bar; nil for none.
    open var backgroundImage: UIImage? { didSet { didChange() } }
    /// Of the hairline at the bar's inner edge; nil and clear for none.
    open var shadowColor: UIColor? { didSet { didChange() } }
    /// In place of the hairline, in the shadow's colour if it is a template; nil for the hairline.
    open var shadowImage: UIImage? { didSet { didChange() } }

    func didChange() {
        changed?()
    }
}

extension UIColor {
    /// Flutter's cupertino widgets: black at 0.3 in a light interface, and as much white as separators have in a dark one.
    static let barShadow = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }
}

/// The titles of buttons in one state.
@preconcurrency @MainActor
public final class UIBarButtonItemStateAppearance {
    fileprivate var changed: (() -> Void)?

    fileprivate init() {}

    /// Font and colour.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { changed?() }
    }
}

/// The titles of a bar's buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    var changed: (() -> Void)? {
        didSet { for state in [normal, highlighted, disabled] { state.changed = changed } }
    }

    open private(set) var normal = UIBarButtonItemStateAppearance()
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    open private(set) var disabled = UIBarButtonItemStateAppearance()

    /// Titles as the system has them.
    public init(style: UIBarButtonItem.Style) {
        super.init()
    }

    public convenience override init() {
        self.init(style: .plain)
    }

    func copied() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance()
        copy.normal.titleTextAttributes = normal.titleTextAttributes
        copy.highlighted.titleTextAttributes = highlighted.titleTextAttributes
        copy.disabled.titleTextAttributes = disabled.titleTextAttributes
        return copy
    }

    func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        if state.contains(.disabled) { return disabled.titleTextAttributes }
        return (state.contains(.highlighted) ? highlighted : normal).titleTextAttributes
    }
}
