import DrydockViews

extension UIButton {
    /// How a button looks and answers touches.
    public nonisolated enum ButtonType: Int, Sendable {
        /// No style of its own.
        case custom = 0
        /// Title and template images in the tint colour, faded while highlighted.
        case system = 1
        /// An i in a circle, as are the next two.
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        /// A plus in a circle.
        case contactAdd = 5
        /// A cross in a grey circle.
        case close = 7

        public static var roundedRect: ButtonType { .system }

        /// Whether the tint colours the contents, which fade while highlighted: all types but `.custom`.
        var isTinted: Bool { self != .custom }
    }

    /// Gives the button what its type shows from the start.
    func showTypeSymbol() {
        switch buttonType {
        case .custom, .system: break
        case .detailDisclosure, .infoLight, .infoDark: showSymbol("info.circle", "More Info")
        case .contactAdd: showSymbol("plus.circle", "Add")
        case .close:
            accessibilityLabel = "Close"
            var close = Configuration.gray()
            close.image = UIImage(
                systemName: "xmark",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
            )
            close.baseForegroundColor = .secondaryLabel
            close.baseBackgroundColor = .tertiarySystemFill
            close.cornerStyle = .capsule
            let padding = (30 - (close.image?.size.width ?? 0)) / 2
            close.contentInsets = NSDirectionalEdgeInsets(
                top: padding,
                leading: padding,
                bottom: padding,
                trailing: padding
            )
            configuration = close
        }
    }

    /// Source: a picture of `contactAdd` that iOS 14 recorded, whose circle is 21.67 wide. The other symbols have the same circle.
    private func showSymbol(_ name: String, _ label: String) {
        accessibilityLabel = label
        let large = UIImage.SymbolConfiguration(pointSize: 17.2, weight: .regular, scale: .large)
        typeSymbol = UIImage(systemName: name, withConfiguration: large)
        setImage(typeSymbol, for: .normal)
    }

    /// How much larger the symbol of the button's type is than the room it takes, in points: the room is iOS's.
    var typeSymbolOverhang: CGSize {
        guard let typeSymbol, currentImage === typeSymbol else { return .zero }
        return CGSize(width: typeSymbol.size.width - 73 / 3, height: typeSymbol.size.height - 71 / 3)
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
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
}
