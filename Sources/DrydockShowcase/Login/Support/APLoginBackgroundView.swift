import Drydock

/// The app's colours from the top to the bottom.
final class APLoginBackgroundView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        updateColors()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("APLoginBackgroundView is made in code")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    private func updateColors() {
        let colors = [AppColor.loginTop, AppColor.loginBottom]
        (layer as? CAGradientLayer)?.colors = colors.map { $0.resolvedColor(with: traitCollection).cgColor }
    }
}
