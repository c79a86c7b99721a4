import Drydock

/// A field on a rounded ground, 44 points high or as high as its text wants, with an icon at its leading side.
final class APTextField: UITextField {
    init(placeholder: String, systemImageName: String) {
        super.init(frame: .zero)
        self.placeholder = placeholder
        configureView(systemImageName: systemImageName)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("APTextField is made in code")
    }

    private enum Constant {
        static let cornerRadius: CGFloat = 10
        static let height: CGFloat = 44
        static let iconSize = CGSize(width: 44, height: 24)
        static let largestFontSize: CGFloat = 36
        static let smallestFontSize: CGFloat = 17
        static let verticalMargin: CGFloat = 8
    }

    override var intrinsicContentSize: CGSize {
        let text = (font?.lineHeight ?? 0).rounded(.up) + 2 * Constant.verticalMargin
        return CGSize(width: super.intrinsicContentSize.width, height: max(text, Constant.height))
    }

    private func configureView(systemImageName: String) {
        // Style
        let iconView = UIImageView(image: UIImage(systemName: systemImageName))
        iconView.frame.size = Constant.iconSize
        iconView.contentMode = .center
        iconView.tintColor = AppColor.raizlabsRed
        leftView = iconView
        leftViewMode = .always
        backgroundColor = AppColor.field
        layer.cornerRadius = Constant.cornerRadius
        autocapitalizationType = .none
        autocorrectionType = .no
        font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: Constant.smallestFontSize),
            maximumPointSize: Constant.largestFontSize
        )
        adjustsFontForContentSizeCategory = true
        adjustsFontSizeToFitWidth = true
        minimumFontSize = Constant.smallestFontSize

        // Layout
        setContentHuggingPriority(.required, for: .vertical)
        setContentCompressionResistancePriority(.required, for: .vertical)
    }
}
