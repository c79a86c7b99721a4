import DrydockGraphics
import DrydockRaster

/// What is lifted: a picture of a view, or a controller's view, in its shape and with a shadow.
final class PreviewPlatter: UIView {
    /// Points.
    static let radius: CGFloat = 13

    private let shadow = MenuShadow()
    private let clip = UIView()
    private let content: UIView
    /// In this view's coordinates; nil for rounded corners.
    private let visiblePath: UIBezierPath?
    private let shadowPath: UIBezierPath?

    /// A picture of the preview's view.
    init(_ preview: UITargetedPreview) {
        let parameters = preview.parameters
        content = ViewPicture(of: preview.view)
        let origin = preview.view.bounds.origin
        visiblePath = parameters.visiblePath?.moved(to: origin)
        shadowPath = parameters.shadowPath?.moved(to: origin)
        super.init(frame: CGRect(origin: .zero, size: preview.size))
        let own = preview.view.layerStorage?.cornerRadius ?? 0
        clip.layer.cornerRadius = own > 0 ? own : Self.radius
        clip.backgroundColor = parameters.backgroundColor
        accessibilityElementsHidden = true
        addParts()
    }

    /// A controller's view in a size of its own.
    init(_ controller: UIViewController) {
        content = controller.view
        (visiblePath, shadowPath) = (nil, nil)
        super.init(frame: .zero)
        clip.layer.cornerRadius = Self.radius
        clip.backgroundColor = .systemBackground
        addParts()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("PreviewPlatter is made in code") }

    private func addParts() {
        isUserInteractionEnabled = false
        clip.clipsToBounds = true
        addSubview(shadow)
        addSubview(clip)
        clip.addSubview(content)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [shadow, clip, content] { view.frame = bounds }
        let shape = visiblePath ?? UIBezierPath(roundedRect: bounds, cornerRadius: clip.layer.cornerRadius)
        shadow.cast(by: shadowPath ?? shape, below: shape)
        guard visiblePath != nil else { return }
        let mask = CAShapeLayer()
        mask.frame = bounds
        mask.path = shape.cgPath
        clip.layer.mask = mask
        clip.layer.cornerRadius = 0
    }
}

/// A view at another place, as it looks now, sharp at any size; of one that was taken away, how it looked last.
private final class ViewPicture: UIView {
    private let view: UIView
    private let isFromWindow: Bool
    private var picture: DisplayList?

    init(of view: UIView) {
        view.layoutIfNeeded()
        self.view = view
        isFromWindow = view.window != nil
        super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("ViewPicture is made in code") }

    override func appendContent(to builder: inout DisplayListBuilder) {
        if !isFromWindow || view.window != nil {
            let isLifted = view.extras?.isLifted ?? false
            view.extras?.isLifted = false
            picture = view.displayList(scale: builder.scale)
            view.extras?.isLifted = isLifted
        }
        guard let picture else { return }
        let pixels = builder.pixels(of: bounds)
        let placed = Affine(a: 1, d: 1, tx: Double(pixels.x), ty: Double(pixels.y))
        builder.clip(to: RoundedRect(pixels)) { $0.append(picture.transformed(by: placed)) }
    }
}

extension UIBezierPath {
    /// The path where a point is the origin.
    fileprivate func moved(to origin: CGPoint) -> UIBezierPath {
        let path = UIBezierPath(cgPath: cgPath)
        path.apply(CGAffineTransform(translationX: -origin.x, y: -origin.y))
        return path
    }
}
