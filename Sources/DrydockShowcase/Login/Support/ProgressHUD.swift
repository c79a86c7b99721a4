import Drydock
import DrydockAnchorage

/// A spinner on a dimmed square over a view, which takes no touches meanwhile.
final class ProgressHUD: UIView {
    /// Called when the user would rather not wait.
    var cancelHandler: (() -> Void)?
    private let squareView = UIView()
    private let spinner = UIActivityIndicatorView(style: .large)
    private let cancelButton = UIButton(type: .system)

    /// Covers the view with a new HUD.
    @discardableResult
    static func showAdded(to view: UIView, animated: Bool) -> ProgressHUD {
        let hud = ProgressHUD(frame: view.bounds)
        view.addSubview(hud)
        hud.edgeAnchors == view.edgeAnchors
        hud.fade(to: 1, animated: animated)
        return hud
    }

    /// Takes away the HUD that was added last.
    /// - Returns: whether there was one.
    @discardableResult
    static func hide(for view: UIView, animated: Bool) -> Bool {
        let huds = view.subviews.compactMap { $0 as? ProgressHUD }
        guard let hud = huds.last(where: { !$0.isLeaving }) else { return false }
        hud.isLeaving = true
        hud.isUserInteractionEnabled = false
        hud.fade(to: 0, animated: animated) { hud.removeFromSuperview() }
        return true
    }

    private var isLeaving = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        alpha = 0
        accessibilityViewIsModal = true
        let cancel = UIAction { [weak self] _ in self?.cancelHandler?() }
        cancelButton.addAction(cancel, for: .touchUpInside)
        configureView()
        spinner.startAnimating()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ProgressHUD is made in code")
    }

    private func fade(to alpha: CGFloat, animated: Bool, completion: @escaping () -> Void = {}) {
        UIView.animate(
            withDuration: animated ? Constant.fadeDuration : 0,
            animations: { self.alpha = alpha },
            completion: { _ in completion() }
        )
    }

    private enum Constant {
        static let buttonSize = CGSize(width: 96, height: 44)
        static let cornerRadius: CGFloat = 16
        static let fadeDuration: TimeInterval = 0.3
        static let side: CGFloat = 124
        static let spinnerTopMargin: CGFloat = 28
        static let bottomMargin: CGFloat = 6
    }

    private func configureView() {
        // Hierarchy
        addSubview(squareView)
        squareView.addSubview(spinner)
        squareView.addSubview(cancelButton)

        // Style
        squareView.backgroundColor = AppColor.hud
        squareView.layer.cornerRadius = Constant.cornerRadius
        spinner.color = AppColor.white
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.tintColor = AppColor.white

        // Layout
        squareView.centerAnchors == centerAnchors
        squareView.sizeAnchors == CGSize(width: Constant.side, height: Constant.side)
        spinner.topAnchor == squareView.topAnchor + Constant.spinnerTopMargin
        spinner.centerXAnchor == squareView.centerXAnchor
        cancelButton.sizeAnchors == Constant.buttonSize
        cancelButton.centerXAnchor == squareView.centerXAnchor
        cancelButton.bottomAnchor == squareView.bottomAnchor - Constant.bottomMargin
    }
}
