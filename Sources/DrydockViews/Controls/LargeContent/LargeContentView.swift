/// The image and the title of an item, large, in the middle of the window.
final class LargeContentView: UIView {
    private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let imageView = UIImageView()
    private let label = UILabel()
    private var imageInsets = UIEdgeInsets.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        ground.layer.cornerRadius = Constant.radius
        ground.clipsToBounds = true
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: Constant.imageSide)
        imageView.tintColor = .label
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.numberOfLines = 0
        addSubview(ground)
        ground.contentView.addSubview(imageView)
        ground.contentView.addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("LargeContentView is made in code") }

    func show(_ item: any UILargeContentViewerItem) {
        label.text = item.largeContentTitle
        imageView.image = item.largeContentImage?.inBar
        imageView.isHidden = imageView.image == nil
        imageInsets = item.largeContentImageInsets
        let isSymbol = imageView.image?.isSymbolImage == true
        imageView.contentMode = isSymbol || item.scalesLargeContentImage ? .scaleAspectFit : .center
        setNeedsLayout()
    }

    func appear() {
        guard UIView.areAnimationsEnabled else { return }
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            ground.alpha = 0
        }
        UIView.animate(withDuration: Constant.duration) { self.ground.alpha = 1 }
    }

    func leave() {
        UIView.animate(withDuration: Constant.duration) {
            self.ground.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Constant.edge, dy: Constant.edge)
        let side = max(min(Constant.side, room.width, room.height), 0)
        let width = max(side - 2 * Constant.inset, 0)
        let image = imageView.isHidden ? 0 : Constant.imageSide
        let gap = image > 0 && label.text?.isEmpty == false ? Constant.gap : 0
        let most = max(room.height - 2 * Constant.inset - image - gap, 0)
        let text = min(label.sizeThatFits(CGSize(width: width, height: 0)).height, most)
        let height = max(image + gap + text + 2 * Constant.inset, min(side, room.height))
        ground.frame = CGRect(
            x: ((bounds.width - side) / 2).rounded(),
            y: (room.midY - height / 2).rounded(),
            width: side,
            height: height
        )
        let top = ((height - image - gap - text) / 2).rounded()
        imageView.frame = CGRect(x: Constant.inset, y: top, width: width, height: image).inset(
            by: imageInsets
        )
        label.frame = CGRect(x: Constant.inset, y: top + image + gap, width: width, height: text)
    }

    /// Points and seconds.
    private enum Constant {
        static let side: CGFloat = 260
        static let edge: CGFloat = 16
        static let inset: CGFloat = 20
        static let gap: CGFloat = 12
        static let imageSide: CGFloat = 88
        static let radius: CGFloat = 20
        static let duration: Double = 0.2
    }
}
