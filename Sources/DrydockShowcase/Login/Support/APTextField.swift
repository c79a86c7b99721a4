import Drydock

/// A field on a rounded ground, 44 points high, with an icon at its leading side.
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

        // Layout
        heightAnchor == Constant.height
    }
}
