import DrydockControls
import DrydockViews

/// A cell's content and background as configurations, and the views that show them. Cells of tables and of collections, headers
/// and footers have one once they are given a configuration.
final class CellConfigurations {
    var content: (any UIContentConfiguration)?
    private(set) var contentView: (any UIView & UIContentView)?
    var background: UIBackgroundConfiguration?
    private(set) var backgroundView: BackgroundConfigurationView?

    /// Shows the content in the state: in the view that shows the last one if that can, else in a new view over all of `host`.
    /// - Returns: the view where it is a new one.
    @discardableResult
    func showContent(in host: UIView, state: any UIConfigurationState, updates: Bool) -> UIView? {
        guard let content else {
            contentView?.removeFromSuperview()
            contentView = nil
            return nil
        }
        let shown = updates ? content.updated(for: state) : content
        if let contentView, contentView.supports(shown) {
            contentView.configuration = shown
            return nil
        }
        contentView?.removeFromSuperview()
        let view = shown.makeContentView()
        contentView = view
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = host.bounds
        host.addSubview(view)
        return view
    }

    /// Shows the background behind all else in `host`.
    func showBackground(in host: UIView, state: any UIConfigurationState, updates: Bool) {
        guard let background else {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            return
        }
        let shown = updates ? background.updated(for: state) : background
        let view = backgroundView ?? BackgroundConfigurationView()
        if backgroundView == nil {
            backgroundView = view
            host.insertSubview(view, at: 0)
        }
        view.show(shown, color: shown.ownColor(for: host.tintColor))
        layOutBackground(in: host)
    }

    func layOutBackground(in host: UIView) {
        guard let backgroundView, let background else { return }
        backgroundView.frame = background.frame(in: host)
    }

    /// The height of the content at a width: a view that is laid out by constraints is solved, others are asked what fits.
    func contentHeight(width: CGFloat) -> CGFloat? {
        contentView.map { view in
            if let view = view as? UIListContentView {
                return view.sizeThatFits(CGSize(width: width, height: 0)).height
            }
            return view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
    }
}

extension UIView {
    /// Becomes the content view of a cell or header, and as large as that from the start: constraints in it are solved before the
    /// cell is laid out, and would contradict one another in no room at all.
    func becomeContentView(of cell: UIView) {
        frame = cell.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.addSubview(self)
    }
}
