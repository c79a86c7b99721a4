/// Holds a presented controller's view above everything below it, and keeps it in place.
final class UITransitionView: UIView {
    weak var modalPresentation: Presentation?

    override var partsFromCoveredViews: Bool { true }

    /// What is below a presented controller can be seen, but not used.
    override var accessibilityViewIsModal: Bool {
        get { true }
        set { super.accessibilityViewIsModal = newValue }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let modalPresentation, modalPresentation.phase != .dismissing else { return }
        layOutPresentedView()
    }

    func layOutPresentedView() {
        guard let modalPresentation, let view = modalPresentation.presented.viewIfLoaded else { return }
        guard modalPresentation.style.isSheet else {
            view.frame = bounds
            return
        }
        let top = safeAreaTop + UITransitionView.sheetGap
        view.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
        view.layer.cornerRadius = UITransitionView.sheetCornerRadius
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.clipsToBounds = true
    }

    private var safeAreaTop: CGFloat { window?.windowScene?.safeAreaInsets.top ?? 0 }

    /// Points between the status bar and a sheet, and the rounding of its upper corners: as on a phone.
    private static let sheetGap: CGFloat = 10
    private static let sheetCornerRadius: CGFloat = 10
    static let sheetDimming = UIColor(white: 0, alpha: 0.2)
}
