import Drydock
import DrydockAnchorage

/// A page of fields that is as high as there is room for, and scrolls where there is too little, as above a keyboard. The field that
/// is typed into stays in sight, and what is below it as far as it can.
final class APFormView: UIScrollView {
    /// For the fields; what is in it says how high it is at least.
    let pageView = UIView()
    private var shownHeight: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        configureView()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("APFormView is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.height != shownHeight else { return }
        shownHeight = bounds.height
        guard let field = pageView.editedField else { return }
        let bottom = CGRect(x: 0, y: contentSize.height - 1, width: 1, height: 1)
        scrollRectToVisible(bottom, animated: false)
        let rect = field.convert(field.bounds, to: self)
        scrollRectToVisible(rect.insetBy(dx: 0, dy: -Constant.fieldMargin), animated: false)
    }

    private enum Constant {
        static let fieldMargin: CGFloat = 8
    }

    private func configureView() {
        // Hierarchy
        addSubview(pageView)

        // Style
        contentInsetAdjustmentBehavior = .always

        // Layout
        pageView.edgeAnchors == contentLayoutGuide.edgeAnchors
        pageView.widthAnchor == frameLayoutGuide.widthAnchor
        pageView.heightAnchor >= safeAreaLayoutGuide.heightAnchor
        // Less than texts resist being cut.
        pageView.heightAnchor == safeAreaLayoutGuide.heightAnchor ~ .low
    }
}

extension UIView {
    /// The first responder in the view, if there is one.
    fileprivate var editedField: UIView? {
        isFirstResponder ? self : subviews.lazy.compactMap(\.editedField).first
    }
}
