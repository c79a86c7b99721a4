import Drydock
import DrydockAnchorage

/// Messages that come by themselves and go by themselves.
enum APAlert {
    /// Shows a message in a banner over the status bar for 3.5 s, in the place of one that is there. A tap takes it away.
    static func top(_ message: String) {
        guard let window = UIApplication.shared.keyWindow else { return }
        for banner in banners(in: window) { banner.removeFromSuperview() }
        BannerView(message: message).show(in: window)
        UIAccessibility.post(notification: .announcement, argument: message)
    }

    /// Whether a banner covers the window's status bar.
    static func isShown(in window: UIWindow?) -> Bool {
        window.map { !banners(in: $0).allSatisfy(\.isLeaving) } ?? false
    }

    private static func banners(in window: UIWindow) -> [BannerView] {
        window.subviews.compactMap { $0 as? BannerView }
    }
}

/// A message that slides in from above.
private final class BannerView: UIView {
    private let label = UILabel()
    private lazy var link = CADisplayLink(target: self, selector: BannerView.frameWillShow)
    private var end: CFTimeInterval = 0
    /// Set once the banner is on its way out.
    private(set) var isLeaving = false

    init(message: String) {
        super.init(frame: .zero)
        label.text = message
        configureView()
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: BannerView.leave))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("BannerView is made in code")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { link.invalidate() }
    }

    func show(in window: UIWindow) {
        window.addSubview(self)
        horizontalAnchors == window.horizontalAnchors
        topAnchor == window.topAnchor
        window.layoutIfNeeded()
        end = CACurrentMediaTime() + APConstant.bannerDuration
        link.add(to: .main, forMode: .common)
        transform = isAbove
        move { self.transform = .identity }
    }

    private func frameWillShow(_ link: CADisplayLink) {
        if link.timestamp >= end { leave() }
    }

    private func leave() {
        guard !isLeaving else { return }
        isLeaving = true
        link.invalidate()
        move {
            self.transform = self.isAbove
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    /// Out of sight.
    private var isAbove: CGAffineTransform { CGAffineTransform(translationX: 0, y: -bounds.height) }

    /// The status bar hides, or comes back, together with the banner's move.
    private func move(_ move: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        UIView.animate(
            withDuration: Constant.slideDuration,
            animations: {
                move()
                self.window?.rootViewController?.setNeedsStatusBarAppearanceUpdate()
            },
            completion: completion
        )
    }

    private enum Constant {
        static let bottomMargin: CGFloat = 14
        static let horizontalMargin: CGFloat = 20
        static let slideDuration: TimeInterval = 0.25
        static let topMargin: CGFloat = 4
    }

    private func configureView() {
        // Hierarchy
        addSubview(label)

        // Style
        backgroundColor = AppColor.banner
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = AppColor.white

        // Layout
        label.topAnchor == safeAreaLayoutGuide.topAnchor + Constant.topMargin
        label.horizontalAnchors == horizontalAnchors + Constant.horizontalMargin
        label.bottomAnchor == bottomAnchor - Constant.bottomMargin
    }
}
