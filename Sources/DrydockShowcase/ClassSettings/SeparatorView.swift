import Drydock
import DrydockAnchorage

/// A hairline, which may begin after a margin.
final class SeparatorView: UIView {
    private let line = UIView()

    init(leadingMargin: CGFloat) {
        super.init(frame: .zero)
        line.backgroundColor = .separator
        addSubview(line)
        line.verticalAnchors == verticalAnchors
        line.trailingAnchor == trailingAnchor
        line.leadingAnchor == leadingAnchor + leadingMargin
        heightAnchor == 1 / UIScreen.main.scale
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SeparatorView is made in code")
    }
}
