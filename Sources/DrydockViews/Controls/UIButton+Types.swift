extension UIButton {
    /// How a button looks and answers touches.
    public nonisolated enum ButtonType: Int, Sendable {
        /// No style of its own.
        case custom = 0
        /// Title and template images in the tint colour, faded while highlighted.
        case system = 1

        public static var roundedRect: ButtonType { .system }
    }
}

extension UIButton {
    /// What a button is for.
    public nonisolated enum Role: Int, Sendable {
        case normal = 0
        /// What the user most likely wants.
        case primary = 1
        case cancel = 2
        /// Loses something.
        case destructive = 3
    }

    /// Changes a button's configuration to its state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

/// What a button shows in one state; nil where the normal state's value is shown.
struct ButtonContent {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
}
