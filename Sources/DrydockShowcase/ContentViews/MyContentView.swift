package import Drydock
import DrydockAnchorage

/// A label in the middle. The view sets itself up; its controller fills it.
package final class MyContentView: UIView, ContentViewInterface {
    package let label = UILabel()

    package override init(frame: CGRect) {
        super.init(frame: frame)
        setupViewsAndConstraints()
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
        setupViewsAndConstraints()
    }

    private func setupViewsAndConstraints() {
        // Hierarchy
        addSubview(label)

        // Style
        backgroundColor = .systemBackground
        label.textColor = .systemBlue

        // Layout
        label.centerAnchors == centerAnchors
    }
}
