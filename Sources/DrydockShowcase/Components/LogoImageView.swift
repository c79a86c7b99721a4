package import Drydock
import DrydockAnchorage

/// The app's logo at its one size.
package final class LogoImageView: UIImageView {
    package init() {
        super.init(frame: .zero)
        image = #imageLiteral(resourceName: "logo")
        contentMode = .scaleAspectFit
        sizeAnchors == CGSize(width: 150, height: 150)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("LogoImageView is made in code")
    }
}
