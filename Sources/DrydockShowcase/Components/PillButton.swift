package import Drydock
import DrydockAnchorage

/// The app's main button: a title on a pill in the brand's red.
package final class PillButton: UIButton {
    package override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? Constant.highlightedColor : Constant.normalColor }
    }

    package override var isEnabled: Bool {
        didSet { alpha = isEnabled ? Constant.enabledAlpha : Constant.disabledAlpha }
    }

    package init(title: String) {
        super.init(frame: .zero)
        configureView(withTitle: title)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("PillButton is made in code")
    }
}

// MARK: - View configuration

extension PillButton {
    private enum Constant {
        static let disabledAlpha: CGFloat = 0.4
        static let disabledTitleColor = AppColor.lightGray
        static let enabledAlpha: CGFloat = 1
        static let font = AppFont.helvetica(ofSize: 20)
        static let highlightedColor = AppColor.red
        static let normalColor = AppColor.raizlabsRed
        static let size = CGSize(width: 240, height: 60)
        static let titleColor = AppColor.white
    }

    private func configureView(withTitle title: String) {
        // Style
        setTitle(title, for: .normal)
        setTitleColor(Constant.titleColor, for: .normal)
        setTitleColor(Constant.disabledTitleColor, for: .disabled)
        titleLabel?.font = Constant.font
        backgroundColor = Constant.normalColor
        clipsToBounds = true
        layer.cornerRadius = Constant.size.height / 2

        // Layout
        sizeAnchors == Constant.size
    }
}
