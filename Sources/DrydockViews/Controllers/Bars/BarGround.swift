/// What is behind a bar: effect, colour, image and the hairline at the edge towards the content.
package final class BarGround: UIView {
    package enum Edge {
        case top
        case bottom
    }

    package var shadowEdge: Edge {
        didSet { if shadowEdge != oldValue { setNeedsLayout() } }
    }
    private let effectView = UIVisualEffectView(effect: nil)
    private let colorView = UIView()
    private let imageView = UIImageView(image: nil)
    private let shadowView = UIImageView(image: nil)

    package init(shadowEdge: Edge) {
        self.shadowEdge = shadowEdge
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        imageView.contentMode = .scaleToFill
        imageView.clipsToBounds = true
        for view in [effectView, colorView, imageView, shadowView] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("BarGround is made in code") }

    package func show(_ appearance: UIBarAppearance) {
        effectView.effect = appearance.backgroundEffect
        effectView.isHidden = appearance.backgroundEffect == nil
        colorView.backgroundColor = appearance.backgroundColor
        imageView.image = appearance.backgroundImage
        shadowView.image = appearance.shadowImage
        shadowView.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
        shadowView.tintColor = appearance.shadowColor
        setNeedsLayout()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        for view in [effectView, colorView, imageView] { view.frame = bounds }
        let height = shadowView.image?.size.height ?? 1 / contentScaleFactor
        shadowView.frame = CGRect(
            x: 0,
            y: shadowEdge == .bottom ? bounds.height : -height,
            width: bounds.width,
            height: height
        )
    }
}
